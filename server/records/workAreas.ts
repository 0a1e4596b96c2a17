import type { StatementSource, StoredPolicy } from '#core/answers/policySource.ts';
import { workOf } from '#core/answers/work/work.ts';
import { areasIn, countriesOf, type StatedArea } from '#core/answers/work/workArea.ts';
import type { WorkPolicy } from '#core/answers/work/workPolicy.ts';
import { utcDay } from '#core/dates.ts';
import { type WorkAreaInput, workAreaFields } from '#core/inputs/records/workArea.ts';
import type { CopiedFrom } from '#core/records/copiedFrom.ts';
import type { WorkNeed } from '#core/workVocabulary.ts';
import type { Db } from '#db/db.ts';
import { listWorkAreas, workAreaTable } from '#db/queries/records/workAreas.ts';
import { type RuleReference, ruleReference } from '../answers/ruleReference.ts';
import { withTeamAreas } from '../answers/teamPolicies.ts';
import { Conflict } from '../errors.ts';
import { kindOfRecord } from './kind.ts';
import { copiedFrom, keepCopy, type OutdatedCopy, outdatedCopy } from './policyCopies.ts';
import {
  type ChangedTerms,
  type Comparison,
  changesAt,
  effectsOf,
  type PolicyEffects,
  recordingEffects,
} from './policyEffects.ts';

/** What the team states of an area, whole in place of what is shipped of it in every country. */
export const workAreas = kindOfRecord({
  entity: 'work_area',
  table: workAreaTable,
  schema: workAreaFields,
  title: (_db, { name }) => name,
  check({ area }, others) {
    if (!others.some((other) => other.area === area)) return;
    throw new Conflict('There is an area of this short name already: change that one', {
      field: 'area',
    });
  },
  around(trx, records, write) {
    const areas = new Set(records.map(({ area }) => area));
    return recordingEffects(trx, write, (compared) =>
      changesAt(trx, { countries: countriesWith(areas, compared), purpose: 'working' }, compared),
    );
  },
  file: {
    example: {
      fields: {
        area: 'nordic',
        name: 'Common Nordic labour market',
        grant: 'work_without_permit',
        members: ['DK', 'FI', 'IS', 'NO', 'SE'],
        pairs: [{ from: ['DK'], to: ['SJ'] }],
        duties: ['registration'],
        from: '1983-08-01',
        to: null,
        sources: {
          agreement: {
            title: 'Agreement concerning a common Nordic labour market',
            publisher: 'Nordic Council of Ministers',
            address: 'https://www.example.org/agreement',
            quality: 'law',
            asOf: '1983-08-01',
            asOfIs: 'stated',
          },
        },
        source: 'agreement',
        copiedFrom: null,
        note: '',
      },
    },
  },
});

/** The answers that an area of the team would change, of which nothing is stored. */
export async function previewWorkArea(
  db: Db,
  { id, fields }: { id: number | null; fields: WorkAreaInput },
): Promise<PolicyEffects> {
  const before = await ruleReference(db);
  const stored = await listWorkAreas(db);
  const others = stored.filter((other) => other.id !== id && other.area !== fields.area);
  const replaced = stored.filter((other) => !others.includes(other));
  const workPolicies = withTeamAreas(before.shippedWorkPolicies, [...others, fields]);
  const compared = { before, after: { ...before, workPolicies } };
  const areas = new Set([fields, ...replaced].map(({ area }) => area));
  const countries = countriesWith(areas, compared);
  const changes = await changesAt(db, { countries, purpose: 'working' }, compared);
  return effectsOf(changes, permitsOnOtherTerms(countries, compared, before.countries));
}

