import type { BareRule } from '#core/answers/orderOfTruth/storedFacts.ts';
import type { RuleFields } from '#core/rules/ruleFields.ts';
import { visaTypes } from '#core/vocabulary.ts';
import type { Db } from '#db/db.ts';
import { listFreePairs, listRestrictedPairs } from '#db/queries/rules/sourceStatements.ts';
import { listStayPolicies } from '#db/queries/rules/stayPolicies.ts';
import { listCountryCodes } from '#db/queries/rules/storedRules.ts';
import type { Pair } from '#server/answers/changedAnswers.ts';
import { ruleReference } from '#server/answers/ruleReference.ts';
import { answersChangedBySwitch, groupOf } from '#server/answers/switchedAnswers.ts';
import type { EditionSource } from './importEdition.ts';

/** The id of an edition that isn't stored. */
const NOT_STORED = -1;

/** The number of visitors' answers that an edition would change whose rules aren't stored yet. */
export async function countChangedAnswers(
  db: Db,
  {
    source: { id: sourceId, ...described },
    date,
    rules,
    changes,
  }: {
    source: EditionSource;
    date: string | null;
    rules: readonly RuleFields[];
    changes: readonly Pair[];
  },
): Promise<number> {
  const before = await ruleReference(db);
  const now = new Date().toISOString();
  const { kind, quality, title, publisher, licence = '', address = null } = described;
  const previewed = {
    ...(before.sources.get(sourceId) ?? {
      sourceId,
      kind,
      quality,
      title,
      publisher,
      licence,
      address,
    }),
    editionId: NOT_STORED,
    editionDate: date,
  };
  const after = { ...before, sources: new Map(before.sources).set(sourceId, previewed) };
  const changedPairs = new Set(changes.map((pair) => `${groupOf(pair)} ${pair.passport}`));
  const unstored = rules
    .filter((rule) => changedPairs.has(`${groupOf(rule)} ${rule.passport}`))
    .map((rule) => toBareRule(rule, sourceId, now));
  const of = { cause: 'import', editionId: null, sourceTitle: title } as const;
  const change = { before, after, editionId: null };
  return (await answersChangedBySwitch(db, change, of, changes, unstored)).length;
}

function toBareRule(rule: RuleFields, sourceId: string, updatedAt: string): BareRule & Pair {
  return { ...rule, id: NOT_STORED, sourceId, editionId: NOT_STORED, updatedAt };
}

/** The pairs whose access or stay a source's statements other than rules may decide. */
export async function listStatedPairs(db: Db, sourceId: string): Promise<Pair[]> {
  const restricted = await listRestrictedPairs(db, sourceId);
  return [
    ...(await listFreePairs(db, sourceId)),
    ...(await listPolicyPairs(db, sourceId)),
    ...restricted.flatMap((pair) => visaTypes.map((purpose) => ({ ...pair, purpose }))),
  ];
}

/** The pairs about which a source has policies. */
async function listPolicyPairs(db: Db, sourceId: string): Promise<Pair[]> {
  const ofSource = (await listStayPolicies(db)).filter((policy) => policy.sourceId === sourceId);
  if (ofSource.length === 0) return [];
  const passports = await listCountryCodes(db);
  return ofSource.flatMap(({ country: destination, purpose }) =>
    passports
      .filter((passport) => passport !== destination)
      .map((passport) => ({ passport, destination, purpose })),
  );
}
