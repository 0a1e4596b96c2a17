/**
 * What visitors do before a page is hydrated: links and forms work by themselves, while React would
 * know nothing of what was entered or pressed. A script in the page's head records it, and it is
 * repeated once React listens.
 */

/** A text, or whether a box is checked. */
type Held = string | boolean;

declare global {
  interface Window {
    beforeHydration?: {
      /** The entered controls with what they hold, and the pressed buttons, in order. */
      done: Map<Element, Held>;
      /** Loads the page that the address names by now, if it is another; returns whether it is. */
      leave: () => boolean;
      stop: () => void;
    };
  }
}

/**
 * An inline script that records what is entered and pressed. Back and Forward between entries of one
 * document only change its address: the page there is loaded, and the router doesn't hear of it, as React
 * would hydrate the rest of this page for the other address. React hydrates parts of a page after it
 * listens, so this ends once the browser is idle.
 */
export const recordScript = `{
const here=()=>location.pathname+location.search;
const served=here();
const enter=({target})=>{record.done.delete(target);record.done.set(target,/^(checkbox|radio)$/.test(target.type)?target.checked:target.value)};
const press=({target})=>{const button=target.closest('button[type=button]');if(button)record.done.set(button,'')};
let isLeft=false;
const leave=()=>isLeft||=here()!==served&&!location.reload();
const pop=(event)=>{if(leave())event.stopImmediatePropagation()};
const record={done:new Map(),leave,stop:()=>{
removeEventListener('input',enter);
removeEventListener('click',press);
(window.requestIdleCallback??setTimeout)(()=>removeEventListener('popstate',pop));
}};
window.beforeHydration=record;
addEventListener('input',enter);
addEventListener('click',press);
addEventListener('popstate',pop);
}`.replaceAll('\n', '');

/**
 * Whether another page than this is being loaded. Chromium tells of Back only once all of a page is
 * loaded, while its address is another at once.
 */
export function isPageLeft(): boolean {
  return window.beforeHydration?.leave() ?? false;
}

/** Ends recording, and repeats what was recorded; for the moment when React listens. */
export function repeatRecorded(): void {
  const record = window.beforeHydration;
  if (!record) return;
  delete window.beforeHydration;
  record.stop();
  // React handles no events while it commits.
  queueMicrotask(() => {
    for (const [element, held] of record.done) repeat(element, held);
  });
}

function repeat(element: Element, held: Held): void {
  // Hydrates this part of the page, if it isn't yet; nothing has changed since, so nothing happens.
  announce(element, 'input');
  // The page may show its own state by now, as it changed for what was entered elsewhere.
  if (element instanceof HTMLButtonElement) element.click();
  else if (element instanceof HTMLSelectElement) {
    element.value = String(held);
    announce(element, 'change');
  } else if (element instanceof HTMLInputElement && element.type === 'file') {
    announce(element, 'change');
  } else if (element instanceof HTMLInputElement && typeof held === 'boolean') {
    element.checked = !held;
    element.click();
  } else if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
    enterAgain(element, String(held));
  }
}

/**
 * React reports a text that differs from the one that it last saw or set, which is why it is set
 * twice: React sees what is set on the element, not what its prototype sets.
 */
function enterAgain(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { selectionStart, selectionEnd } = field;
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  // Other fields, as those of dates, have no selection.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  announce(field, 'input');
}

function announce(control: Element, type: 'input' | 'change'): void {
  control.dispatchEvent(new Event(type, { bubbles: true }));
}
