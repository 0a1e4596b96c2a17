import answerMessages, { type Messages } from '../../../messages/answers/en.gen.ts';
import { type Tag, type Translate, translator } from '../../../messages/translate.ts';
import { partialDateText } from '../rules/partialDateText.ts';
import type { AnswerSource, ConditionalAnswer, EntryAnswer, Stay } from './access.ts';
import { accessInWords } from './accessWords.ts';
import { lengthInLine } from './verdictLine.ts';

/** Texts of answers on pages and in feeds. No zod here: public pages load this file. */

const t = () => translator(answerMessages);

/** The words for a rule's condition: "With a biometric passport". */
export function conditionInWords({ condition }: Pick<ConditionalAnswer, 'condition'>): string {
  return t()('condition', { condition });
}

/** An answer in a row: "Visa free · up to 90 days". */
export function answerInRow({
  access,
  stay,
}: {
  access: EntryAnswer['access'];
  stay: Stay | null;
}): string {
  const answer = accessInWords(access);
  return stay ? t()('answerStay', { answer, stay: lengthInLine(stay) }) : answer;
}

/** A source with its date: "Passport Index, edition of 17 February 2026". */
export function sourceInWords({ kind, title: given, date }: AnswerSource): string {
  const title = given || t()('editors');
  if (!date) {
    return kind === 'administrator'
      ? title
      : t()('titleDated', { title, date: t()('dateUnknown') });
  }
  return t()(kind === 'edition' ? 'edition' : 'titleDated', { title, date: partialDateText(date) });
}

/** The parts of the line that names an answer's source; `link` is the linked text. */
export type Origin = { before: string; link: string; address: string | null; after: string };

type SourceKey =
  | 'officialSource'
  | 'officialSourceChecked'
  | 'sourceUnchecked'
  | 'sourceChecked'
  | 'collected'
  | 'collectedOld'
  | 'pageOfRule'
  | 'pageOfPolicy'
  | 'pageOfOther';

/**
 * The line that names an answer's source: "Official source, 21 August 2026: …", or for a collection
 * its collector, and whether it is old. Undefined without a source.
 */
export function originOf({
  source,
  stale,
}: Pick<EntryAnswer, 'source' | 'stale'>): Origin | undefined {
  if (!source) return undefined;
  const { kind, quality, title, publisher, licence, address, date, verifiedOn, page } = source;
  const day = verifiedOn ? partialDateText(verifiedOn) : '';
  if (page) {
    const read = date ? partialDateText(date) : t()('dateUnknown');
    const checked = day || 'no';
    return linePart(pageKeys[page.scope], page.address, {
      ...{ title: page.title, publisher, licence, read, checked },
    });
  }
  if (kind === 'official' && quality === 'primary') {
    const known = date ? partialDateText(date) : t()('dateUnknown');
    const key = day ? 'officialSourceChecked' : 'officialSource';
    return linePart(key, address, { title, date: known, day });
  }
  const words = { source: sourceInWords(source), publisher, licence, day };
  if (day) return linePart('sourceChecked', address, words);
  if (kind !== 'edition') return linePart('sourceUnchecked', address, words);
  if (!stale || !date) return linePart('collected', address, words);
  return linePart('collectedOld', address, { ...words, date: partialDateText(date.slice(0, 7)) });
}

const pageKeys = {
  rule: 'pageOfRule',
  policy: 'pageOfPolicy',
  other_government: 'pageOfOther',
} as const satisfies Record<string, keyof Messages>;

/** A message as the texts before, in and after its link. */
function linePart(key: SourceKey, address: string | null, values: Record<string, string>): Origin {
  const line = translator(answerMessages) as Translate<Record<SourceKey, SourceLine>>;
  const parts = [
    line.rich<Link, SourceKey>(key, {
      ...({ title: '', date: '', day: '', source: '', publisher: '', licence: '' } as const),
      ...({ read: '', checked: '' } as const),
      ...values,
      link: (children) => ({ link: children.join('') }),
    }),
  ].flat();
  const at = parts.findIndex((part) => typeof part !== 'string');
  const { link } = parts[at] as Link;
  return { before: textOf(parts.slice(0, at)), link, address, after: textOf(parts.slice(at + 1)) };
}

type Link = { link: string };
type SourceLine = Record<
  'title' | 'date' | 'day' | 'source' | 'publisher' | 'licence' | 'read' | 'checked',
  string
> & { link: Tag };

function textOf(parts: (string | Link)[]): string {
  return parts.join('');
}

/** Further sentences on how current an answer is. */
export function currencyInWords({
  renewedBy,
  recheckFailedOn,
}: Pick<EntryAnswer, 'renewedBy' | 'recheckFailedOn'>): string[] {
  const sentences: string[] = [];
  if (renewedBy) {
    const { page, date } = renewedBy;
    const title = page?.title ?? '';
    const ofPage = date ? t()('titleDated', { title, date: partialDateText(date) }) : title;
    sentences.push(t()('renewed', { source: page ? ofPage : sourceInWords(renewedBy) }));
  }
  if (recheckFailedOn) {
    sentences.push(t()('recheckFailed', { date: partialDateText(recheckFailedOn) }));
  }
  return sentences;
}
