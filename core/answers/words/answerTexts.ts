import { partialDateText } from '#core/languages/partialDateText.ts';
import answerMessages, { type Messages } from '#messages/en/answers.gen.ts';
import { languageNow } from '#messages/language.ts';
import { translator } from '#messages/translate.ts';
import { TEAM_POLICIES } from '../../policyVocabulary.ts';
import { EDITORS_TITLE } from '../../rules/ownSources.ts';
import type {
  AnswerSource,
  ConditionalAnswer,
  EntryAnswer,
  Restriction,
  Stay,
} from '../entryAnswer.ts';
import type { Judged } from '../verdict.ts';
import { accessInWords } from './accessWords.ts';
import { licenceInWords } from './licenceWords.ts';
import { lengthInLine } from './stayWords.ts';
import { verdictWords } from './verdictWords.ts';

/** Texts of answers on pages and in feeds. */

const t = translator(answerMessages);

/** A rule's condition: in the words of its source, else of its kind, "With a biometric passport". */
export function conditionInWords({
  condition,
  text,
}: Pick<ConditionalAnswer, 'condition' | 'text'>): string {
  if (!text) return t('condition', { condition });
  // Sources' words continue a sentence, as "with a passport that states an identity number".
  return text.charAt(0).toLocaleUpperCase(languageNow()) + text.slice(1);
}

/** An answer in a row: "Visa free · up to 90 days", or the restriction that precedes it. */
export function answerInRow({
  access,
  stay,
  restriction,
}: Judged & {
  stay: Stay | null;
}): string {
  if (restriction) return verdictWords({ access, restriction }).heading;
  const answer = accessInWords(access);
  return stay ? t('answerStay', { answer, stay: lengthInLine(stay) }) : answer;
}

/** The stored title of a source in the present language, if the site itself is the source, else as it is. */
export function sourceTitle(title: string | null): string {
  return !title || title === EDITORS_TITLE ? t('editors') : title;
}

/** A source with its date: "Passport Index, edition of 17 Feb 2026". */
export function sourceInWords({
  kind,
  title: given,
  date,
}: Pick<AnswerSource, 'kind' | 'title' | 'date'>): string {
  const title = sourceTitle(given);
  if (!date) {
    return kind === 'administrator' ? title : t('titleDated', { title, date: t('dateUnknown') });
  }
  return t(kind === 'edition' ? 'edition' : 'titleDated', { title, date: partialDateText(date) });
}

/** The parts of the line that names an answer's source; `link` is the linked text. */
export type Origin = { before: string; link: string; address: string | null; after: string };

type Link = { link: string };

/** The line of a message that links a source's name; `write` gives its parts. */
export function lineWithLink(
  address: string | null,
  write: (link: (children: (string | Link)[]) => Link) => string | Link | (string | Link)[],
): Origin {
  const parts = [write((children) => ({ link: children.join('') }))].flat();
  const at = parts.findIndex((part) => typeof part !== 'string');
  const { link } = parts[at] as Link;
  return {
    before: parts.slice(0, at).join(''),
    link,
    address,
    after: parts.slice(at + 1).join(''),
  };
}

/**
 * The line that names an answer's source: "Official source, 21 Aug 2026: …", for a collection that
 * nobody here checked it, and whether it is old, or for a restriction who imposed it. Undefined
 * without a source. `collectorOf` has the collector.
 */
export function originOf({
  source,
  stale,
  restriction,
}: Pick<EntryAnswer, 'source' | 'stale' | 'restriction'>): Origin | undefined {
  if (restriction) return originOfRestriction(restriction);
  if (!source) return undefined;
  const { kind, quality, publisher, address, date, verifiedOn, page } = source;
  const title = sourceTitle(source.title);
  const known = date ? partialDateText(date) : t('dateUnknown');
  const day = verifiedOn ? partialDateText(verifiedOn) : '';
  if (page) {
    const licence = licenceInWords(source.licence);
    const values = { title: page.title, publisher, licence, read: known, checked: day || 'no' };
    return lineWithLink(page.address, (link) => t.rich(pageKeys[page.scope], { ...values, link }));
  }
  if (source.id === TEAM_POLICIES) {
    return lineWithLink(address, (link) => t.rich('teamSource', { title, date: known, link }));
  }
  const named = { source: sourceInWords(source) };
  return lineWithLink(address, (link) => {
    if (kind === 'official' && quality === 'primary') {
      return day
        ? t.rich('officialSourceChecked', { title, date: known, day, link })
        : t.rich('officialSource', { title, date: known, link });
    }
    if (day) return t.rich('sourceChecked', { ...named, day, link });
    if (kind !== 'edition') return t.rich('sourceUnchecked', { ...named, link });
    if (!stale || !date) return t.rich('collected', { ...named, link });
    return t.rich('collectedOld', { ...named, date: partialDateText(date.slice(0, 7)), link });
  });
}

/** Who collected an answer's rule, with the licence; null for other sources, and for a rule that was checked here. */
export function collectorOf({
  source,
  restriction,
}: Pick<EntryAnswer, 'source' | 'restriction'>): string | null {
  const isCollected = source?.page || source?.kind === 'edition';
  if (restriction || !isCollected || source.verifiedOn) return null;
  return `${source.publisher} (${source.licence})`;
}

/** A source in a page's list, whose collectors are named once below it. */
export type ListedSource = { line: Origin; collector: string | null };

/** An answer's source in a page's list: a page that a collection read, by its name and day alone. */
export function listedSource(answer: Parameters<typeof originOf>[0]): ListedSource | undefined {
  const { source } = answer;
  const collector = collectorOf(answer);
  if (!collector || !source?.page) {
    const line = originOf(answer);
    return line && { line, collector };
  }
  const { title, address } = source.page;
  const date = source.date ? partialDateText(source.date) : t('dateUnknown');
  return {
    line: lineWithLink(address, (link) => t.rich('sourceCollected', { title, date, link })),
    collector,
  };
}

function originOfRestriction({ source }: Restriction): Origin | undefined {
  const { title, date, address } = source;
  if (!title) return undefined;
  return lineWithLink(address, (link) =>
    date
      ? t.rich('sourceDated', { title, date: partialDateText(date), link })
      : t.rich('sourceUnchecked', { source: title, link }),
  );
}

const pageKeys = {
  rule: 'pageOfRule',
  policy: 'pageOfPolicy',
  other_government: 'pageOfOther',
} as const satisfies Record<string, keyof Messages>;

/** Further sentences on how current an answer is. */
export function currencyInWords({
  renewedBy,
  recheckFailedOn,
}: Pick<EntryAnswer, 'renewedBy' | 'recheckFailedOn'>): string[] {
  const sentences: string[] = [];
  if (renewedBy) {
    const { page, date } = renewedBy;
    const title = page?.title ?? '';
    const ofPage = date ? t('titleDated', { title, date: partialDateText(date) }) : title;
    sentences.push(t('renewed', { source: page ? ofPage : sourceInWords(renewedBy) }));
  }
  if (recheckFailedOn) {
    sentences.push(t('recheckFailed', { date: partialDateText(recheckFailedOn) }));
  }
  return sentences;
}
