/** What this browser remembers. Storage may be closed (private windows, full disks): then nothing is remembered. */

const PREFIX = 'stolik.';

export function recall(key: string): unknown {
  try {
    const text = localStorage.getItem(PREFIX + key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // The choice holds until the page is closed.
  }
}
