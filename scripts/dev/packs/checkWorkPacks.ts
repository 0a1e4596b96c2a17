import type { WorkRoute } from '#core/answers/work/waysToWork.ts';
import type { WorkArea } from '#core/answers/work/workArea.ts';
import type { WorkAreas, WorkPack } from '#db/packs/policies/workPack.ts';
import type { StatedProgramme } from '#db/queries/rules/statedWays.ts';
import {
  citationFaults,
  codeFaults,
  named,
  periodFaults,
  sourceDateFaults,
} from './policyFaults.ts';

type Codes = {
  passports: ReadonlySet<string>;
  /** Passports and places that have rules of their own. */
  countries: ReadonlySet<string>;
};

/**
 * What is wrong with a country's rules on working beyond their shape, a sentence each that names the
 * file and the place: passports unknown, unsorted or named twice, sources not there or not cited,
 * statements without a source, more said of a page than was read, impossible ages and days.
 */
export function workFaultsOf(pack: WorkPack, { passports, countries }: Codes): string[] {
  const { country, sources, visitor, permit, programmes, routes } = pack;
  const faults = [
    ...(countries.has(country) ? [] : [`${country} is no country`]),
    ...statementFaults(pack),
    ...citationsFaults(
      [visitor.source ?? [], permit.source ?? [], programmes.map(({ source }) => source)].flat(2),
      sources,
    ),
    ...sourceDateFaults(sources),
    ...programmes.flatMap((programme, at) =>
      named(`programmes[${at}]`, programmeFaults(programme, pack, passports)),
    ),
    ...routes.flatMap((route, at) => named(`routes[${at}]`, unreadFaults(route))),
    ...twice(
      programmes.flatMap(({ kind, passports: codes }) => codes.map((of) => `${kind} ${of}`)),
    ),
    ...twice(routes.map(({ kind, name }) => `${kind} ${name}`)),
  ];
  return faults.map((fault) => `${country}.json: ${fault}`);
}

/** What is wrong with the table of areas beyond its shape, a sentence each. */
export function workAreaFaultsOf({ sources, areas }: WorkAreas, codes: Codes): string[] {
  const faults = [
    ...citationsFaults(
      areas.flatMap(({ source, alsoSources }) => [source, ...alsoSources]),
      sources,
    ),
    ...sourceDateFaults(sources),
    ...twice(areas.map(({ id }) => id)),
    ...areas.flatMap((area) => named(area.id, areaFaults(area, codes))),
  ];
  return faults.map((fault) => `workAreas.json: ${fault}`);
}

function areaFaults(area: WorkArea, { passports, countries }: Codes): string[] {
  const { members, pairs = [], source, alsoSources } = area;
  return [
    ...((members === undefined) === (area.pairs === undefined)
      ? ['an area has either members or pairs']
      : []),
    ...codeFaults(members ?? [], passports),
    ...pairs.flatMap(({ from, to }) => [
      ...(from === 'all' ? [] : codeFaults(from, countries)),
      ...codeFaults(to, countries),
    ]),
    ...(alsoSources.includes(source) ? [`the source ${source} is twice`] : []),
    ...periodFaults(area),
  ];
}

/** A statement has a source, and a source states something. */
function statementFaults({ visitor, permit }: WorkPack): string[] {
  const isPermitStated = permit.required !== null || permit.whoApplies !== null;
  return [
    ...((visitor.mayWork === 'unknown') === (visitor.source === null)
      ? []
      : [`visitor: "${visitor.mayWork}" with the source ${visitor.source}`]),
    ...(isPermitStated === (permit.source !== null)
      ? []
      : [`permit: ${permit.required} with the source ${permit.source}`]),
  ];
}

function citationsFaults(cited: readonly string[], sources: WorkPack['sources']): string[] {
  return [
    ...citationFaults(cited, sources),
    ...Object.keys(sources)
      .filter((id) => !cited.includes(id))
      .map((id) => `nothing cites the source ${id}`),
  ];
}

/** The years of age in which a programme can begin or end. */
const youngest = 15;
const oldest = 60;

function programmeFaults(
  { passports, ages, ballotFor, fee, months, source }: StatedProgramme,
  { country, sources }: WorkPack,
  known: ReadonlySet<string>,
): string[] {
  return [
    ...codeFaults(passports, known),
    ...(passports.includes(country) ? [`${country} is the country's own passport`] : []),
    ...Object.keys(ages)
      .filter((code) => code !== 'all' && !passports.includes(code))
      .map((code) => `ages: ${code} is not among the passports`),
    ...Object.entries(ages)
      .filter(([, [from, to]]) => from < youngest || to > oldest || from > to)
      .map(([code, years]) => `ages: ${code} from ${years.join(' to ')}`),
    ...codeFaults(ballotFor, new Set(passports)).map((fault) => `ballotFor: ${fault}`),
    ...unreadFaults({ quality: sources[source]?.quality, fee, months }),
  ];
}

/** Of a page that was not read, only the address is known. */
function unreadFaults({
  quality,
  fee,
  months,
}: Pick<WorkRoute, 'fee' | 'months'> & { quality: WorkRoute['quality'] | undefined }): string[] {
  if (quality !== 'named') return [];
  return [
    ...(fee === null ? [] : ['a fee of a page that was not read']),
    ...(months === null ? [] : ['months of a page that was not read']),
  ];
}

function twice(keys: readonly string[]): string[] {
  return [...new Set(keys.filter((key, at) => keys.indexOf(key) !== at))].map(
    (key) => `${key} is twice`,
  );
}
