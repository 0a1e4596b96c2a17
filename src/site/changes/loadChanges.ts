import { notFound, redirect } from '@tanstack/react-router';
import { hasPage } from '#core/countries/territories.ts';
import changeMessages from '#messages/en/changes.gen.ts';
import { translator } from '#messages/translate.ts';
import type { LoadedHead } from '#src/lib/pageHead.ts';
import { oneOf } from '#src/lib/searchParams.ts';
import type { TrpcUtils } from '#src/lib/trpc.ts';
import type { Country } from '../passports/passportOfAnswer.ts';
import { loadCountryAt } from '../passports/queries.ts';
import {
  type ChangeSide,
  changeSides,
  changesInput,
  feedPathOf,
  titleOfChanges,
} from './changesOf.ts';

const t = translator(changeMessages);

/**
 * For loaders: the changes of one passport or country. Throws the router's redirect and notFound.
 */
export async function loadChanges(
  trpc: TrpcUtils,
  params: { side: string; code: string },
  before: number | undefined,
): Promise<{ side: ChangeSide; country: Country; head: LoadedHead }> {
  const side = oneOf(params.side, changeSides);
  if (!side) throw notFound();
  const country = await loadCountryAt(trpc, params.code);
  const { code } = country;
  if (code !== params.code) {
    throw redirect({
      to: '/changes/$side/$code',
      params: { side, code },
      search: { before },
      statusCode: 301,
    });
  }
  const [{ changes }] = await Promise.all([
    trpc.answerChange.list.fetch(changesInput(side, code, before)),
    trpc.answerWatch.isOffered.fetch(),
  ]);
  if (!hasPage(country) || (side === 'passport' && !country.issuesPassports)) throw notFound();
  const title = titleOfChanges(side, country);
  return {
    side,
    country,
    head: {
      title,
      description: t('descriptionOf', { title }),
      // Search engines skip an empty page and later ones.
      indexed: before === undefined && changes.length > 0,
      breadcrumbs: [
        { name: t('title'), path: '/changes' },
        { name: title, path: `/changes/${side}/${code}` },
      ],
      feed: { path: feedPathOf(side, code), title },
    },
  };
}
