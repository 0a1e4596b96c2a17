import { redirect } from '@tanstack/react-router';
import { unpackCountries } from '#core/countries/packedCountries.ts';
import { holdsText } from '#core/documents/documents.ts';
import { findTravellers } from '#core/passports/findTravellers.ts';
import { isDocument, readTravellers, TRAVELLERS_MAX } from '#core/passports/travellers.ts';
import {
  readTrip,
  type TripLine,
  type TripSearch,
  type TripStop,
  travellersOf,
  tripLines,
  tripSearch,
} from '#core/trip/tripAddress.ts';
import tripMessages from '#messages/en/trip.gen.ts';
import { translator } from '#messages/translate.ts';
import type { LoadedHead } from '#src/lib/pageHead.ts';
import { dayIn, isEmpty } from '#src/lib/searchParams.ts';
import type { RouterOutputs, TrpcUtils } from '#src/lib/trpc.ts';
import { countsDocuments, type Visitor } from '../passports/heldDocuments.ts';
import type { Country, Guess } from '../passports/passportOfAnswer.ts';
import { type ReadCountry, readCountry, type UnclearCountry } from '../passports/queries.ts';
import { tripHead } from './tripHead.ts';

const t = translator(tripMessages);

type Passport = Pick<Country, 'code' | 'name'>;

/** Who travels: passports, and documents beside them (see `readHolds`). */
export type TripTraveller = {
  passports: Passport[];
  holds: string[];
  /** The documents that the list of travellers in the address states. */
  listed: string[];
};

/** A trip from its address, with its errors. */
export type LoadedTrip = {
  search: TripSearch;
  lines: TripLine[];
  /** Whether its form was sent without any stop. */
  isEmpty: boolean;
  travellers: TripTraveller[];
  unclear: UnclearTrip;
  /** Where it starts, if the address has it. */
  start: Passport | undefined;
  /** Whether the passport is neither in the address nor stated by the visitor. */
  guessed: Guess;
  stops: TripStop[];
  wayBack: TripStop[];
  /** The documents that count for one of the travellers, and that no list of travellers states. */
  holds: string | undefined;
  problems: string[];
  head: LoadedHead;
};

/** What its page shows for a trip with travellers and stops. */
export type JudgedTrip = RouterOutputs['page']['trip'];

/** Travellers with the same passports and documents, whose answers are the same. */
export type Party = TripTraveller & {
  /** Their numbers in the list of travellers, from 1. */
  numbers: number[];
};

export function partiesOf(travellers: readonly TripTraveller[]): Party[] {
  const parties = new Map<string, Party>();
  for (const [place, traveller] of travellers.entries()) {
    const key = JSON.stringify(traveller);
    const party = parties.get(key) ?? { ...traveller, numbers: [] };
    party.numbers.push(place + 1);
    parties.set(key, party);
  }
  return [...parties.values()];
}

/** The texts of its form that name no one country; those of stops by line. */
type UnclearTrip = {
  passports: UnclearCountry[];
  stops: (UnclearCountry | undefined)[];
  start: UnclearCountry | undefined;
};

/** The query's input, shared by loader and page. */
export function tripInput({
  travellers,
  stops,
  wayBack,
  start,
}: Pick<LoadedTrip, 'travellers' | 'stops' | 'wayBack' | 'start'>) {
  const legs = (of: TripStop[]) => of.map(({ line: _line, name: _name, ...leg }) => leg);
  return {
    travellers: partiesOf(travellers).map(({ passports, holds }) => ({
      passports: passports.map(({ code }) => code),
      ...(holds.length > 0 && { holds: holds.join() }),
    })),
    stops: legs(stops),
    wayBack: legs(wayBack),
    start: start?.code,
  };
}

/** For loaders: parses the address, and fetches the answers if it has travellers and stops. */
export async function loadTrip(
  trpc: TrpcUtils,
  { holds: statedHolds, ...search }: TripSearch & { holds?: string | undefined },
): Promise<LoadedTrip> {
  const [packed, visitor] = await Promise.all([
    trpc.country.names.fetch(),
    trpc.visitor.country.fetch(),
  ]);
  const countries = unpackCountries(packed);
  const byCode = new Map(countries.map((country) => [country.code, country]));
  const { clear, unclear } = await readTexts(trpc, search, byCode);
  if (clear) {
    const read = { ...search, holds: statedHolds, ...clear };
    throw redirect({ to: '/trip', search: read, hash: 'answers' });
  }
  const isSent = search.second !== undefined || search.documents !== undefined;
  if (isSent && unclear.passports.length === 0) {
    const passport = travellersOf(search) || undefined;
    const changed = { passport, second: undefined, documents: undefined };
    throw redirect({ to: '/trip', search: { ...search, holds: statedHolds, ...changed } });
  }
  const { travellers, own, isGuess, holds, problems } = travellersIn(search, unclear, {
    countries,
    visitor,
    statedHolds,
  });
  const route = readTrip(search, {
    countryOf: (one) => byCode.get(one),
    isDay: (text) => dayIn(text) !== undefined,
    home: own?.code,
  });
  const { stops, wayBack } = route;
  const start = byCode.get(search.start?.trim().toUpperCase() ?? '');
  const judged =
    travellers.length > 0 && stops.length > 0
      ? await trpc.page.trip.fetch(tripInput({ travellers, stops, wayBack, start }))
      : undefined;
  const lines = tripLines(search);
  return {
    search,
    lines,
    isEmpty: !search.add && lines.length > 0 && lines.every(({ country, on }) => !country && !on),
    travellers,
    guessed: isGuess && visitor.guessed,
    unclear,
    start,
    stops,
    wayBack,
    holds,
    problems: [...problems, ...route.problems],
    head: {
      ...tripHead({
        passports: travellers.flatMap(({ passports }) => passports),
        stops,
        needs: judged?.stops.map(({ need }) => need) ?? [],
        isAsked: lines.length > 0,
      }),
      indexed: isEmpty(search),
      // Link previews name no documents, and no guessed passport.
      sharedSearch: {
        passport: isGuess ? undefined : passportsText(travellers) || undefined,
        ...tripSearch(lines),
        start: search.start,
        back: search.back,
      },
    },
  };
}

