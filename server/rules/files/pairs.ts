import { type CountryIndex, codesOf } from '#core/countries/countryIndex.ts';
import type { RefusedRow } from '#core/inputs/rules/ruleEdition.ts';
import type { FileRow, RuleValue } from '#core/rules/ruleFile.ts';
import { UnusableFile } from '#server/errors.ts';
import { shownText } from '#server/files/shownText.ts';

/** An unparsed cell of a file. */
type Cell = { line: number | null; passport: string; destination: string; value: string };

/** More than all pairs of countries, 250 × 250; larger files are no editions. */
const PAIRS_MAX = 100_000;

/** Collects the distinct pairs of a file, and refused entries with their reasons. */
export class Pairs {
  readonly refused: RefusedRow[] = [];
  readonly #rows = new Map<string, FileRow>();
  /** Pairs with contradictory values, all refused. */
  readonly #conflicting = new Set<string>();
  readonly #index: CountryIndex;
  readonly #codes = new Map<string, readonly string[]>();
  /** All pairs of the file so far, with repeated and refused ones. */
  #count = 0;
  /** Known pairs of which the file says that it doesn't know. */
  readonly unstated: { passport: string; destination: string }[] = [];

  constructor(index: CountryIndex) {
    this.#index = index;
  }

  get rows(): FileRow[] {
    return [...this.#rows.values()];
  }

  /** Whether any country of the file is known. */
  get knowsCountries(): boolean {
    return [...this.#codes.values()].some((codes) => codes.length > 0);
  }

  /**
   * Whether the values use the codes of the oldest files, whose "ETA" and "1" have other meanings.
   */
  get hasOldCodes(): boolean {
    const rows = [...this.#rows.values()];
    if (rows.length > 0 && rows.every(({ days }) => days !== null && days <= 3)) return true;
    return this.refused.some(({ value }) => ['VR', 'VF', 'VOA'].includes(value.trim()));
  }

  get identifiers(): Iterable<string> {
    return this.#codes.keys();
  }

  /** Adds or refuses a pair. `read` returns the cell's value, or the reason why it has none. */
  add(cell: Cell, read: () => RuleValue | string): void {
    this.#requireFew();
    const passport = this.#codesOf(cell.passport);
    const destination = this.#codesOf(cell.destination);
    const reason = unclear('passport', passport) ?? unclear('destination', destination);
    if (reason) {
      this.#addRefused(cell, reason);
      return;
    }
    const pair = pairOf(passport, destination);
    const own = pair.passport === pair.destination;
    if (own && ['', '-1'].includes(cell.value.trim())) return;
    const value = own ? 'the own country has no rule: -1 or nothing' : read();
    if (typeof value === 'string') this.#addRefused(cell, value);
    else this.#addRow(cell, { ...pair, ...value });
  }

  /** Notes that the file doesn't know a pair, so that its rule stays; unknown countries are ignored. */
  leave(cell: Pick<Cell, 'passport' | 'destination'>): void {
    this.#requireFew();
    const [passport, destination] = [this.#codesOf(cell.passport), this.#codesOf(cell.destination)];
    if (passport.length !== 1 || destination.length !== 1) return;
    this.unstated.push(pairOf(passport, destination));
  }

  /** Notes a pair of a country with itself, which needs no rule. */
  leaveOwn(): void {
    this.#requireFew();
  }

  /** Refuses a cell. */
  refuse(cell: Cell, reason: string): void {
    this.#requireFew();
    this.#addRefused(cell, reason);
  }

  /** Counts a pair. Throws UnusableFile for more than there can be. */
  #requireFew(): void {
    this.#count += 1;
    if (this.#count <= PAIRS_MAX) return;
    throw new UnusableFile(
      'The file has more than 100,000 pairs of a passport and a destination: it is no edition of entry rules',
    );
  }

  /** Its countries are shown by code if known. */
  #addRefused({ line, passport, destination, value }: Cell, reason: string): void {
    this.refused.push({
      line,
      passport: this.#shown(passport),
      destination: this.#shown(destination),
      value: shownText(value),
      reason,
    });
  }

  #addRow(cell: Cell, row: FileRow) {
    const key = row.passport + row.destination;
    const before = this.#rows.get(key);
    if (!before && !this.#conflicting.has(key)) {
      this.#rows.set(key, row);
      return;
    }
    if (before?.access === row.access && before.days === row.days) return;
    this.#conflicting.add(key);
    this.#rows.delete(key);
    this.#addRefused(cell, 'the pair is given more than once, with different values');
  }

  #codesOf(identifier: string): readonly string[] {
    let codes = this.#codes.get(identifier);
    if (!codes) {
      codes = codesOf(this.#index, identifier);
      this.#codes.set(identifier, codes);
    }
    return codes;
  }

  #shown(identifier: string): string {
    const codes = this.#codesOf(identifier);
    return codes.length === 1 ? (codes[0] ?? '') : shownText(identifier);
  }
}

function unclear(side: 'passport' | 'destination', codes: readonly string[]): string | undefined {
  if (codes.length === 0) return `unknown ${side}`;
  return codes.length === 1 ? undefined : `ambiguous ${side}: ${codes.join(' or ')}`;
}

function pairOf([passport = '']: readonly string[], [destination = '']: readonly string[]) {
  return { passport, destination };
}
