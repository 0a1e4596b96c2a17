import { PAGE_STATE } from './openInLanguage.ts';

type PageState = { scroll: number; fields: { name: string; value: string; checked?: boolean }[] };

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Stores what is typed and how far the page is scrolled, for the page in another language. */
export function storePageState(): void {
  const state: PageState = {
    scroll: window.scrollY,
    fields: fields().map((field) => ({
      name: field.name,
      value: field.value,
      ...('checked' in field && { checked: field.checked }),
    })),
  };
  try {
    sessionStorage.setItem(PAGE_STATE, JSON.stringify(state));
  } catch {
    // Storage is blocked or full: the page is loaded without it.
  }
}

/** Restores what `storePageState` has stored, once. */
export function restorePage(): void {
  const state = takeState();
  if (!state) return;
  for (const [index, field] of fields().entries()) {
    const stored = state.fields[index];
    if (stored?.name === field.name) restoreField(field, stored);
  }
  window.scrollTo({ top: state.scroll, behavior: 'instant' });
}

function takeState(): PageState | undefined {
  try {
    const stored = sessionStorage.getItem(PAGE_STATE);
    sessionStorage.removeItem(PAGE_STATE);
    return stored ? JSON.parse(stored) : undefined;
  } catch {
    return undefined;
  }
}

function fields(): Field[] {
  return [
    ...document.querySelectorAll<Field>(
      'main :is(input:not([type=hidden], [type=password], [type=file]), textarea, select)',
    ),
  ];
}

/** React listens to events of fields whose value has changed since it set it. */
function restoreField(field: Field, { value, checked }: PageState['fields'][number]): void {
  if (checked !== undefined && 'checked' in field && checked !== field.checked) field.click();
  if (value === field.value) return;
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
