import { type VisaType, visaTypes } from '#core/vocabulary.ts';
import type { RouterOutputs } from '#src/lib/trpc.ts';

type Matrix = RouterOutputs['visaRequirement']['matrix'];

export type MatrixCell = Matrix['cells'][number];
type Country = RouterOutputs['country']['listAll'][number];

/** A passport, for each kind of stay its requirement, and what the country's rules answer without one. */
export type MatrixRow = {
  country: Country;
  cells: Record<VisaType, MatrixCell | undefined>;
  rules: Record<VisaType, string | undefined>;
};

export const matrixFilters = {
  all: 'All passports',
  gaps: 'With a gap',
  stale: 'With a stale one',
} as const;

export type MatrixFilter = keyof typeof matrixFilters;

/** The passports offered to visitors, except the destination's own, and those with requirements. */
export function matrixRows(
  { cells, rules }: Matrix,
  countries: Country[],
  destinationCountry: string,
): MatrixRow[] {
  const byPassport = Map.groupBy(cells, ({ countryCode }) => countryCode);
  const shown = countries.filter(
    ({ code, enabled }) => byPassport.has(code) || (enabled && code !== destinationCountry),
  );
  return shown.map((country) => {
    const own = byPassport.get(country.code) ?? [];
    const cellOf = (type: VisaType) => own.find((cell) => cell.type === type);
    return {
      country,
      cells: {
        tourist: cellOf('tourist'),
        transit: cellOf('transit'),
        working: cellOf('working'),
      },
      rules: {
        tourist: ruleOf(rules.tourist, country.code),
        transit: ruleOf(rules.transit, country.code),
        working: ruleOf(rules.working, country.code),
      },
    };
  });
}

function ruleOf(rules: Matrix['rules'][VisaType], passport: string): string | undefined {
  return Object.keys(rules).find((answer) => rules[answer]?.includes(passport));
}

/**
 * The order of the passports: those with requirements first, equal ones side by side. It is that of
 * the matrix's opening, so that a row stays in its place when it is edited.
 */
export function openingOrder(rows: MatrixRow[]): string[] {
  const isStated = ({ cells }: MatrixRow) => visaTypes.some((type) => cells[type]);
  const gaps = rows.filter((row) => !isStated(row));
  const groups = Map.groupBy([...rows.filter(isStated), ...gaps], contentOf);
  return [...groups.values()].flat().map(({ country }) => country.code);
}

/** The rows in an order of passports; those that it lacks come last. */
export function inOrder(rows: MatrixRow[], order: readonly string[]): MatrixRow[] {
  const place = new Map(order.map((code, index) => [code, index]));
  const placeOf = ({ country }: MatrixRow) => place.get(country.code) ?? order.length;
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Splits rows into groups: neighbours that differ in nothing but the passport. */
export function groupsOf(rows: MatrixRow[]): MatrixRow[][] {
  const groups: MatrixRow[][] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last?.[0] && contentOf(last[0]) === contentOf(row)) last.push(row);
    else groups.push([row]);
  }
  return groups;
}

function contentOf({ cells, rules }: MatrixRow): string {
  return visaTypes
    .map((type) => (cells[type] ? [cells[type].content, cells[type].isStale] : rules[type]))
    .join();
}

/** The kinds of stay for which a destination's page has no answer. */
function gapsOf({ cells, rules }: MatrixRow): VisaType[] {
  return visaTypes.filter((type) => !cells[type] && !rules[type]);
}

/**
 * The rows that match the filter and the search (in all names and codes), and the open form's row.
 */
export function filteredRows(
  rows: MatrixRow[],
  filter: MatrixFilter,
  search: string,
  open: string | undefined,
): MatrixRow[] {
  const typed = search.trim().toLowerCase();
  return rows.filter((row) => {
    const { country, cells } = row;
    if (country.code === open) return true;
    const isFound =
      country.name.toLowerCase().includes(typed) || country.code.toLowerCase() === typed;
    if (!isFound) return false;
    if (filter === 'gaps') return gapsOf(row).length > 0;
    if (filter === 'stale') return visaTypes.some((type) => cells[type]?.isStale);
    return true;
  });
}

/** "20 passports: 14 of 60 stated, 40 answered by rules, 6 gaps, 3 stale." */
export function matrixSummary(rows: MatrixRow[]): string {
  const all = rows.flatMap(({ cells }) => visaTypes.map((type) => cells[type]));
  const stated = all.filter((cell) => cell !== undefined);
  const gaps = rows.flatMap(gapsOf).length;
  const stale = stated.filter(({ isStale }) => isStale).length;
  return [
    `${rows.length} ${rows.length === 1 ? 'passport' : 'passports'}: ${stated.length} of ${all.length} stated`,
    `${all.length - stated.length - gaps} answered by rules`,
    `${gaps} ${gaps === 1 ? 'gap' : 'gaps'}`,
    `${stale} stale.`,
  ].join(', ');
}

/** A requirement in two words. */
export function visaText({ required, onArrival }: MatrixCell): string {
  if (!required) return 'No visa';
  return onArrival ? 'On arrival' : 'Visa';
}

export function daysText({ durationDays }: MatrixCell): string {
  return `${durationDays} ${durationDays === 1 ? 'day' : 'days'}`;
}
