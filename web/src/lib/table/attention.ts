/** Calls a player back to the table: a soft sound, and a notice of the browser while the page is hidden. */

let audio: AudioContext | null = null;

/** Browsers let a page sound only after somebody has touched it; until then there is no sound. Returns how to stop waiting. */
export function readySound(): () => void {
  const begin = () => {
    stop();
    try {
      audio ??= new AudioContext();
      void audio.resume();
    } catch {
      // Without sound the table still shows whose move it is.
    }
  };
  const stop = () => {
    removeEventListener('pointerdown', begin);
    removeEventListener('keydown', begin);
  };
  addEventListener('pointerdown', begin);
  addEventListener('keydown', begin);
  return stop;
}

/** Two soft tones, the second a fourth above the first. */
export function chime(): void {
  if (audio?.state !== 'running') return;
  tone(audio, 523.25, 0);
  tone(audio, 698.46, 0.16);
}

function tone(context: AudioContext, frequency: number, after: number): void {
  const begin = context.currentTime + after;
  const volume = context.createGain();
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(0.12, begin + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, begin + 0.5);
  const source = context.createOscillator();
  source.type = 'sine';
  source.frequency.value = frequency;
  source.connect(volume).connect(context.destination);
  source.start(begin);
  source.stop(begin + 0.55);
}

/** Whether this browser can show notices here: it wants an encrypted line. */
export type Notices = 'missing' | 'ask' | 'granted' | 'denied';

export function notices(): Notices {
  if (typeof Notification === 'undefined' || !globalThis.isSecureContext) return 'missing';
  return Notification.permission === 'default' ? 'ask' : Notification.permission;
}

export async function allowNotices(): Promise<Notices> {
  if (notices() === 'ask') await Notification.requestPermission();
  return notices();
}

/** Shows a notice if the page is hidden and the visitor wants notices; one table shows one at a time. */
export function notify(table: string, title: string, text: string): void {
  if (document.visibilityState === 'visible' || notices() !== 'granted') return;
  try {
    const notice = new Notification(title, { body: text, tag: `stolik-${table}`, icon: '/icon.svg' });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Some phones have the interface but refuse it outside a service worker.
  }
}
