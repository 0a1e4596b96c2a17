import type { CompiledMessage } from 'icu-minify/format';
import { readMessagesBy, type Wording } from '#messages/translate.ts';
import { isPanelPath } from './panelPath.ts';
import type { TrpcUtils } from './trpc.ts';

/** Messages by namespace and key. */
type Corrected = Record<string, Record<string, CompiledMessage>>;

/** The namespaces of messages in the scripts of each route, by its id. */
type Namespaces = Record<string, readonly string[]>;

const ID = 'corrections';

/**
 * The script of data with the messages that the site's team has corrected, in the page's language: those
 * that the scripts of its routes have, and the names of the other namespaces that scripts of public pages
 * have. Without `modules`, and on a page of the panel, it has all. None if there is nothing to say.
 */
export function correctionsScript(
  corrections: Corrected,
  modules: { namespaces: Namespaces } | undefined,
  routeIds: readonly string[],
): string[] {
  const namespaces = modules?.namespaces ?? {};
  const has = (ids: readonly string[]) => new Set(ids.flatMap((id) => namespaces[id] ?? []));
  const isWhole = !modules || routeIds.some(isPanelPath);
  const used = has(routeIds);
  const all = has(Object.keys(namespaces).filter((id) => !isPanelPath(id)));
  const own = Object.entries(corrections).filter(([name]) => isWhole || used.has(name));
  const others = isWhole
    ? []
    : Object.keys(corrections).filter((name) => all.has(name) && !used.has(name));
  if (own.length + others.length === 0) return [];
  // A text may contain </script>, which would end the element.
  const json = JSON.stringify(Object.fromEntries(own)).replaceAll('<', '\\u003c');
  const more = others.length > 0 ? ` data-others="${others.join(' ')}"` : '';
  return [`<script type="application/json" id="${ID}"${more}>${json}</script>`];
}

let corrections: Corrected = {};
let others: string[] = [];
let wordings = new WeakMap<object, Wording>();

/** Makes the page's scripts word messages as the server did. */
export function applyCorrections(): void {
  const script = document.getElementById(ID);
  if (!script?.textContent) return;
  corrections = JSON.parse(script.textContent);
  others = script.dataset.others?.split(' ') ?? [];
  readMessagesBy((_language, { namespace, messages: shipped }) => {
    const found = wordings.get(shipped);
    if (found) return found;
    const wording = { messages: { ...shipped, ...corrections[namespace] }, shipped };
    wordings.set(shipped, wording);
    return wording;
  });
}

/**
 * Resolves once the corrected messages of all pages are in the browser, for the next page; if the server
 * fails, that page has the product's words.
 */
export async function whenCorrected(trpc: TrpcUtils): Promise<void> {
  if (others.length === 0) return;
  const fetched = await trpc.translation.corrected
    .fetch({ namespaces: others })
    .catch(() => undefined);
  if (!fetched) return;
  corrections = { ...corrections, ...(fetched as Corrected) };
  others = [];
  wordings = new WeakMap();
}
