import { redirect } from '@tanstack/react-router';
import { passportLabel } from '#core/countries/nationalityAdjectives.ts';
import { passportImagePath } from '#core/site/shareImages.ts';
import headMessages from '#messages/en/head.gen.ts';
import { translator } from '#messages/translate.ts';
import type { LoadedHead } from '#src/lib/pageHead.ts';
import { orNotFound, type RouterOutputs, type TrpcUtils } from '#src/lib/trpc.ts';
import { type AnswerTableSearch, isFiltered } from '#src/site/answerLists/answerRows.ts';
import { feedPathOf, titleOfChanges } from '#src/site/changes/changesOf.ts';
import { loadHolds } from '#src/site/passports/heldDocuments.ts';
import { loadFurtherNames } from '../furtherNames.ts';
import type { Country } from '../passportOfAnswer.ts';
import { loadCountryAt } from '../queries.ts';
import { latestChangesInput, passportInput } from './queries.ts';

const t = translator(headMessages);

/** For loaders: a passport's page. Throws the router's redirect and notFound. */
export async function loadPassport(
  trpc: TrpcUtils,
  passport: string,
  search: AnswerTableSearch & { holds?: string | undefined },
): Promise<{ country: Country; holds: string | undefined; head: LoadedHead }> {
  const country = await loadCountryAt(trpc, passport);
  const { code } = country;
  if (code !== passport) {
    throw redirect({
      to: '/passports/$passport',
      params: { passport: code },
      search,
      statusCode: 301,
    });
  }
  const holds = await loadHolds(trpc, search.holds, code);
  const [answered] = await Promise.all([
    orNotFound(trpc.passport.byCode.ensureData(passportInput(code, holds))),
    trpc.answerChange.list.ensureData(latestChangesInput(code)),
    trpc.country.names.fetch(),
    loadFurtherNames(trpc, search.find),
  ]);
  return { country, holds, head: passportPageHead(country, answered, search) };
}

function passportPageHead(
  { code, name }: Country,
  passport: RouterOutputs['passport']['byCode'],
  search: AnswerTableSearch,
): LoadedHead {
  const { places, passports, total } = passport;
  const { open, rank } = places['no-visa-beforehand'];
  const { open: free } = places['visa-free'];
  const label = passportLabel({ code, name });
  return {
    title: t('passportTitle', { passport: label, open }),
    description: t('passportDescription', { passport: label, rank, passports, open, total, free }),
    indexed: !isFiltered(search),
    image: {
      path: passportImagePath(code),
      alt: t('passportImage', { passport: label, open, total, free }),
    },
    breadcrumbs: [
      { name: t('passports'), path: '/passports' },
      { name, path: `/passports/${code}` },
    ],
    feed: { path: feedPathOf('passport', code), title: titleOfChanges('passport', { code, name }) },
  };
}
