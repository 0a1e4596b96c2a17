import type { Access, VisaType } from '../../../db/schema.ts';
import { accesses, type EntryAnswer, type Stay } from '../../schemas/answers/access.ts';
import {
  packAccess,
  packedAccesses,
  packStay,
  unpackAccess,
  unpackStay,
} from '../../schemas/answers/packedCell.ts';

/** What lists, maps and ranks say of one answer. */
export type ShortAnswer = {
  access: EntryAnswer['access'];
  stay: Stay | null;
  /** A newer lower source says otherwise, or a higher rule has ended: see EntryAnswer. */
  disagrees: boolean;
  /** The access hangs on the kind of passport, or on arriving by air. */
  conditional: boolean;
  unconfirmed: boolean;
  askBeforeTravel: boolean;
  /** The id of the source; null for the own country and where unknown. */
  source: string | null;
};

export type AnswerOfPassport = ShortAnswer & { destination: string };
export type AnswerForDestination = ShortAnswer & { passport: string };

const flags = { disagrees: 1, conditional: 2, unconfirmed: 4, askBeforeTravel: 8 } as const;

/**
 * The answers of every pair of countries for one purpose and day of entry, eight bytes each: access,
 * stay (days above zero, months below), flags and source.
 */
export class AnswerTable {
  readonly purpose: VisaType;
  /** The day of entry, YYYY-MM-DD in UTC. */
  readonly day: string;
  readonly #countries: readonly string[];
  readonly #places: ReadonlyMap<string, number>;
  readonly #access: Uint8Array;
  readonly #stay: Int32Array;
  readonly #flags: Uint8Array;
  /** The place of the source in `#sources`. */
  readonly #source: Uint16Array;
  readonly #sources: (string | null)[] = [null];
  readonly #placeOfSource = new Map<string | null, number>([[null, 0]]);

  /** All are unknown but the own countries'. */
  constructor(purpose: VisaType, day: string, countries: readonly string[]) {
    this.purpose = purpose;
    this.day = day;
    this.#countries = countries;
    this.#places = new Map(countries.map((code, place) => [code, place]));
    const pairs = countries.length ** 2;
    this.#access = new Uint8Array(pairs);
    this.#stay = new Int32Array(pairs);
    this.#flags = new Uint8Array(pairs);
    this.#source = new Uint16Array(pairs);
    const own = packAccess('own_country');
    for (const place of countries.keys()) this.#access[place * (countries.length + 1)] = own;
  }

  /** Stores the answer of a pair. Throws for a code that is no country. */
  set(passport: string, destination: string, answer: ShortAnswer): void {
    const cell = this.#cell(passport, destination);
    if (cell === undefined) throw new Error(`No such pair: ${passport} ${destination}`);
    const { stay } = answer;
    this.#access[cell] = packAccess(answer.access);
    this.#stay[cell] = packStay(stay);
    this.#flags[cell] =
      (answer.disagrees ? flags.disagrees : 0) |
      (answer.conditional ? flags.conditional : 0) |
      (answer.unconfirmed ? flags.unconfirmed : 0) |
      (answer.askBeforeTravel ? flags.askBeforeTravel : 0);
    this.#source[cell] = this.#placeOf(answer.source);
  }

  /** The answer of a pair; `undefined` for a code that is no country. */
  at(passport: string, destination: string): ShortAnswer | undefined {
    const cell = this.#cell(passport, destination);
    return cell === undefined ? undefined : this.#read(cell);
  }

  /** What a passport needs in every country, its own too, by code; empty for a code that is none. */
  ofPassport(passport: string): AnswerOfPassport[] {
    const row = this.#places.get(passport);
    if (row === undefined) return [];
    const start = row * this.#countries.length;
    return this.#countries.map((destination, column) => ({
      destination,
      ...this.#read(start + column),
    }));
  }

  /** What every passport needs in a country, by code; empty for a code that is none. */
  forDestination(destination: string): AnswerForDestination[] {
    const column = this.#places.get(destination);
    if (column === undefined) return [];
    return this.#countries.map((passport, row) => ({
      passport,
      ...this.#read(row * this.#countries.length + column),
    }));
  }

  /**
   * How many of `destinations` give each of `passports` each access, easiest first, and for how many
   * nothing is known; the passport's own country is not counted. Codes that are no country are left out.
   */
  countsOfPassports(
    passports: readonly string[],
    destinations: readonly string[],
  ): Map<string, Record<Access | 'unknown', number>> {
    const columns = destinations.flatMap((code) => this.#places.get(code) ?? []);
    const found = new Map<string, Record<Access | 'unknown', number>>();
    for (const passport of passports) {
      const row = this.#places.get(passport);
      if (row === undefined) continue;
      const byCode = packedAccesses.map(() => 0);
      for (const column of columns) {
        const code = this.#access[row * this.#countries.length + column] ?? 0;
        byCode[code] = (byCode[code] ?? 0) + 1;
      }
      const countOf = (access: EntryAnswer['access']) => byCode[packAccess(access)] ?? 0;
      const counts = accesses.map((access) => [access, countOf(access)]);
      found.set(passport, { ...Object.fromEntries(counts), unknown: countOf(null) });
    }
    return found;
  }

  /**
   * The pairs that somebody should look at: first those with "Ask before you travel", then those on
   * which sources disagree; each by code.
   */
  doubtfulPairs(): { passport: string; destination: string; answer: ShortAnswer }[] {
    const cells = [...this.#flags.keys()].filter((cell) => {
      const { disagrees, askBeforeTravel } = flags;
      return (this.#flags[cell] ?? 0) & (disagrees | askBeforeTravel);
    });
    return cells
      .map((cell) => ({
        passport: this.#countries[Math.floor(cell / this.#countries.length)] ?? '',
        destination: this.#countries[cell % this.#countries.length] ?? '',
        answer: this.#read(cell),
      }))
      .sort((a, b) => Number(b.answer.askBeforeTravel) - Number(a.answer.askBeforeTravel));
  }

  #cell(passport: string, destination: string): number | undefined {
    const row = this.#places.get(passport);
    const column = this.#places.get(destination);
    if (row === undefined || column === undefined) return undefined;
    return row * this.#countries.length + column;
  }

  #placeOf(source: string | null): number {
    const known = this.#placeOfSource.get(source);
    if (known !== undefined) return known;
    const place = this.#sources.push(source) - 1;
    this.#placeOfSource.set(source, place);
    return place;
  }

  #read(cell: number): ShortAnswer {
    const set = this.#flags[cell] ?? 0;
    return {
      access: unpackAccess(this.#access[cell] ?? 0),
      stay: unpackStay(this.#stay[cell] ?? 0),
      disagrees: (set & flags.disagrees) > 0,
      conditional: (set & flags.conditional) > 0,
      unconfirmed: (set & flags.unconfirmed) > 0,
      askBeforeTravel: (set & flags.askBeforeTravel) > 0,
      source: this.#sources[this.#source[cell] ?? 0] ?? null,
    };
  }
}

/** How many answers give each access, easiest first; the unknown are counted apart. */
export function countAccesses(answers: readonly Pick<ShortAnswer, 'access'>[]): {
  counts: Record<Access, number>;
  ownCountry: number;
  unknown: number;
} {
  const found = new Map<EntryAnswer['access'], number>();
  for (const { access } of answers) found.set(access, (found.get(access) ?? 0) + 1);
  const counts = Object.fromEntries(accesses.map((access) => [access, found.get(access) ?? 0]));
  return {
    counts: counts as Record<Access, number>,
    ownCountry: found.get('own_country') ?? 0,
    unknown: found.get(null) ?? 0,
  };
}
