import { createHash } from 'node:crypto';
import type { StoredPolicy } from '#core/answers/policySource.ts';
import type { TransitPolicy } from '#core/answers/transit/transitPolicy.ts';
import {
  type TransitPolicyInput,
  transitPolicyFields,
} from '#core/inputs/records/transitPolicy.ts';
import type { CopiedFrom } from '#core/records/transitPolicyWords.ts';
import type { Access } from '#core/vocabulary.ts';
import type { Db } from '#db/db.ts';
import { addAnswerChanges } from '#db/queries/answers/answerChanges.ts';
import { findCountry } from '#db/queries/countries.ts';
import {
  listTransitPolicies as listOwn,
  transitPolicyTable,
} from '#db/queries/records/transitPolicies.ts';
import { editorsSource } from '#db/queries/rules/administratorRules.ts';
import type { Pair } from '../answers/changedAnswers.ts';
import { type RuleReference, ruleReference, teamPolicy } from '../answers/ruleReference.ts';
import { answersChangedBySwitch } from '../answers/switchedAnswers.ts';
import { Conflict, NotFound } from '../errors.ts';
import { countryName } from '../history/names.ts';
import { kindOfRecord } from './kind.ts';
import { readRecord, updateRecord } from './store.ts';

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
  async around(trx, records, write) {
    const before = await ruleReference(trx);
    const result = await write();
    const countries = records.flatMap(({ destination }) => destination ?? []);
    const after = await ruleReference(trx);
    await addAnswerChanges(trx, await changesAt(trx, new Set(countries), { before, after }));
    return result;
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

/** How many changed answers a preview shows. */
const SHOWN_CHANGES = 10;

export type PolicyEffects = {
  /** The number of visitors' answers that change, and the first of them by passport. */
  total: number;
  changes: {
    passport: string;
    before: Access | null;
    after: Access | null;
    /** Whether the answer stays, and only what lets one leave the airport changes. */
    programmesOnly: boolean;
  }[];
};

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
  const changes = await changesAt(db, [destination], { before, after });
  return {
    total: changes.length,
    changes: changes.slice(0, SHOWN_CHANGES).map((change) => ({
      passport: change.passport,
      before: change.access_before ?? null,
      after: change.access_after ?? null,
      programmesOnly: change.programmes_only === 1,
    })),
  };
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
  return { ...statements, copiedFrom: copiedFrom(shipped, reference), note: '' };
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

/** A team's policy that was copied from another shipped one than there is now. */
export type OutdatedCopy = {
  id: number;
  version: number;
  destination: string;
  /** The date of the edition that it was copied from, and of the present one; null if unknown. */
  copied: string | null;
  shipped: string | null;
  /** Whether nothing is shipped for the country any more. */
  isGone: boolean;
};

/** The team's policies whose shipped original has changed since they were copied, or kept. */
export async function listOutdatedCopies(db: Db): Promise<OutdatedCopy[]> {
  const reference = await ruleReference(db);
  const outdated: OutdatedCopy[] = [];
  for (const { id, version, destination, copiedFrom: copied } of await listOwn(db)) {
    const shipped = reference.shippedTransitPolicies.get(destination);
    if (copied === null || copied.hash === (shipped && hashOf(shipped))) continue;
    const date = shipped ? copiedFrom(shipped, reference).date : null;
    outdated.push({
      id,
      version,
      destination,
      copied: copied.date,
      shipped: date,
      isGone: !shipped,
    });
  }
  return outdated;
}

/**
 * Keeps the team's policy beside what is shipped for the country now: it is listed again when that changes.
 * Throws NotFound, or Conflict where the policy was saved since.
 */
export function keepTransitPolicy(
  db: Db,
  { id, version }: { id: number; version: number },
): Promise<unknown> {
  return db.transaction().execute(async (trx) => {
    const stored = await readRecord(trx, transitPolicies, id);
    const { id: _id, version: _version, destination, ...fields } = stored;
    const reference = await ruleReference(trx);
    const shipped = reference.shippedTransitPolicies.get(destination);
    const next = shipped ? copiedFrom(shipped, reference) : null;
    return updateRecord(trx, transitPolicies, {
      id,
      version,
      fields: { ...fields, copiedFrom: next },
    });
  });
}

type Comparison = Record<'before' | 'after', RuleReference>;

/** The answers on changing planes in these countries that a change of the policies there changes. */
function changesAt(db: Db, countries: Iterable<string>, { before, after }: Comparison) {
  const pairs: Pair[] = [...countries].flatMap((destination) =>
    before.countries
      .filter((passport) => passport !== destination)
      .map((passport) => ({ passport, destination, purpose: 'transit' })),
  );
  const of = { cause: 'edit', editionId: null, sourceTitle: editorsSource.title } as const;
  return answersChangedBySwitch(db, { before, after, editionId: null }, of, pairs);
}

function copiedFrom(
  shipped: StoredPolicy<TransitPolicy>,
  { sources }: Pick<RuleReference, 'sources'>,
): CopiedFrom {
  const { id, edition } = shipped.source;
  const date = sources.get(id)?.editionDate ?? null;
  return { source: id, edition: edition ?? 0, date, hash: hashOf(shipped) };
}

function hashOf({ policy }: StoredPolicy<TransitPolicy>): string {
  return createHash('sha256').update(JSON.stringify(policy)).digest('hex');
}
