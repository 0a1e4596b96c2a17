import { redirect } from '@tanstack/react-router';
import type { VisaType } from '#core/vocabulary.ts';
import type { LoadedHead } from '#src/lib/pageHead.ts';
import type { RouterInputs, TrpcUtils } from '#src/lib/trpc.ts';
import { type AnswerTableSearch, isFiltered } from '#src/site/answerLists/answerRows.ts';
import { loadFurtherNames } from '#src/site/passports/furtherNames.ts';
import { loadHolds } from '#src/site/passports/heldDocuments.ts';
import type { Country, Guess } from '#src/site/passports/passportOfAnswer.ts';
import { readStatedPassport, type UnclearCountry } from '#src/site/passports/queries.ts';
import { guideHead } from '../../country/topicHead.ts';

/** The search parameters of a list: untrusted. */
export type EverywhereSearch = AnswerTableSearch & {
  /** The passport. */
  from?: string | undefined;
  /** The traveller's documents; see `readHolds`. */
  holds?: string | undefined;
  /** The traveller's age. */
  age?: string | undefined;
};

/** The kinds of stay that have a list of all countries. */
export const listedStays = ['transit', 'working'] as const satisfies VisaType[];

export type ListedStay = (typeof listedStays)[number];

/** Whose answers a list has. */
export type EverywhereList = {
  input: RouterInputs['page']['changingPlanes'];
  /** Of the answers: the one that the address names, or the visitor's. */
  passports: Country[];
  guessed: Guess;
  unclear: UnclearCountry | undefined;
};

/** For loaders: the answers for a kind of stay in all countries. Throws the router's redirect. */
export async function loadEverywhere(
  trpc: TrpcUtils,
  type: ListedStay,
  search: EverywhereSearch,
  /** All search parameters, which stay. */
  address: object,
): Promise<EverywhereList & { head: LoadedHead }> {
  const { stated, unclear } = await readStatedPassport(trpc, search.from);
  if (stated && stated.code !== search.from) {
    throw redirect({
      to: '/visa-info/$topic',
      params: { topic: type },
      search: { ...address, from: stated.code },
    });
  }
  const [visitor, holds] = await Promise.all([
    trpc.visitor.country.fetch(),
    loadHolds(trpc, search.holds, stated?.code),
  ]);
  const passports = stated ? [stated] : visitor.passports;
  const input = { passports: passports.map(({ code }) => code), ...(holds && { holds }) };
  const { changingPlanes, workingAbroad } = trpc.page;
  const query = type === 'transit' ? changingPlanes : workingAbroad;
  await Promise.all([
    query.ensureData(input),
    trpc.country.names.ensureData(),
    loadFurtherNames(trpc, search.find),
  ]);
  return {
    ...{ input, passports, unclear },
    guessed: stated ? false : visitor.guessed,
    head: {
      ...guideHead(type),
      indexed: !search.from && !search.age && !holds && !isFiltered(search),
      sharedSearch: { from: stated?.code },
    },
  };
}
