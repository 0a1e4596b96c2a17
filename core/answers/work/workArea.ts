import type { PolicySource } from '../policySource.ts';
import type { WorkGrantHere, WorkPolicy } from './workPolicy.ts';

/** Passports that an area frees, and where: each member in every other, or from some to others. */
export type WorkArea = Omit<WorkGrantHere, 'area' | 'passports'> & {
  id: string;
  members?: string[];
  pairs?: AreaPairs[];
};

/** The passports that may work in some countries, in one direction. */
export type AreaPairs = { from: string[] | 'all'; to: string[] };

/** The countries in which an area grants something, each once. */
export function countriesOf({
  members = [],
  pairs = [],
}: Pick<WorkArea, 'members' | 'pairs'>): string[] {
  return [...new Set([...members, ...pairs.flatMap(({ to }) => to)])];
}

/**
 * The grant of an area in a country; undefined where it grants nothing. `pageId` gives the id under which a
 * page of the area stands among those of a country.
 */
export function grantIn(
  area: WorkArea,
  country: string,
  pageId: (id: string) => string,
): WorkGrantHere | undefined {
  const { id, members, pairs, source, alsoSources, ...granted } = area;
  const passports = passportsOf(area, country);
  if (passports.length === 0) return undefined;
  return {
    area: id,
    ...granted,
    passports,
    source: pageId(source),
    alsoSources: alsoSources.map(pageId),
  };
}

/** The passports that an area frees in a country, sorted: never the country's own. */
function passportsOf({ members = [], pairs = [] }: WorkArea, country: string): string[] | 'all' {
  const here = pairs.filter(({ to }) => to.includes(country)).map(({ from }) => from);
  if (here.includes('all')) return 'all';
  const passports = new Set([...(members.includes(country) ? members : []), ...here.flat()]);
  return [...passports].filter((passport) => passport !== country).sort();
}

/** A country's policy that states nothing yet, without its grants. */
export function emptyWorkPolicy(country: string): Omit<WorkPolicy, 'grants'> {
  return {
    country,
    sources: {},
    visitor: { mayWork: 'unknown', source: null },
    permit: { required: null, whoApplies: null, source: null },
    authority: null,
  };
}

/** An area as policies have it, with the pages that state it. */
export type StatedArea = WorkArea & { sources: Record<string, PolicySource> };

/** The areas of which these policies hold the grants, in the order in which they first occur. */
export function areasIn(policies: Iterable<WorkPolicy>): StatedArea[] {
  const grants = [...policies].flatMap(({ country, sources, grants: here }) =>
    here.map((grant) => ({ country, sources, grant })),
  );
  const byArea = Map.groupBy(grants, ({ grant }) => grant.area);
  return [...byArea.values()].flatMap((here) => {
    const [first] = here;
    if (!first) return [];
    const { area, passports: _passports, ...granted } = first.grant;
    const cited = [granted.source, ...granted.alsoSources];
    return {
      id: area,
      ...granted,
      ...membersAndPairs(here.map(({ country, grant: { passports } }) => ({ country, passports }))),
      sources: Object.fromEntries(
        cited.flatMap((id) => (first.sources[id] ? [[id, first.sources[id]]] : [])),
      ),
    };
  });
}

type Freed = { country: string; passports: string[] | 'all' };

/** Members, where each country frees the citizens of every other; all else as pairs. */
function membersAndPairs(freed: readonly Freed[]): { members: string[]; pairs: AreaPairs[] } {
  const countries = freed.map(({ country }) => country);
  const isMutual =
    countries.length > 1 &&
    freed.every(
      ({ country, passports }) =>
        passports !== 'all' &&
        countries.every((other) => other === country || passports.includes(other)),
    );
  const members = isMutual ? countries : [];
  const others = freed.map(({ country, passports }) => ({
    country,
    from: passports === 'all' ? passports : passports.filter((code) => !members.includes(code)),
  }));
  const byPassports = Map.groupBy(others, ({ from }) => String(from));
  const pairs = [...byPassports.values()].flatMap((same) => {
    const from = same[0]?.from ?? [];
    return from.length > 0 ? [{ from, to: same.map(({ country }) => country) }] : [];
  });
  return { members, pairs };
}
