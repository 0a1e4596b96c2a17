import { notFound, redirect } from '@tanstack/react-router';
import { hasPage } from '#core/countries/territories.ts';
import { DEFAULT_STAY, type VisaType, visaTypes } from '#core/vocabulary.ts';
import passportsThereMessages from '#messages/en/passportsThere.gen.ts';
import { translator } from '#messages/translate.ts';
import type { LoadedHead } from '#src/lib/pageHead.ts';
import { oneOf } from '#src/lib/searchParams.ts';
import type { TrpcUtils } from '#src/lib/trpc.ts';
import { type AnswerTableSearch, isFiltered } from '#src/site/answerLists/answerRows.ts';
import { loadFurtherNames } from '../furtherNames.ts';
import type { Country } from '../passportOfAnswer.ts';
import { loadCountryAt } from '../queries.ts';
import { passportsThereInput, titles } from './queries.ts';

const t = translator(passportsThereMessages);

const descriptions = {
  tourist: 'description',
  transit: 'transitDescription',
  working: 'workingDescription',
} as const;

/**
 * For loaders: the page with the answer of a country for every passport. Throws the router's
 * redirect and notFound.
 */
export async function loadPassportsThere(
  trpc: TrpcUtils,
  topic: string,
  search: AnswerTableSearch,
): Promise<{ country: Country; purpose: VisaType; head: LoadedHead }> {
  const country = await loadCountryAt(trpc, topic);
  if (!hasPage(country)) throw notFound();
  const { code, name } = country;
  if (code !== topic) {
    throw redirect({
      to: '/visa-info/$topic/passports',
      params: { topic: code },
      search,
      statusCode: 301,
    });
  }
  const purpose = oneOf(search.type, visaTypes) ?? DEFAULT_STAY;
  const input = passportsThereInput(code, purpose);
  await Promise.all([
    trpc.countryFacts.passportEntry.ensureData(input),
    trpc.countryFacts.passportCounts.ensureData(input),
    trpc.country.names.ensureData(),
    loadFurtherNames(trpc, search.find),
  ]);
  return {
    country,
    purpose,
    head: {
      title: t(titles[purpose], { country: name }),
      description: t(descriptions[purpose], { country: name }),
      search: { type: purpose === DEFAULT_STAY ? undefined : purpose },
      indexed: !isFiltered(search),
      breadcrumbs: [
        { name: t('visaInformation'), path: '/visa-info' },
        { name, path: `/visa-info/${code}` },
        { name: t('allPassports'), path: `/visa-info/${code}/passports` },
      ],
    },
  };
}
