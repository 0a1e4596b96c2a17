import { type AccessCounts, countedAccesses } from '#core/answers/accessCounts.ts';
import type { AnswerMarks } from '#core/answers/answerMarks.ts';
import type { EntryAnswer, Stay } from '#core/answers/entryAnswer.ts';
import {
  packAccess,
  packedAccesses,
  packStay,
  unpackAccess,
  unpackStay,
} from '#core/answers/packedCell.ts';
import { territoryCodes, territoryOf } from '#core/countries/territories.ts';
import { type PageScope, pageScopes, type VisaType } from '#core/vocabulary.ts';

/** A short answer for lists, maps and rankings. */
export type ShortAnswer = {
  access: EntryAnswer['access'];
  stay: Stay | null;
  /** The source's id; null for the own country and if unknown. */
  source: string | null;
  /** The source's own date, as of the answer: of a cited page, the day it was read. */
  sourceDate: string | null;
  /** What the cited page is about; null for sources that cite none. */
  pageScope: PageScope | null;
  /** The last day for which the access is confirmed; see EntryAnswer. */
  asOf: string | null;
} & AnswerMarks;

export type AnswerOfPassport = ShortAnswer & { destination: string };
export type AnswerForDestination = ShortAnswer & { passport: string };

const flags = {
  suspended: 16,
  disagrees: 1,
  askBeforeTravel: 8,
  conditional: 2,
  unconfirmed: 4,
  probable: 32,
} as const satisfies Record<keyof AnswerMarks, number>;

const suspendedCode = packAccess('suspended');

/**
 * The answers of all pairs of countries for one purpose and day of entry, thirteen bytes each: access,
 * stay (days positive, months negative), flags, source with its date and kind of page, and date.
 */
export class AnswerTable {
  readonly purpose: VisaType;
  /** The day of entry, YYYY-MM-DD in UTC. */
  readonly day: string;
  /** Of changing planes, the tourists' table of the same day. */
  readonly border: AnswerTable | undefined;
  readonly #countries: readonly string[];
  readonly #places: ReadonlyMap<string, number>;
  readonly #access: Uint8Array;
  readonly #stay: Int32Array;
  readonly #flags: Uint8Array;
  /** Indexes of source and dates in `#texts`. */
  readonly #source: Uint16Array;
  readonly #sourceDate: Uint16Array;
  readonly #asOf: Uint16Array;
  /** Places in `pageScopes`, from 1; 0 without a page. */
  readonly #pageScope: Uint8Array;
  readonly #texts: (string | null)[] = [null];
  readonly #placeOfText = new Map<string | null, number>([[null, 0]]);

  /** Initially unknown, except own countries and domestic travel. */
  constructor(
    purpose: VisaType,
    day: string,
    countries: readonly string[],
    border?: AnswerTable | undefined,
  ) {
    this.purpose = purpose;
    this.day = day;
    this.border = border;
    this.#countries = countries;
    this.#places = new Map(countries.map((code, place) => [code, place]));
    const pairs = countries.length ** 2;
    this.#access = new Uint8Array(pairs);
    this.#stay = new Int32Array(pairs);
    this.#flags = new Uint8Array(pairs);
    this.#source = new Uint16Array(pairs);
    this.#sourceDate = new Uint16Array(pairs);
    this.#asOf = new Uint16Array(pairs);
    this.#pageScope = new Uint8Array(pairs);
    const own = packAccess('own_country');
    for (const place of countries.keys()) this.#access[place * (countries.length + 1)] = own;
    for (const territory of territoryCodes) {
      const { state, isDomestic } = territoryOf(territory) ?? {};
      const cell = isDomestic && state ? this.#cell(state, territory) : undefined;
      if (cell !== undefined) this.#access[cell] = own;
    }
  }

  /** Stores an answer. Throws for an unknown code. */
  set(passport: string, destination: string, answer: ShortAnswer): void {
    const cell = this.#cell(passport, destination);
    if (cell === undefined) throw new Error(`No such pair: ${passport} ${destination}`);
    const { stay } = answer;
    this.#access[cell] = packAccess(answer.access);
    this.#stay[cell] = packStay(stay);
    this.#flags[cell] =
      (answer.suspended ? flags.suspended : 0) |
      (answer.disagrees ? flags.disagrees : 0) |
      (answer.conditional ? flags.conditional : 0) |
      (answer.unconfirmed ? flags.unconfirmed : 0) |
      (answer.askBeforeTravel ? flags.askBeforeTravel : 0) |
      (answer.probable ? flags.probable : 0);
    this.#source[cell] = this.#placeOf(answer.source);
    this.#sourceDate[cell] = this.#placeOf(answer.sourceDate);
    this.#asOf[cell] = this.#placeOf(answer.asOf);
    this.#pageScope[cell] =
      answer.pageScope === null ? 0 : pageScopes.indexOf(answer.pageScope) + 1;
  }

