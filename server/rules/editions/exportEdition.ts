import { stringify } from 'csv-stringify/sync';
import { compareTexts } from '#core/compareTexts.ts';
import { alpha3Of, type Identifiers } from '#core/countries/countryIndex.ts';
import type { StoredEdition } from '#core/rules/planImport.ts';
import type { RuleFields } from '#core/rules/ruleFields.ts';
import type { RuleFileShape } from '#core/rules/ruleFile.ts';
import { wordFor } from '../files/ruleValue.ts';

export const ruleFileShapes = [
  'tidy-iso2',
  'tidy-iso3',
  'tidy-names',
  'matrix-iso2',
  'matrix-iso3',
  'matrix-names',
  'json',
] as const satisfies RuleFileShape[];

/** An edition as a file, and the number of rules that its format can't express. */
type ExportedEdition = { text: string; left: number };

type Naming = (code: string) => string;

/**
 * Exports an edition in a published format. These only support unconditional tourist stays, in
 * days; other rules are omitted and counted. `countries` provide the names.
 */
export function exportEdition(
  { rules }: Pick<StoredEdition, 'rules'>,
  shape: RuleFileShape,
  countries: readonly { code: string; name: string }[],
): ExportedEdition {
  const exported = [...rules.values()].filter(isExportable);
  const pairs = new Map<string, Map<string, RuleFields>>();
  for (const rule of exported.sort(byPair)) {
    const destinations = pairs.get(rule.passport) ?? new Map<string, RuleFields>();
    pairs.set(rule.passport, destinations.set(rule.destination, rule));
  }
  return { text: textOf(pairs, shape, countries), left: rules.size - exported.length };
}

type Pairs = ReadonlyMap<string, ReadonlyMap<string, RuleFields>>;

function textOf(
  pairs: Pairs,
  shape: RuleFileShape,
  countries: readonly { code: string; name: string }[],
): string {
  if (shape === 'json') return `${JSON.stringify(jsonOf(pairs))}\n`;
  const [layout, identifiers] = shape.split('-') as ['tidy' | 'matrix', Identifiers];
  const naming = namingOf(identifiers, countries);
  return stringify(layout === 'tidy' ? tidyOf(pairs, naming) : matrixOf(pairs, naming));
}

function jsonOf(pairs: Pairs) {
  const entryOf = ({ access, stayNumber }: RuleFields) => {
    const status = wordFor(access);
    return stayNumber === null ? { status } : { status, days: stayNumber };
  };
  const destinationsOf = (destinations: ReadonlyMap<string, RuleFields>) =>
    Object.fromEntries([...destinations].map(([code, rule]) => [code, entryOf(rule)]));
  return Object.fromEntries([...pairs].map(([code, of]) => [code, destinationsOf(of)]));
}

/** Includes each passport's own country, as -1. */
function tidyOf(pairs: Pairs, naming: Naming): string[][] {
  const rows = [...pairs].flatMap(([passport, destinations]) =>
    [...destinations.keys(), passport]
      .sort()
      .map((code) => [naming(passport), naming(code), cellOf(passport, code, destinations)]),
  );
  return [['Passport', 'Destination', 'Requirement'], ...rows];
}

function matrixOf(pairs: Pairs, naming: Naming): string[][] {
  const codes = new Set([...pairs.values()].flatMap((destinations) => [...destinations.keys()]));
  const columns = [...codes].sort();
  const rows = [...pairs].map(([passport, destinations]) => [
    naming(passport),
    ...columns.map((code) => cellOf(passport, code, destinations)),
  ]);
  return [['Passport', ...columns.map(naming)], ...rows];
}

/** '' if unknown. */
function cellOf(
  passport: string,
  destination: string,
  destinations: ReadonlyMap<string, RuleFields>,
): string {
  if (passport === destination) return '-1';
  const rule = destinations.get(destination);
  if (!rule) return '';
  const days = rule.access === 'visa_free' ? rule.stayNumber : null;
  return days === null ? (wordFor(rule.access) ?? '') : String(days);
}

function isExportable(rule: RuleFields): boolean {
  const { purpose, condition, access, stayUnit, validFrom, validTo } = rule;
  const always = condition === null && validFrom === null && validTo === null;
  return purpose === 'tourist' && always && stayUnit !== 'months' && wordFor(access) !== undefined;
}

function namingOf(
  identifiers: Identifiers,
  countries: readonly { code: string; name: string }[],
): Naming {
  if (identifiers === 'iso2') return (code) => code;
  if (identifiers === 'iso3') return alpha3Of;
  const names = new Map(countries.map(({ code, name }) => [code, name]));
  return (code) => names.get(code) ?? code;
}

function byPair(one: RuleFields, other: RuleFields): number {
  return compareTexts(orderOf(one), orderOf(other));
}

function orderOf({ passport, destination }: RuleFields): string {
  return passport + destination;
}
