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

/** The first language other than English that the site is offered in. */
const firstLanguage: LanguageCode = languages.find(({ code }) => code !== 'en')?.code ?? 'en';

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

export const stateNames: Record<TranslationState, string> = {
  missing: 'Missing',
  stale: 'Stale',
  machine: 'Machine',
  reviewed: 'Reviewed',
  unused: 'Unused',
};

/** The filters: language, state with its number, and area. */
export function translationFilters(
  areas: readonly string[],
  states: Readonly<Record<TranslationState, number>> | undefined,
): readonly ListFilter[] {
  const first = languages.find(({ code }) => code === firstLanguage)?.name ?? '';
  return [
    {
      name: 'language',
      label: 'Language',
      any: first,
      options: languages
        .filter(({ code }) => code !== firstLanguage)
        .map(({ code, name }) => ({ value: code, text: name })),
    },
    {
      name: 'state',
      label: 'State',
      any: 'Any state',
      options: translationStates.map((value) => ({
        value,
        text: states ? `${stateNames[value]} (${states[value]})` : stateNames[value],
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
