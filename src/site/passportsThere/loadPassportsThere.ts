import { notFound, redirect } from '@tanstack/react-router';
import { hasPage } from '#core/countries/territories.ts';
import passportsThereMessages from '#messages/passportsThere/en.gen.ts';
import { translator } from '#messages/translate.ts';
import type { LoadedHead } from '#src/lib/pageHead.ts';
import type { TrpcUtils } from '#src/lib/trpc.ts';
import { type AnswerTableSearch, isFiltered } from '../answerLists/answerRows.ts';
import type { Country } from '../passports/passportOfAnswer.ts';
import { countryInput, loadCountryAt } from '../passports/queries.ts';

const t = translator(passportsThereMessages);

/**
 * For loaders: the page with the answer of a country for every passport. Throws the router's
 * redirect and notFound.
 */
export async function loadPassportsThere(
  trpc: TrpcUtils,
  topic: string,
  search: AnswerTableSearch,
): Promise<{ country: Country; head: LoadedHead }> {
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
  await Promise.all([
    trpc.countryFacts.passportEntry.ensureData(countryInput(code)),
    trpc.countryFacts.passportCounts.ensureData(countryInput(code)),
    trpc.country.names.ensureData(),
  ]);
  return {
    country,
    head: {
      title: t('title', { country: name }),
      description: t('description', { country: name }),
      indexed: !isFiltered(search),
      breadcrumbs: [
        { name: t('visaInformation'), path: '/visa-info' },
        { name, path: `/visa-info/${code}` },
        { name: t('allPassports'), path: `/visa-info/${code}/passports` },
      ],
    },
  };
}
