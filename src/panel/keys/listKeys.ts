/** The panel's shortcuts, as the dialog lists them. */
export const keys = [
  { names: ['/'], does: 'Search this list' },
  { names: ['n'], does: 'Add a new one' },
  { names: ['↓', '↑'], does: 'Go to the next or previous row' },
  { names: ['Enter'], does: 'Open the row' },
  { names: ['Space'], does: 'Select the row' },
  { names: ['c'], does: 'Confirm the row, where it is to be verified' },
  { names: ['Ctrl', 'K'], does: 'Go to a destination, country, rule, setting or action' },
  { names: ['Ctrl', 'S'], does: 'Save, and stay on the page' },
  { names: ['?'], does: 'Show these keys' },
] as const;

const ROW = '[data-list-row]';

/**
 * Handles a shortcut on the current page; returns whether it did anything. Rows, search box, "New"
 * and "Confirm" are found by their attributes: `data-list-row`, `data-list-search`,
 * `data-list-new`, `data-confirms`.
 */
export function pressListKey(pressed: string): boolean {
  // Caps Lock changes the letter's case.
  const key = pressed.length === 1 ? pressed.toLowerCase() : pressed;
  const main = document.querySelector('main');
  const row = document.activeElement?.closest<HTMLElement>(ROW);
  const focused = row === document.activeElement ? row : undefined;
  switch (key) {
    case '/':
      return focus(main?.querySelector<HTMLElement>('[data-list-search]'));
    case 'n':
      return click(main?.querySelector<HTMLElement>('[data-list-new]'));
    case 'ArrowDown':
      return walk(main, row, 1);
    case 'ArrowUp':
      return walk(main, row, -1);
    case 'Enter':
      return click(focused?.querySelector<HTMLElement>('a[href]:not([target=_blank])'));
    case ' ':
      return click(focused?.querySelector<HTMLElement>('.select input'));
    case 'c':
      return click(row?.querySelector<HTMLElement>('[data-confirms]:not(:disabled)'));
    default:
      return false;
  }
}

/** Moves the focus to the next or previous row; from outside the rows, to the first one. */
function walk(main: Element | null, from: HTMLElement | null | undefined, step: 1 | -1): boolean {
  const rows = [...(main?.querySelectorAll<HTMLElement>(ROW) ?? [])];
  if (from) return focus(rows[rows.indexOf(from) + step]) || rows.length > 0;
  const isOnPage = document.activeElement === document.body || document.activeElement === main;
  return (isOnPage || isListFocused()) && focus(step === 1 ? rows[0] : undefined);
}

/** The list itself has the focus after a paging link. */
function isListFocused(): boolean {
  return document.activeElement?.classList.contains('admin-list') ?? false;
}

function focus(element: HTMLElement | null | undefined): boolean {
  element?.focus();
  return Boolean(element);
}

function click(element: HTMLElement | null | undefined): boolean {
  element?.click();
  return Boolean(element);
}

/** Elements in which keys type, select or have another meaning. */
const TAKES_KEYS =
  'textarea, select, [contenteditable=true], [role=combobox], [role=listbox], [role=menu], input:not([type=checkbox])';

/** Whether a key is meant for the page, not for a field, the browser or an assistive technology. */
export function isForPage(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing) return false;
  // While held down, only arrows repeat.
  if (event.repeat && !event.key.startsWith('Arrow')) return false;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  // Question mark and slash need Shift on many keyboards, and so do capital letters.
  if (event.shiftKey && !/^[?/a-z]$/i.test(event.key)) return false;
  if (document.querySelector('dialog:modal')) return false;
  return !(event.target instanceof Element && event.target.closest(TAKES_KEYS));
}
