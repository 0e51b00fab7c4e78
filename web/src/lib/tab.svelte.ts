/** The browser's tab: the title of the page, and how many tables wait for the visitor, in title and icon. */

const NAME = 'Stolik';

class Tab {
  /** What the page is about. */
  title = $state('');
}

export const tab = new Tab();

/** Shows the state in the tab; to be called in an effect. */
export function showTab(title: string, waiting: number): void {
  const page = title === '' || title === NAME ? NAME : `${title} · ${NAME}`;
  document.title = waiting > 0 ? `(${waiting}) ${page}` : page;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = waiting > 0 ? iconWith(waiting) : '/icon.svg';
  if (icon && icon.getAttribute('href') !== wanted) icon.setAttribute('href', wanted);
}

/** The little table with a number on it. */
function iconWith(count: number): string {
  const shown = count > 9 ? '9+' : String(count);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">` +
    `<path d="M9 13 6 28M23 13l3 15" stroke="#8a6238" stroke-width="3" stroke-linecap="round"/>` +
    `<ellipse cx="16" cy="11" rx="14" ry="6" fill="#1f6547"/>` +
    `<circle cx="21" cy="21" r="11" fill="#e8ad4b"/>` +
    `<text x="21" y="26" font-family="sans-serif" font-size="${shown.length > 1 ? 12 : 15}" font-weight="700" ` +
    `text-anchor="middle" fill="#2b1c05">${shown}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
