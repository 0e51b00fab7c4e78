/** Which card is shown large, and where: under the pointer, with the focus, or after a long press. */
import type { Attachment } from 'svelte/attachments';

import type { Card } from './types';

const HOVER_MS = 380;
const PRESS_MS = 420;
const STILL = 10;

export class Zoom {
  card: Card | null = $state(null);
  /** Beside what it is shown. */
  anchor: DOMRect | null = $state.raw(null);
  /** Stays until something else is touched. */
  isPinned = $state(false);
  #node: Element | null = null;

  show(card: Card, node: Element, isPinned = false): void {
    this.card = card;
    this.anchor = node.getBoundingClientRect();
    this.isPinned = isPinned;
    this.#node = node;
  }

  hide(node: Element | null = this.#node): void {
    if (node !== this.#node) return;
    this.card = null;
    this.isPinned = false;
    this.#node = null;
  }

  /** Shows the card, or puts it away if it is shown already. */
  toggle(card: Card, node: Element): void {
    if (this.isPinned && this.#node === node) this.hide();
    else this.show(card, node, true);
  }

  /** Makes an element show a card. */
  on(card: Card): Attachment<HTMLElement> {
    return (node) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      let start: { x: number; y: number } | null = null;
      let isLong = false;
      const later = (ms: number, what: () => void) => {
        clearTimeout(timer);
        timer = setTimeout(what, ms);
      };
      const stop = () => {
        clearTimeout(timer);
        start = null;
      };
      const leave = () => {
        stop();
        if (!this.isPinned) this.hide(node);
      };
      const listeners: [string, (event: never) => void][] = [
        [
          'pointerenter',
          (event: PointerEvent) => {
            if (event.pointerType === 'mouse' && event.buttons === 0)
              later(HOVER_MS, () => this.show(card, node));
          },
        ],
        ['pointerleave', leave],
        [
          'pointerdown',
          (event: PointerEvent) => {
            isLong = false;
            leave();
            if (event.pointerType === 'mouse') return;
            start = { x: event.clientX, y: event.clientY };
            later(PRESS_MS, () => {
              isLong = true;
              this.show(card, node, true);
            });
          },
        ],
        [
          'pointermove',
          (event: PointerEvent) => {
            if (start && Math.hypot(event.clientX - start.x, event.clientY - start.y) > STILL) stop();
          },
        ],
        ['pointerup', stop],
        ['pointercancel', stop],
        [
          'contextmenu',
          (event: Event) => {
            if (start || isLong) event.preventDefault();
          },
        ],
        [
          'focus',
          () => {
            if (node.matches(':focus-visible')) later(HOVER_MS, () => this.show(card, node));
          },
        ],
        // A card that goes while it has the focus says so in the middle of the change.
        ['blur', () => queueMicrotask(leave)],
      ];
      const click = (event: MouseEvent) => {
        // The end of a long press is no press.
        if (isLong && event.detail > 0) {
          event.stopImmediatePropagation();
          event.preventDefault();
        }
        isLong = false;
      };
      for (const [name, listener] of listeners) node.addEventListener(name, listener as EventListener);
      node.addEventListener('click', click, { capture: true });
      return () => {
        clearTimeout(timer);
        this.hide(node);
        for (const [name, listener] of listeners) node.removeEventListener(name, listener as EventListener);
        node.removeEventListener('click', click, { capture: true });
      };
    };
  }
}
