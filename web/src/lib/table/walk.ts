/** Arrow keys, Home and End walk over the buttons of a list; Tab still visits them all. */
export function walk(event: KeyboardEvent, buttons: readonly HTMLElement[]): void {
  const at = buttons.indexOf(event.target as HTMLElement);
  if (at === -1) return;
  const next = {
    ArrowDown: at + 1,
    ArrowRight: at + 1,
    ArrowUp: at - 1,
    ArrowLeft: at - 1,
    Home: 0,
    End: buttons.length - 1,
  }[event.key];
  const button = next === undefined ? undefined : buttons[next];
  if (!button) return;
  event.preventDefault();
  button.focus();
}
