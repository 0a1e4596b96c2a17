import type { Access } from '#core/vocabulary.ts';
import type { Db } from '#db/db.ts';
import { type AnswerChange, addAnswerChanges } from '#db/queries/answers/answerChanges.ts';
import { editorsSource } from '#db/queries/rules/administratorRules.ts';
import type { Pair } from '../answers/changedAnswers.ts';
import { type RuleReference, ruleReference } from '../answers/ruleReference.ts';
import { answersChangedBySwitch } from '../answers/switchedAnswers.ts';

/** How many changed answers a preview shows. */
const SHOWN_CHANGES = 10;

export type PolicyEffects = {
  /** The number of visitors' answers that change, and the first of them by country and passport. */
  total: number;
  changes: {
    passport: string;
    destination: string;
    before: Access | null;
    after: Access | null;
    /** Whether the access stays, and only the terms differ on which it is given. */
    termsOnly: boolean;
  }[];
};

/** What all answers share before and after a change of the team's policies. */
export type Comparison = Record<'before' | 'after', RuleReference>;

/** The answers on a kind of stay in these countries that a change of the policies there changes. */
export function changesAt(
  db: Db,
  { countries, purpose }: { countries: Iterable<string>; purpose: Pair['purpose'] },
  { before, after }: Comparison,
): Promise<AnswerChange[]> {
  const pairs: Pair[] = [...countries].flatMap((destination) =>
    before.countries
      .filter((passport) => passport !== destination)
      .map((passport) => ({ passport, destination, purpose })),
  );
  const of = { cause: 'edit', editionId: null, sourceTitle: editorsSource.title } as const;
  return answersChangedBySwitch(db, { before, after, editionId: null }, of, pairs);
}

/** Runs a write of policies, and records the answers that it changed. */
export async function recordingEffects<Result>(
  trx: Db,
  write: () => Promise<Result>,
  changes: (compared: Comparison) => Promise<AnswerChange[]>,
): Promise<Result> {
  const before = await ruleReference(trx);
  const result = await write();
  const after = await ruleReference(trx);
  await addAnswerChanges(trx, await changes({ before, after }));
  return result;
}

/** A pair whose answer keeps its access, on other terms. */
export type ChangedTerms = { passport: string; destination: string; access: Access };

/** Changed answers as a preview shows them, before those that keep their access. */
export function effectsOf(
  changes: readonly AnswerChange[],
  terms: readonly ChangedTerms[] = [],
): PolicyEffects {
  const all = [
    ...changes.map((change) => ({
      passport: change.passport,
      destination: change.destination,
      before: change.access_before ?? null,
      after: change.access_after ?? null,
      termsOnly: change.programmes_only === 1,
    })),
    ...terms.map(({ access, ...pair }) => ({
      ...pair,
      before: access,
      after: access,
      termsOnly: true,
    })),
  ];
  return { total: all.length, changes: all.slice(0, SHOWN_CHANGES) };
}