  /** The answer of a pair; `undefined` for an unknown code. */
  at(passport: string, destination: string): ShortAnswer | undefined {
    const cell = this.#cell(passport, destination);
    return cell === undefined ? undefined : this.#read(cell);
  }

  /**
   * A passport's answers in all countries, its own included, by code; empty for an unknown code.
   */
  ofPassport(passport: string): AnswerOfPassport[] {
    const row = this.#places.get(passport);
    if (row === undefined) return [];
    const start = row * this.#countries.length;
    return this.#countries.map((destination, column) => ({
      destination,
      ...this.#read(start + column),
    }));
  }

  /** All passports' answers in a country, by code; empty for an unknown code. */
  forDestination(destination: string): AnswerForDestination[] {
    const column = this.#places.get(destination);
    if (column === undefined) return [];
    return this.#countries.map((passport, row) => ({
      passport,
      ...this.#read(row * this.#countries.length + column),
    }));
  }

  /**
   * Access counts of each of these countries' passports in the others; like `countAccesses`,
   * without an object per answer. Unknown codes are ignored.
   */
  countsOfPassports(countries: Iterable<string>): Map<string, AccessCounts> {
    const passports = [...countries];
    const columns = passports.flatMap((code) => this.#places.get(code) ?? []);
    const found = new Map<string, AccessCounts>();
    for (const passport of passports) {
      const row = this.#places.get(passport);
      if (row === undefined) continue;
      const byCode = packedAccesses.map(() => 0);
      for (const column of columns) {
        const cell = row * this.#countries.length + column;
        const isSuspended = ((this.#flags[cell] ?? 0) & flags.suspended) > 0;
        const code = isSuspended ? suspendedCode : (this.#access[cell] ?? 0);
        byCode[code] = (byCode[code] ?? 0) + 1;
      }
      const counts = countedAccesses.map((access) => [
        access,
        byCode[packAccess(access === 'unknown' ? null : access)] ?? 0,
      ]);
      found.set(passport, Object.fromEntries(counts) as AccessCounts);
    }
    return found;
  }

  /** The pairs whose answers have a mark, by code. */
  pairsWith(
    mark: keyof AnswerMarks,
  ): { passport: string; destination: string; answer: ShortAnswer }[] {
    const cells = [...this.#flags.keys()].filter((cell) => (this.#flags[cell] ?? 0) & flags[mark]);
    return cells.map((cell) => ({
      passport: this.#countries[Math.floor(cell / this.#countries.length)] ?? '',
      destination: this.#countries[cell % this.#countries.length] ?? '',
      answer: this.#read(cell),
    }));
  }

  #cell(passport: string, destination: string): number | undefined {
    const row = this.#places.get(passport);
    const column = this.#places.get(destination);
    if (row === undefined || column === undefined) return undefined;
    return row * this.#countries.length + column;
  }

  #placeOf(text: string | null): number {
    const known = this.#placeOfText.get(text);
    if (known !== undefined) return known;
    const place = this.#texts.push(text) - 1;
    this.#placeOfText.set(text, place);
    return place;
  }

  #read(cell: number): ShortAnswer {
    const set = this.#flags[cell] ?? 0;
    return {
      // The access of a suspended pair is that of its rule.
      access: unpackAccess(this.#access[cell] ?? 0) as EntryAnswer['access'],
      stay: unpackStay(this.#stay[cell] ?? 0),
      suspended: (set & flags.suspended) > 0,
      disagrees: (set & flags.disagrees) > 0,
      conditional: (set & flags.conditional) > 0,
      unconfirmed: (set & flags.unconfirmed) > 0,
      askBeforeTravel: (set & flags.askBeforeTravel) > 0,
      probable: (set & flags.probable) > 0,
      source: this.#texts[this.#source[cell] ?? 0] ?? null,
      sourceDate: this.#texts[this.#sourceDate[cell] ?? 0] ?? null,
      pageScope: pageScopes[(this.#pageScope[cell] ?? 0) - 1] ?? null,
      asOf: this.#texts[this.#asOf[cell] ?? 0] ?? null,
    };
  }
}
