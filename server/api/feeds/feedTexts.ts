import type { Feed } from 'feed';
import { wordsOfCause, wordsOfKind } from '#core/answers/words/changeWords.ts';
import { listInWords } from '#core/languages/listInWords.ts';
import { plainText } from '#core/plainText.ts';
import type { RecordedChange } from '#db/queries/answers/answerChanges.ts';
import feedMessages from '#messages/en/feeds.gen.ts';
import { languageNow } from '#messages/language.ts';
import { translator } from '#messages/translate.ts';

/** Texts of change feeds, as HTML, and the feeds as XML. */

const t = translator(feedMessages);

/**
 * The source of the changes, and one line per kind of change: "Visa free, 90 days → Visa required:
 * Brazil, Chile". `nameOf` returns the name of the passport or destination to list.
 */
export function htmlOfChanges(
  changes: readonly [RecordedChange, ...RecordedChange[]],
  nameOf: (change: RecordedChange) => string,
): string {
  const [{ cause, sourceTitle }] = changes;
  const names = new Map<string, string[]>();
  for (const change of changes) {
    const kind = wordsOfKind(change);
    const known = names.get(kind);
    if (known) known.push(nameOf(change));
    else names.set(kind, [nameOf(change)]);
  }
  const lines = [...names].map(([change, listed]) => {
    const line = t('listed', { change, countries: listInWords(listed, 'comma') });
    return `<li>${escapeHtml(line)}</li>`;
  });
  return `<p>${escapeHtml(wordsOfCause(cause, sourceTitle))}</p><ul>${lines.join('')}</ul>`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? '');
}

const ATOM = 'xmlns="http://www.w3.org/2005/Atom"';

/** A feed as Atom, with the language of its texts. */
export function atomOf(feed: Feed): string {
  return plainText(feed.atom1()).replace(ATOM, `${ATOM} xml:lang="${languageNow()}"`);
}
