import type { CompiledMessage } from 'icu-minify/format';
import { readMessagesBy, type Wording } from '../../messages/translate.ts';

/** Messages by namespace and key. */
type Corrected = Record<string, Record<string, CompiledMessage>>;

const ID = 'corrections';

/** The script of data with the messages that the site's team has corrected, in the page's language. */
export function correctionsScript(corrections: Corrected): string {
  // A text may contain </script>, which would end the element.
  const json = JSON.stringify(corrections).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${ID}">${json}</script>`;
}

/** Makes the page's scripts word messages as the server did. */
export function applyCorrections(): void {
  const json = document.getElementById(ID)?.textContent;
  if (!json) return;
  const corrections: Corrected = JSON.parse(json);
  const wordings = new WeakMap<object, Wording>();
  readMessagesBy((_language, { namespace, messages: shipped }) => {
    const found = wordings.get(shipped);
    if (found) return found;
    const wording = { messages: { ...shipped, ...corrections[namespace] }, shipped };
    wordings.set(shipped, wording);
    return wording;
  });
}
