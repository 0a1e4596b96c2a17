import {
  readTrip,
  type TripLine,
  type TripSearch,
  type TripStop,
  tripLines,
  tripSearch,
} from '../../../server/schemas/travel/tripAddress.ts';
import type { LoadedHead } from '../../lib/pageHead.ts';
import { dayIn, isEmpty } from '../../lib/searchParams.ts';
import type { TrpcUtils } from '../../lib/trpc.ts';
import { loadHolds } from '../documents/heldDocuments.ts';
import type { Country } from '../passports/passportOfAnswer.ts';
import { tripHead } from './tripHead.ts';

/** The passport of a trip. */
export type TripPassport = Pick<Country, 'code' | 'name'> & { guessed: boolean };

/** A trip from its address, with its errors. */
export type LoadedTrip = {
  lines: TripLine[];
  /** Whether its form was sent without any stop. */
  isEmpty: boolean;
  passport: TripPassport | null;
  stops: TripStop[];
  /** The documents that its answers count with. */
  holds: string | undefined;
  problems: string[];
  head: LoadedHead;
};

/** The query's input, shared by loader and page. */
export function tripInput(
  { code }: { code: string },
  { stops, holds }: Pick<LoadedTrip, 'stops' | 'holds'>,
) {
  return {
    passport: code,
    ...(holds && { holds }),
    stops: stops.map(({ country, on, transit }) => ({ country, on, transit })),
  };
}

/** For loaders: parses the address, and fetches the answers if it has a passport and stops. */
export async function loadTrip(
  trpc: TrpcUtils,
  search: TripSearch & { holds?: string | undefined },
): Promise<LoadedTrip> {
  const [countries, visitor] = await Promise.all([
    trpc.country.list.fetch(),
    trpc.visitor.country.fetch(),
  ]);
  const byCode = new Map(countries.map((country) => [country.code, country]));
  const asked = search.passport?.trim().toUpperCase();
  const stated = asked ? byCode.get(asked) : undefined;
  const { code, name } = visitor.country;
  const passport = asked
    ? stated?.issuesPassports
      ? { code: stated.code, name: stated.name, guessed: false }
      : null
    : { code, name, guessed: visitor.guessed };
  const { stops, problems } = readTrip(search, {
    countryOf: (one) => byCode.get(one),
    isDay: (text) => dayIn(text) !== undefined,
  });
  const isOwn = visitor.passports.some((held) => held.code === passport?.code);
  const holds = await loadHolds(trpc, search.holds, { isOwn });
  const answers =
    passport && stops.length > 0
      ? await trpc.trip.answers.fetch(tripInput(passport, { stops, holds }))
      : [];
  const lines = tripLines(search);
  return {
    lines,
    isEmpty: !search.add && lines.length > 0 && lines.every(({ country, on }) => !country && !on),
    passport,
    stops,
    holds,
    problems: passport
      ? problems
      : [`“${search.passport}” is not the code of a country that issues passports.`, ...problems],
    head: {
      ...tripHead({
        passports: passport ? [passport] : [],
        stops,
        answers,
        isAsked: lines.length > 0,
      }),
      indexed: isEmpty(search),
      sharedSearch: { passport: search.passport, ...tripSearch(lines) },
    },
  };
}
