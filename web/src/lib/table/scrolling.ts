/** The nearest box around an element that scrolls; nothing inside a page that scrolls as a whole. */
export function scrollingBox(element: HTMLElement): HTMLElement | null {
  let box: HTMLElement | null = element.parentElement;
  while (box && !/auto|scroll/.test(getComputedStyle(box).overflowY)) box = box.parentElement;
  return box;
}

/** Shows the end of whatever box an element stands in, once it is drawn: a drawer opens after what stands in it is made. */
export function scrollToEnd(element: HTMLElement): void {
  requestAnimationFrame(() => {
    const box = scrollingBox(element);
    if (box) box.scrollTop = box.scrollHeight;
  });
}
