import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { countriesOf, emptyWorkPolicy, grantIn } from '#core/answers/work/workArea.ts';
import { readPackFolder } from '../parsePack.ts';
import { ownCompilation } from '../shippedSource.ts';
import {
  type PackedWorkPolicy,
  parseWorkAreas,
  parseWorkPack,
  type WorkAreas,
  type WorkPack,
} from './workPack.ts';

export const workFolder = join(import.meta.dirname, 'work');
export const workAreasFile = join(import.meta.dirname, 'workAreas.json');

/** The shipped rules on working as a source. */
export const workRules = {
  id: 'work-2026-11',
  title: 'Rules on working, compiled 28 November 2026',
  ...ownCompilation,
  date: '2026-11-28',
} as const;

/** All files by code of country. Throws a sentence that names the file and the place of a fault. */
export function readWorkPacks(): WorkPack[] {
  return readPackFolder(workFolder, parseWorkPack);
}

/** The table of areas. Throws a sentence that names the place of a fault. */
export function readWorkAreas(): WorkAreas {
  return parseWorkAreas(readFileSync(workAreasFile, 'utf8'), 'workAreas.json');
}

/** All policies by code of country, complete with what areas grant there. Throws as the readers do. */
export function readWorkPolicies(): PackedWorkPolicy[] {
  return workPoliciesOf(readWorkPacks(), readWorkAreas());
}

/** The policies of countries with a file, or in which an area grants something, by code. */
export function workPoliciesOf(packs: readonly WorkPack[], areas: WorkAreas): PackedWorkPolicy[] {
  const packOf = new Map(packs.map((pack) => [pack.country, pack]));
  const countries = new Set([...packOf.keys(), ...areas.areas.flatMap(countriesOf)]);
  return [...countries].sort().map((country) => {
    const { sources, visitor, permit, ...pack } = packOf.get(country) ?? emptyPack(country);
    const grants = areas.areas.flatMap((area) => grantIn(area, country, areaSource) ?? []);
    const cited = grants.flatMap(({ source, alsoSources }) => [source, ...alsoSources]);
    const shared = Object.entries(areas.sources)
      .map(([id, page]) => [areaSource(id), page] as const)
      .filter(([id]) => cited.includes(id));
    return {
      ...pack,
      sources: { ...sources, ...Object.fromEntries(shared) },
      visitor,
      permit,
      grants,
    };
  });
}

function emptyPack(country: string): WorkPack {
  return { ...emptyWorkPolicy(country), programmes: [], routes: [] };
}

/** The id under which a source of an area stands among those of a country. */
function areaSource(id: string): string {
  return `area-${id}`;
}