/**
 * The travellers that the address names, or the visitor by default, and whose documents count.
 * Passports that are unclear are asked again: they belong to nobody.
 */
function travellersIn(
  search: TripSearch,
  unclear: UnclearTrip,
  {
    countries,
    visitor,
    statedHolds,
  }: {
    countries: ReturnType<typeof unpackCountries>;
    visitor: Visitor;
    statedHolds: string | undefined;
  },
) {
  const texts = new Set(unclear.passports.map(({ text }) => text));
  const legible = (list = '') =>
    list
      .split(',')
      .map((text) => (texts.has(text.trim()) ? '' : text))
      .join();
  const named = readTravellers(
    travellersOf({
      ...search,
      passport: legible(search.passport),
      second: legible(search.second),
    }),
  );
  const found = findTravellers(named, countries, {
    travellers: TRAVELLERS_MAX,
    noun: 'travellers',
  });
  const isGuess = named.length === 0;
  const stated = isGuess ? [{ passports: [visitor.country], holds: [] }] : found.travellers;
  const [first] = stated;
  const holder = statedHolds === undefined ? holderOf(stated, visitor) : first;
  const holds =
    holder && holder.holds.length === 0 ? (statedHolds ?? holdsText(visitor.holds)) : undefined;
  const travellers = stated.map(
    (traveller): TripTraveller => ({
      passports: traveller.passports.map(({ code, name }) => ({ code, name })),
      holds: traveller === holder && holds ? holds.split(',') : traveller.holds,
      listed: traveller.holds,
    }),
  );
  return {
    travellers,
    isGuess,
    /** The passport that the trip starts from by default. */
    own: first?.passports[0],
    holds,
    problems: found.problems.map((problem) => t('problem', { problem })),
  };
}

/**
 * The traveller whose documents are the visitor's: the first with a passport of theirs. Of several
 * travellers, a guessed passport names none.
 */
function holderOf<Traveller extends { passports: readonly Passport[] }>(
  travellers: readonly Traveller[],
  visitor: Visitor,
): Traveller | undefined {
  if (visitor.guessed) return travellers.length === 1 ? travellers[0] : undefined;
  return travellers.find(({ passports }) =>
    passports.some(({ code }) => countsDocuments(visitor, code)),
  );
}

type ReadText = ReadCountry & { text: string };

/**
 * Reads the countries that were typed without scripts. `clear` has their codes for the address,
 * if there are any.
 */
async function readTexts(
  trpc: TrpcUtils,
  search: TripSearch,
  byCode: ReadonlyMap<string, unknown>,
): Promise<{ clear: TripSearch | undefined; unclear: UnclearTrip }> {
  const readStop = async (text: string): Promise<ReadText> =>
    byCode.has(text.toUpperCase())
      ? { text }
      : { text, ...(await readCountry(trpc, text, { passports: false })) };
  const isCoded = (text: string) =>
    readTravellers(text)
      .flat()
      .every((part) => isDocument(part) || byCode.has(part));
  const readPassports = (list: string | undefined) =>
    Promise.all(
      (list?.split(',') ?? []).map(
        async (text): Promise<ReadText> =>
          isCoded(text)
            ? { text }
            : { text, ...(await readCountry(trpc, text, { passports: true })) },
      ),
    );
  const lines = tripLines({ ...search, add: undefined });
  const [firsts, seconds, stops, start] = await Promise.all([
    readPassports(search.passport),
    readPassports(search.second),
    Promise.all(lines.map(({ country }) => readStop(country))),
    readStop(search.start ?? ''),
  ]);
  const isClear = [...firsts, ...seconds, ...stops, start].some(({ country }) => country);
  const joined = (read: readonly ReadText[]) =>
    read.map(({ text, country }) => country?.code ?? text).join() || undefined;
  // Empty lines and surplus stops are kept, to be reported.
  const surplus = (search.stops?.split(',') ?? []).slice(stops.length);
  return {
    clear: isClear
      ? {
          stops: joined([...stops, ...surplus.map((text) => ({ text }))]),
          passport: joined(firsts),
          second: joined(seconds),
          start: joined([start]),
        }
      : undefined,
    unclear: {
      passports: [...firsts, ...seconds].flatMap(({ unclear }) => unclear ?? []),
      stops: stops.map(({ unclear }) => unclear),
      start: start.unclear,
    },
  };
}

/** The travellers' passports as in an address: `IN+GB,DE`. */
function passportsText(travellers: readonly TripTraveller[]): string {
  return travellers.map(({ passports }) => passports.map(({ code }) => code).join('+')).join(',');
}
