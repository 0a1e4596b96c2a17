import { type LanguageCode, languages } from '#core/languages/languages.ts';
import { type TranslationState, translationStates } from '#core/records/lists.ts';
import { oneOf } from '#src/lib/searchParams.ts';
import type { ListFilter } from '../lists/ListFilters.tsx';
import { type ListAddress, pageInput, readListAddress } from '../lists/listAddress.ts';
import { areaNames } from './areaNames.ts';

/** Search parameters of the list of translations. */
export type TranslationSearch = ListAddress & {
  language?: LanguageCode | undefined;
  state?: TranslationState | undefined;
  area?: string | undefined;
};

const codes = languages.map(({ code }) => code);

export function readTranslationSearch(search: { [name: string]: unknown }): TranslationSearch {
  return {
    ...readListAddress(search, []),
    language: oneOf(search.language, codes),
    state: oneOf(search.state, translationStates),
    area: typeof search.area === 'string' ? search.area : undefined,
  };
}

/** The language of a list without a choice: every editor can read its texts. */
const firstLanguage: LanguageCode = 'en';

/** The input of the list query for these search parameters. */
export function translationListInput({
  search,
  page,
  size,
  language,
  state,
  area,
}: TranslationSearch) {
  const { sort: _, ...pages } = pageInput({ page, size }, []);
  return { search, language: language ?? firstLanguage, state, area, ...pages };
}

const stateNames: Record<TranslationState, string> = {
  missing: 'Missing',
  stale: 'Stale',
  machine: 'Machine',
  reviewed: 'Reviewed',
  unused: 'Unused',
};

/** The name of a state; English texts are written, not translated by a machine. */
export function stateName(state: TranslationState, language: LanguageCode): string {
  return language === 'en' && state === 'machine' ? 'Shipped' : stateNames[state];
}

/** The name of a language in English, and in itself: "German (Deutsch)". */
export function languageName(language: LanguageCode): string {
  const english = englishNames.of(language) ?? language;
  const own = languages.find(({ code }) => code === language)?.name;
  return own === english ? english : `${english} (${own})`;
}

const englishNames = new Intl.DisplayNames('en', { type: 'language' });

/** The filters: language, in the order of the English names, state with its number, and area. */
export function translationFilters(
  language: LanguageCode,
  areas: readonly string[],
  states: Readonly<Record<TranslationState, number>> | undefined,
): readonly ListFilter[] {
  const others = codes.filter((code) => code !== firstLanguage);
  return [
    {
      name: 'language',
      label: 'Language',
      any: languageName(firstLanguage),
      options: others
        .map((code) => ({ value: code, text: languageName(code) }))
        .toSorted((a, b) => a.text.localeCompare(b.text, 'en')),
    },
    {
      name: 'state',
      label: 'State',
      any: 'Any state',
      options: translationStates.map((value) => ({
        value,
        text: `${stateName(value, language)}${states ? ` (${states[value]})` : ''}`,
      })),
    },
    {
      name: 'area',
      label: 'Area',
      any: 'All texts',
      options: areas.map((value) => ({ value, text: areaNames[value] ?? value })),
    },
  ];
}

/** Search parameters of the page of one text. */
export type TextSearch = { language?: LanguageCode; subject?: string };

export function readTextSearch(search: { [name: string]: unknown }): Required<TextSearch> {
  return {
    language: oneOf(search.language, codes) ?? firstLanguage,
    subject: typeof search.subject === 'string' ? search.subject : '',
  };
}
