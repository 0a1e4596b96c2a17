import type { StoredPolicy } from '#core/answers/policySource.ts';
import type { TransitPolicy } from '#core/answers/transit/transitPolicy.ts';
import {
  type TransitPolicyInput,
  transitPolicyFields,
} from '#core/inputs/records/transitPolicy.ts';
import type { CopiedFrom } from '#core/records/copiedFrom.ts';
import type { Db } from '#db/db.ts';
import { findCountry } from '#db/queries/countries.ts';
import {
  listTransitPolicies as listOwn,
  transitPolicyTable,
} from '#db/queries/records/transitPolicies.ts';
import { type RuleReference, ruleReference } from '../answers/ruleReference.ts';
import { teamPolicy } from '../answers/teamPolicies.ts';
import { Conflict, NotFound } from '../errors.ts';
import { countryName } from '../history/names.ts';
import { kindOfRecord } from './kind.ts';
import { copiedFrom, keepCopy, type OutdatedCopy, outdatedCopy } from './policyCopies.ts';
import { changesAt, effectsOf, type PolicyEffects, recordingEffects } from './policyEffects.ts';

/** What the team states of changing planes in a country, whole in place of the shipped policy. */
export const transitPolicies = kindOfRecord({
  entity: 'transit_policy',
  table: transitPolicyTable,
  schema: transitPolicyFields,
  title: async (db, { destination }) => `${await countryName(db, destination)}: changing planes`,
  check(_fields, others) {
    if (others.length === 0) return;
    throw new Conflict('This country has a policy of the team already: change that one');
  },
  async complete(trx, row) {
    if (!(await findCountry(trx, String(row.destination)))) throw new NotFound('Country');
    return row;
  },
  around(trx, records, write) {
    const countries = new Set(records.flatMap(({ destination }) => destination ?? []));
    return recordingEffects(trx, write, (compared) =>
      changesAt(trx, { countries, purpose: 'transit' }, compared),
    );
  },
  file: {
    example: {
      destination: 'DE',
      fields: {
        sources: {
          list: {
            title: 'Airport transit visa',
            publisher: 'Federal Foreign Office',
            address: 'https://www.example.org/transit',
            quality: 'own_government',
            asOf: '2026-02-17',
            asOfIs: 'stated',
          },
        },
        airside: {
          offered: 'yes',
          airports: null,
          maxHours: null,
          overnight: null,
          visa: { list: 'only', passports: ['AF', 'BD'] },
          eta: null,
          conditions: ['documents_for_destination'],
          source: 'list',
          alsoSources: [],
        },
        exceptions: [],
        programmes: [],
        copiedFrom: null,
        note: '',
      },
    },
  },
});

/** The answers that a policy of the team would change, of which nothing is stored. Throws NotFound. */
export async function previewTransitPolicy(
  db: Db,
  { destination, fields }: { destination: string; fields: TransitPolicyInput },
): Promise<PolicyEffects> {
  if (!(await findCountry(db, destination))) throw new NotFound('Country');
  const before = await ruleReference(db);
  const [country, policy] = teamPolicy({ destination, ...fields });
  const policies = new Map(before.transitPolicies).set(country, policy);
  const after = { ...before, transitPolicies: policies };
  const at = { countries: [destination], purpose: 'transit' } as const;
  return effectsOf(await changesAt(db, at, { before, after }));
}

/** The countries with a shipped policy that a team's policy can be a copy of. */
export async function listShippedTransitCountries(db: Db): Promise<string[]> {
  return [...(await ruleReference(db)).shippedTransitPolicies.keys()];
}

/** The fields of a form with a copy of a country's shipped policy; null where there is none. */
export async function copyOfShippedPolicy(
  db: Db,
  destination: string,
): Promise<TransitPolicyInput | null> {
  const reference = await ruleReference(db);
  const shipped = reference.shippedTransitPolicies.get(destination);
  if (!shipped) return null;
  const { country: _country, ...statements } = shipped.policy;
  return { ...statements, copiedFrom: present(shipped, reference), note: '' };
}

/** The lists of passports of the shipped policies that several countries share, largest first. */
export async function listCommonPassportLists(
  db: Db,
): Promise<{ countries: string[]; passports: string[] }[]> {
  const { shippedTransitPolicies } = await ruleReference(db);
  const stated = [...shippedTransitPolicies].flatMap(([country, { policy }]) =>
    policy.airside?.visa.list === 'only'
      ? [{ country, passports: policy.airside.visa.passports }]
      : [],
  );
  const groups = Map.groupBy(stated, ({ passports }) => passports.join(' '));
  return [...groups.values()]
    .filter((group) => group.length > 1)
    .map((group) => ({
      countries: group.map(({ country }) => country),
      passports: group[0]?.passports ?? [],
    }))
    .sort((a, b) => b.countries.length - a.countries.length);
}

/** The team's policies whose shipped original has changed since they were copied, or kept. */
export async function listOutdatedPolicies(
  db: Db,
): Promise<(OutdatedCopy & { destination: string })[]> {
  const reference = await ruleReference(db);
  return (await listOwn(db)).flatMap((own) => {
    const copy = outdatedCopy(own, presentAt(own, reference));
    return copy ? { ...copy, destination: own.destination } : [];
  });
}

/** Keeps the team's policy beside what is shipped for the country now, see `keepCopy`. */
export function keepTransitPolicy(db: Db, kept: { id: number; version: number }): Promise<unknown> {
  return keepCopy(db, transitPolicies, kept, presentAt);
}

function presentAt(
  { destination }: { destination: string },
  reference: RuleReference,
): CopiedFrom | null {
  const shipped = reference.shippedTransitPolicies.get(destination);
  return shipped ? present(shipped, reference) : null;
}

function present(
  { source, policy }: StoredPolicy<TransitPolicy>,
  reference: RuleReference,
): CopiedFrom {
  return copiedFrom(source, policy, reference);
}
