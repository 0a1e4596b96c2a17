import { notFound, redirect } from '@tanstack/react-router';
import { inSentence } from '../../../server/schemas/countries/countryInSentence.ts';
import type { LoadedHead } from '../../lib/pageHead.ts';
import { countryCodeIn } from '../../lib/searchParams.ts';
import { orNotFound, type RouterOutputs, type TrpcUtils } from '../../lib/trpc.ts';
import { type AnswerTableSearch, isFiltered } from '../access/answerRows.ts';
import { feedPathOf, titleOfChanges } from '../changes/changesOf.ts';
import type { Country } from '../passports/passportOfAnswer.ts';
import { countryInput, loadCountry } from '../passports/queries.ts';
import { latestChangesInput } from './queries.ts';

/** For the loader: what a passport's page shows. Throws the router's redirect and notFound. */
export async function loadPassport(
  trpc: TrpcUtils,
  passport: string,
  search: AnswerTableSearch,
): Promise<{ country: Country; head: LoadedHead }> {
  const code = countryCodeIn(passport);
  if (!code) throw notFound();
  if (code !== passport) {
    throw redirect({ to: '/passports/$passport', params: { passport: code }, search });
  }
  const [country, answered] = await Promise.all([
    loadCountry(trpc, code),
    orNotFound(trpc.passport.byCode.ensureData(countryInput(code))),
    trpc.answerChange.list.ensureData(latestChangesInput(code)),
  ]);
  return { country, head: passportPageHead(country, answered, search) };
}

function passportPageHead(
  { code, name }: Country,
  { places, counts, passports, destinations: all }: RouterOutputs['passport']['byCode'],
  search: AnswerTableSearch,
): LoadedHead {
  const { open, rank } = places['no-visa-beforehand'];
  const free = places['visa-free'].open;
  const place = inSentence(name);
  const destinations = all - 1;
  return {
    title: `Passport of ${place}: ${open} destinations without a visa beforehand`,
    description: `A passport of ${place} opens ${open} of ${destinations} destinations without a visa beforehand, ${free} of them visa free: rank ${rank} of ${passports}.`,
    indexed: !isFiltered(search),
    breadcrumbs: [
      { name: 'Passports', path: '/passports' },
      { name, path: `/passports/${code}` },
    ],
    questions: [
      {
        question: `Where can I travel without a visa with a passport of ${place}?`,
        answer: `${free} of ${destinations} destinations ask tourists with a passport of ${place} for no visa. At ${counts.visa_on_arrival} more the visa is issued on arrival, and ${counts.eta} want a travel authorisation. For ${counts.unknown} there is no answer.`,
      },
      {
        question: `How does the passport of ${place} rank?`,
        answer: `Rank ${rank} of ${passports} by destinations that need no visa beforehand: ${open}. By destinations that are visa free it is rank ${places['visa-free'].rank}.`,
      },
    ],
    feed: { path: feedPathOf('passport', code), title: titleOfChanges('passport', name) },
  };
}
