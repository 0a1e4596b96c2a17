import { redirect } from '@tanstack/react-router';
import {
  readTrip,
  type TripLine,
  type TripSearch,
  type TripStop,
  tripLines,
} from '../../../server/schemas/travel/tripAddress.ts';
import { dayIn, isEmpty } from '../../lib/searchParams.ts';
import type { TrpcUtils } from '../../lib/trpc.ts';
import { loadHolds } from '../documents/heldDocuments.ts';
import type { Country } from '../passports/passportOfAnswer.ts';
import { type ReadCountry, readCountry, type UnclearCountry } from '../passports/queries.ts';

/** The passport of a trip. */
export type TripPassport = Pick<Country, 'code' | 'name'> & { guessed: boolean };

/** The texts of its form that name no one country; those of stops by line. */
export type UnclearTrip = {
  passport: UnclearCountry | undefined;
  stops: (UnclearCountry | undefined)[];
};

/** A trip from its address, with its errors. */
export type LoadedTrip = {
  lines: TripLine[];
  /** Whether its form was sent without any stop. */
  isEmpty: boolean;
  passport: TripPassport | null;
  unclear: UnclearTrip;
  stops: TripStop[];
  /** The documents that its answers count with. */
  holds: string | undefined;
  problems: string[];
  head: { title: string; description: string; indexed: boolean };
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
  const { clear, unclear } = await readTexts(trpc, search, byCode);
  if (clear) throw redirect({ to: '/trip', search: { ...search, ...clear }, hash: 'answers' });
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
  if (passport && stops.length > 0) {
    await trpc.trip.answers.fetch(tripInput(passport, { stops, holds }));
  }
  const lines = tripLines(search);
  return {
    lines,
    isEmpty: !search.add && lines.length > 0 && lines.every(({ country, on }) => !country && !on),
    passport,
    unclear,
    stops,
    holds,
    problems: passport
      ? problems
      : [`“${search.passport}” is not the code of a country that issues passports.`, ...problems],
    head: {
      title: 'Plan a Trip',
      description:
        'What one passport needs at every stop of a journey, on the day of entry and where only planes are changed, with the documents to have.',
      indexed: isEmpty(search),
    },
  };
}

/**
 * Reads the countries that were typed without scripts. `clear` has their codes for the address,
 * if there are any.
 */
async function readTexts(
  trpc: TrpcUtils,
  search: TripSearch,
  byCode: ReadonlyMap<string, unknown>,
): Promise<{ clear: TripSearch | undefined; unclear: UnclearTrip }> {
  const read = async (text: string, passports: boolean): Promise<ReadCountry> =>
    byCode.has(text.toUpperCase()) ? {} : readCountry(trpc, text, { passports });
  const lines = tripLines({ ...search, add: undefined });
  const [passport, stops] = await Promise.all([
    read(search.passport ?? '', true),
    Promise.all(lines.map(({ country }) => read(country, false))),
  ]);
  const isClear = [passport, ...stops].some(({ country }) => country);
  const codes = lines.map(({ country }, index) => stops[index]?.country?.code ?? country);
  return {
    clear: isClear
      ? {
          passport: passport.country?.code ?? search.passport,
          ...(search.stops !== undefined && { stops: codes.join() }),
        }
      : undefined,
    unclear: { passport: passport.unclear, stops: stops.map(({ unclear }) => unclear) },
  };
}
