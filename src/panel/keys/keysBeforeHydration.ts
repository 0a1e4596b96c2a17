/**
 * Keys that are pressed before the panel is hydrated: a script in its documents records those that may be
 * shortcuts, and they are repeated for what listens to keys.
 */

declare global {
  interface Window {
    keysBeforeHydration?: { keys: KeyboardEvent[]; stop: () => void };
  }
}

/**
 * An inline script that records keys that type nothing, and with Ctrl or Cmd those of an element with
 * `data-ctrl-key`, where the browser would do something else.
 */
export const recordKeysScript = `{
const press=(event)=>{
const {key,ctrlKey,metaKey,altKey,shiftKey,target}=event;
const withCtrl=ctrlKey||metaKey;
const isCommand=withCtrl&&!altKey&&!shiftKey&&/^[a-z]$/i.test(key)&&document.querySelector('[data-ctrl-key='+key.toLowerCase()+']');
if(isCommand)event.preventDefault();
if(isCommand||key.length===1&&!withCtrl&&!altKey&&!target.closest('input:not([type=checkbox]),textarea,select'))record.keys.push(event);
};
const record={keys:[],stop:()=>removeEventListener('keydown',press)};
window.keysBeforeHydration=record;
addEventListener('keydown',press);
}`.replaceAll('\n', '');

/** The recorded keys that nothing has handled yet. */
let keys: KeyboardEvent[] = [];

/**
 * Listens to keys in the whole window, also to those that were pressed before the page was hydrated; a
 * listener prevents the default of those it handles. Returns what ends it.
 */
export function listenToKeys(press: (event: KeyboardEvent) => void): () => void {
  takeRecorded();
  window.addEventListener('keydown', press);
  keys = keys.filter((recorded) => {
    const again = new KeyboardEvent('keydown', {
      key: recorded.key,
      code: recorded.code,
      ctrlKey: recorded.ctrlKey,
      metaKey: recorded.metaKey,
      shiftKey: recorded.shiftKey,
      bubbles: true,
      cancelable: true,
    });
    (recorded.target ?? window).dispatchEvent(again);
    return !again.defaultPrevented;
  });
  return () => window.removeEventListener('keydown', press);
}

/** Ends recording, once something listens. */
function takeRecorded(): void {
  const record = window.keysBeforeHydration;
  if (!record) return;
  delete window.keysBeforeHydration;
  record.stop();
  keys = record.keys;
  // Whatever is pressed next is meant for the page as it is then.
  for (const type of ['keydown', 'pointerdown']) {
    window.addEventListener(type, forgetKeys, { once: true, capture: true });
  }
}

function forgetKeys({ isTrusted }: Event): void {
  if (isTrusted) keys = [];
}
