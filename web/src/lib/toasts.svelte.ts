/** Short notices that come and go; read out by screen readers. */

export type ToastKind = 'note' | 'problem';

export interface Toast {
  key: number;
  kind: ToastKind;
  text: string;
}

/** Long enough to read twice; a problem stays until it is dismissed. */
const STAYS_MS = 6_000;

class Toasts {
  list: Toast[] = $state([]);
  #count = 0;

  add(text: string, kind: ToastKind): void {
    // The same sentence twice tells nothing new.
    this.list = this.list.filter((toast) => toast.text !== text);
    const key = ++this.#count;
    this.list.push({ key, kind, text });
    if (kind === 'note') setTimeout(() => this.dismiss(key), STAYS_MS);
  }

  dismiss(key: number): void {
    this.list = this.list.filter((toast) => toast.key !== key);
  }
}

export const toasts = new Toasts();

/** Shows a notice for a while. */
export function toast(text: string, kind: ToastKind = 'note'): void {
  toasts.add(text, kind);
}
