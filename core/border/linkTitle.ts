import borderMessages, { type Messages } from '#messages/en/border.gen.ts';
import { languageNow } from '#messages/language.ts';
import { translator } from '#messages/translate.ts';
import { listInWords } from '../languages/listInWords.ts';
import { languageOfName } from './nameLanguage.ts';

/** Titles of applications without a name of their own, which are made of their kind and their terms. */

const t = translator(borderMessages);

type Kind = Messages['applicationKind']['kind'];

const kinds = {
  eta: 'Travel authorisation (ETA)',
  e_visa: 'e-Visa',
  visa: 'Visa',
  visa_on_arrival: 'Visa on arrival',
  arrival_card: 'Arrival card',
  authority: 'Authority',
} as const satisfies Record<Kind, string>;

type Terms = {
  scheme: Kind;
  online?: boolean | undefined;
  stayDays?: number | undefined;
  entries?: Messages['applicationEntries']['entries'] | undefined;
};

/** "e-Visa, up to 30 days, single entry": the title that is stored. */
export function titleOfTerms({ scheme, online, stayDays, entries }: Terms): string {
  return [
    kinds[scheme],
    online && 'applied for online',
    stayDays !== undefined && (stayDays === 1 ? 'up to 1 day' : `up to ${stayDays} days`),
    entries && `${entries} entry`,
  ]
    .filter(Boolean)
    .join(', ');
}

const pattern =
  /^(?<kind>[^,]+)(?<online>, applied for online)?(?:, up to (?<days>\d+) days?)?(?:, (?<entries>single|double|multiple) entry)?$/;

/** The terms of which a stored title is made; undefined for a name. */
export function termsOfTitle(title: string): Terms | undefined {
  const { kind, online, days, entries } = pattern.exec(title)?.groups ?? {};
  const scheme = (Object.keys(kinds) as Kind[]).find((one) => kinds[one] === kind);
  if (!scheme) return undefined;
  return {
    scheme,
    online: online !== undefined,
    stayDays: days === undefined ? undefined : Number(days),
    entries: entries as Terms['entries'],
  };
}

/** A link's title in the present language, or as it is, with the language that it is in. */
export function linkTitle(title: string): { text: string; lang: string | undefined } {
  const terms = languageNow() === 'en' ? undefined : termsOfTitle(title);
  if (!terms) return { text: title, lang: languageOfName(title) };
  const { scheme, online, stayDays, entries } = terms;
  const kind = t('applicationKind', { kind: scheme });
  const details = [
    online ? t('applicationOnline') : '',
    stayDays === undefined ? '' : t('applicationStay', { days: stayDays }),
    entries ? t('applicationEntries', { entries }) : '',
  ].filter(Boolean);
  const text =
    details.length > 0
      ? t('applicationTitle', { kind, details: listInWords(details, 'comma') })
      : kind;
  return { text, lang: undefined };
}
