import { accessesConcerned } from '#core/border/applicableConditions.ts';
import { schemesServing } from '#core/border/borderFacts.ts';
import { conditionKinds, faultsOfKind } from '#core/border/conditionKinds.ts';
import { dayNumber } from '#core/dates.ts';
import type { DestinationPack, PackedCondition, PackedLink } from '#db/packs/destinationPack.ts';
import { destinationsOf } from '#db/packs/official/rulesOfLists.ts';
import { type PackedEdition, pairsOfEdition, readOfficialPack } from '#db/packs/packs.ts';

/**
 * What is wrong with a pack beyond its shape, a sentence each that names the file and the place:
 * passports named twice, not at all or unknown, pages not there or not cited, impossible days, facts
 * that lack a part, stays that no listed visa gives, and passports that a rule for all others would
 * admit against the edition.
 */
export function faultsOf(pack: DestinationPack, edition: PackedEdition): string[] {
  const faults = [
    ...passportFaults(pack, edition.codes.split(' ')),
    ...admissionFaults(pack, edition),
    ...stayFaults(pack),
    ...pageFaults(pack),
    ...dayFaults(pack),
    ...repeated(pack.unconfirmed.map(({ triedOn }) => triedOn)).map(
      (day) => `two lists of unconfirmed passports of ${day}: join them`,
    ),
    ...repeated(pack.conditions.map(conditionKey)).map((key) => `two conditions ${key}`),
    ...overlapFaults(pack.conditions),
    ...pack.conditions.flatMap((fact, at) => named(`conditions[${at}]`, conditionFaults(fact))),
    ...pack.links.flatMap((fact, at) => named(`links[${at}]`, linkFaults(fact))),
  ];
  return faults.map((fault) => `${pack.destination}.json: ${fault}`);
}

/**
 * Every passport but the own is in one place; in several rules only on different days. The packs of Schengen
 * states without a rule have none, as the common list's are theirs.
 */
function passportFaults(pack: DestinationPack, passports: string[]): string[] {
  const { destination, rules, unconfirmed, setAside, restrictions, exceptions, links } = pack;
  const periods = new Map<string, Period[]>();
  const add = (row: { passports: string } & Partial<Period>) => {
    for (const passport of row.passports.split(' ')) {
      const { from = '0000', to = '9999' } = row;
      periods.set(passport, [...(periods.get(passport) ?? []), { from, to }]);
    }
  };
  for (const row of [...rules, ...unconfirmed, ...setAside]) add(row);
  const others = [...restrictions, ...exceptions, ...links].flatMap(({ passports: codes = '' }) =>
    codes === '' ? [] : codes.split(' '),
  );
  const known = new Set(passports);
  const isOfCommonRules = periods.size === 0 && schengenStates().includes(destination);
  const expected = isOfCommonRules ? [] : passports.filter((passport) => passport !== destination);
  return [
    ...[...new Set([...periods.keys(), ...others])]
      .filter((passport) => !known.has(passport) || passport === destination)
      .map((passport) => `${passport} is the own passport, or none`),
    ...expected
      .filter((passport) => !periods.has(passport))
      .map((passport) => `${passport} is missing: in rules, unconfirmed or setAside`),
    ...[...periods]
      .filter(([, found]) => found.some((one, at) => found.slice(0, at).some(overlaps(one))))
      .map(([passport]) => `${passport} stands twice for the same day`),
  ];
}

/** Their rules for visitors are those of a list (db/packs/official/schengen.json). */
function schengenStates(): string[] {
  return destinationsOf(readOfficialPack('schengen'), 'schengen');
}

type Period = { from: string; to: string };

const overlaps = (one: Period) => (other: Period) => one.from <= other.to && other.from <= one.to;

/** A page about all others says nothing of a passport that isn't admitted. */
function admissionFaults({ destination, rules }: DestinationPack, edition: PackedEdition) {
  const refused = new Set(
    [...pairsOfEdition(edition)]
      .filter((pair) => pair.destination === destination && pair.status === 'no admission')
      .map(({ passport }) => passport),
  );
  return rules
    .filter(({ access }) => access !== 'no_admission')
    .flatMap(({ passports }) => passports.split(' ').filter((passport) => refused.has(passport)))
    .map((passport) => `${passport} is not admitted by the edition: set it aside`);
}

/**
 * A rule's days are those of a listed visa, whose price stands above them. Nothing is known where a
 * visa states no stay.
 */
function stayFaults({ rules, links }: DestinationPack): string[] {
  return rules.flatMap(({ passports, access, application = null, days }, at) => {
    if (days === undefined) return [];
    const schemes = schemesServing(access, application);
    const offered = links.filter(({ scheme }) => schemes.includes(scheme));
    const without = Map.groupBy(passports.split(' '), (passport) => {
      const stays = offered
        .filter((link) => link.passports?.split(' ').includes(passport) ?? true)
        .map(({ stayDays }) => stayDays);
      const isFault = stays.length > 0 && !stays.includes(undefined) && !stays.includes(days);
      return isFault ? [...new Set(stays)].join(', ') : '';
    });
    without.delete('');
    return [...without].map(
      ([stays, codes]) =>
        `rules[${at}]: ${days} days, but the visas give ${stays}: ${codes.join(' ')}`,
    );
  });
}