/** The pairs that need a permit before and after, of which only one side has a right to it. */
function permitsOnOtherTerms(
  countries: ReadonlySet<string>,
  { before, after }: Comparison,
  passports: readonly string[],
): ChangedTerms[] {
  const on = utcDay();
  const needsPermit = (need: WorkNeed) => need === 'permit' || need === 'permit_by_right';
  return [...countries].flatMap((destination) =>
    passports.flatMap((passport) => {
      if (passport === destination) return [];
      const [then, now] = [before, after].map(({ workPolicies }) =>
        workOf(workPolicies.get(destination), { passport, on }),
      );
      const isChanged = then && now && then.need !== now.need;
      if (!isChanged || !needsPermit(then.need) || !needsPermit(now.need)) return [];
      return { passport, destination, access: 'visa_required' as const };
    }),
  );
}

/** A shipped area, as the panel lists it. */
export type ShippedArea = Pick<StatedArea, 'id' | 'name' | 'grant' | 'from' | 'to'> & {
  /** The number of countries in which it grants something. */
  countries: number;
  /** The title of the page that states it. */
  page: string;
};

/** The shipped areas that an area of the team can be a copy of, by name. */
export async function listShippedAreas(db: Db): Promise<ShippedArea[]> {
  const { shippedWorkPolicies } = await ruleReference(db);
  return shippedAreas(shippedWorkPolicies)
    .map(({ id, name, grant, from, to, sources, source, ...granted }) => ({
      ...{ id, name, grant, from, to },
      countries: countriesOf(granted).length,
      page: sources[source]?.title ?? '',
    }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** The fields of a form with a copy of a shipped area; null where there is none of this id. */
export async function copyOfShippedArea(db: Db, area: string): Promise<WorkAreaInput | null> {
  const reference = await ruleReference(db);
  const shipped = shippedAreas(reference.shippedWorkPolicies).find(({ id }) => id === area);
  if (!shipped) return null;
  const { id, alsoSources: _also, members = [], pairs = [], ...stated } = shipped;
  const copied = presentOf({ area }, reference);
  return { area: id, ...stated, members, pairs, copiedFrom: copied, note: '' };
}

/** The team's areas whose shipped original has changed since they were copied, or kept. */
export async function listOutdatedAreas(db: Db): Promise<(OutdatedCopy & { name: string })[]> {
  const reference = await ruleReference(db);
  return (await listWorkAreas(db)).flatMap((own) => {
    const copy = outdatedCopy(own, presentOf(own, reference));
    return copy ? { ...copy, name: own.name } : [];
  });
}

/** Keeps the team's area beside what is shipped of it now, see `keepCopy`. */
export function keepWorkArea(db: Db, kept: { id: number; version: number }): Promise<unknown> {
  return keepCopy(db, workAreas, kept, presentOf);
}

/** What a copy of the shipped area made now would remember; null where none is shipped. */
function presentOf(
  { area }: Pick<WorkAreaInput, 'area'>,
  reference: RuleReference,
): CopiedFrom | null {
  const { shippedWorkPolicies } = reference;
  const shipped = shippedAreas(shippedWorkPolicies).find(({ id }) => id === area);
  const source = sourceOf(area, shippedWorkPolicies);
  return shipped && source ? copiedFrom(source, shipped, reference) : null;
}

type Policies = ReadonlyMap<string, StoredPolicy<WorkPolicy>>;

function shippedAreas(policies: Policies): StatedArea[] {
  return areasIn([...policies.values()].map(({ policy }) => policy));
}

function sourceOf(area: string, policies: Policies): StatementSource | undefined {
  return [...policies.values()].find(({ policy }) => isGranting(policy, new Set([area])))?.source;
}

/** The countries in which one of these areas grants something before a change or after it. */
function countriesWith(areas: ReadonlySet<string>, { before, after }: Comparison): Set<string> {
  const stored = [...before.workPolicies, ...after.workPolicies];
  return new Set(
    stored.flatMap(([country, { policy }]) => (isGranting(policy, areas) ? country : [])),
  );
}

function isGranting({ grants }: WorkPolicy, areas: ReadonlySet<string>): boolean {
  return grants.some(({ area }) => areas.has(area));
}
