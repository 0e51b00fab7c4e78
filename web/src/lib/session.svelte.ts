/** Who the visitor is: a name and a cookie, no more. */

import { api } from './api';
import type { Me } from './wire';

class Session {
  /** Nothing until the server has told. */
  me: Me | null = $state.raw(null);

  get name(): string | null {
    return this.me?.name ?? null;
  }

  /** Whether the page should say that the line is not encrypted. */
  get isOpenLine(): boolean {
    return this.me !== null && !this.me.secure && !isLoopback(location.hostname);
  }

  async load(): Promise<Me> {
    return (this.me = await api.session());
  }

  /** Takes a name: begins a session, or renames the one there is. */
  async rename(name: string): Promise<Me> {
    return (this.me = await api.rename(name.trim()));
  }

  /** Ends the session; the seats it held cannot be taken again. */
  async forget(): Promise<void> {
    await api.forgetMe();
    await this.load();
  }
}

export function isLoopback(host: string): boolean {
  return (
    host === 'localhost' || host === '[::1]' || host.endsWith('.localhost') || /^127(\.\d+){3}$/.test(host)
  );
}

export const session = new Session();