function pageFaults({ pages, ...pack }: DestinationPack): string[] {
  const cited = citations(pack).flatMap(({ page }) => page ?? []);
  return [
    ...citations(pack)
      .filter(({ page, by }) => (page === undefined) === (by === undefined))
      .map(({ place }) => `${place} cites one of page and by`),
    ...cited.filter((page) => page >= pages.length).map((page) => `there is no page ${page}`),
    ...pages.flatMap(([title], at) =>
      title.length > 100 ? `the title of page ${at} is long` : [],
    ),
  ];
}

function citations(pack: Omit<DestinationPack, 'pages'>) {
  const { rules, restrictions, exceptions, conditions, links } = pack;
  return Object.entries({ rules, restrictions, exceptions, conditions, links }).flatMap(
    ([list, rows]) =>
      rows.map((row: { page?: number; by?: string; checked: string }, at) => ({
        page: row.page,
        by: row.by,
        checked: row.checked,
        place: `${list}[${at}]`,
      })),
  );
}

function dayFaults(pack: DestinationPack): string[] {
  const { updated, unconfirmed, rules, exceptions } = pack;
  const days = [
    ...citations(pack).map(({ checked }) => checked),
    ...unconfirmed.map(({ triedOn }) => triedOn),
  ];
  const periods = [...rules, ...exceptions];
  const all = [
    updated,
    ...days,
    ...periods.flatMap(({ from, to }) => [from ?? [], to ?? []].flat()),
  ];
  return [
    ...all.filter((day) => dayNumber(day) === undefined).map((day) => `${day} is no day`),
    ...days.filter((day) => day > updated).map((day) => `${day} is after the update of ${updated}`),
    ...periods
      .filter(({ from, to }) => from !== undefined && to !== undefined && from > to)
      .map(({ from, to }) => `${from} is after ${to}`),
  ];
}

function conditionFaults(fact: PackedCondition): string[] {
  const { kind, months, comingFrom, countries } = fact;
  const {
    kind: _kind,
    binding: _binding,
    purposes: _purposes,
    note: _note,
    page: _page,
    by: _by,
    checked: _checked,
    ...own
  } = fact;
  const fields: readonly string[] = conditionKinds[kind].fields;
  return [
    ...priceFaults(fact),
    ...Object.keys(own)
      .filter((field) => !fields.includes(field))
      .map((field) => `${kind} has no ${field}`),
    ...faultsOfKind(kind, fact).map(([field, fault]) => `${kind}, ${field}: ${fault}`),
    ...(kind === 'passport_validity' && months === undefined ? ['validity takes months'] : []),
    ...(comingFrom === 'listed_countries' && !countries
      ? ['the listed countries are missing']
      : []),
  ];
}

/**
 * A traveller gets one line of a subject. Only periods of a passport's validity are several, as they
 * count from different days.
 */
function overlapFaults(conditions: PackedCondition[]): string[] {
  const lines = conditions
    .filter(({ kind }) => kind !== 'passport_validity')
    .flatMap((fact) =>
      accessesOf(fact).map((access) => conditionKey({ ...fact, concerns: access })),
    );
  return repeated(lines).map((line) => `a traveller gets two lines ${line}`);
}

function accessesOf({ concerns = 'all' }: PackedCondition): string[] {
  const accesses =
    concerns === 'all' ? Object.values(accessesConcerned).flat() : accessesConcerned[concerns];
  return [...new Set(accesses.flatMap((access) => access ?? []))];
}

function linkFaults(fact: PackedLink): string[] {
  const isNameless = fact.scheme === 'arrival_card' && !fact.title;
  const [min, max] = fact.processing ?? [];
  return [
    ...priceFaults(fact),
    ...(isNameless ? ['an arrival form takes its title'] : []),
    ...(typeof min === 'number' && typeof max === 'number' && min > max
      ? ['the shortest time is longer than the longest']
      : []),
  ];
}

function priceFaults({ amount, currency }: { amount?: string; currency?: string }): string[] {
  return (amount === undefined) === (currency === undefined)
    ? []
    : ['a price takes amount and currency'];
}

/** What tells the conditions of a destination apart in the database. */
function conditionKey(fact: Omit<PackedCondition, 'concerns'> & { concerns?: string }) {
  const { kind, concerns = 'all', vaccine, title, detail } = fact;
  return [kind, concerns, vaccine, title, detail].filter(Boolean).join(' ');
}

function repeated(values: string[]): string[] {
  return [...new Set(values.filter((value, at) => values.indexOf(value) !== at))];
}

function named(place: string, faults: string[]): string[] {
  return faults.map((fault) => `${place}: ${fault}`);
}
