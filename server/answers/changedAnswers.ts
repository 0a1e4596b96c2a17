import type { EntryAnswer, Stay } from '#core/answers/entryAnswer.ts';
import { type BorderAnswer, comparableProgrammes } from '#core/answers/transit/programmes.ts';
import type { Access, ChangeCause, VisaType } from '#core/vocabulary.ts';
import type { Db } from '#db/db.ts';
import { type AnswerChange, addAnswerChanges } from '#db/queries/answers/answerChanges.ts';
import { editorsSource } from '#db/queries/rules/administratorRules.ts';
import { findAnswer } from './findAnswer.ts';
import type { RuleReference } from './ruleReference.ts';

export type Pair = { passport: string; destination: string; purpose: VisaType };

/** The parts of an answer that are compared. */
type ComparedAnswer = {
  access: Access | null;
  stay: Stay | null;
  /** What lets one leave the airport between two flights; undefined where that isn't compared. */
  programmes?: string | undefined;
};

/** The cause of changed answers. */
export type ChangeOf = { cause: ChangeCause; editionId: number | null; sourceTitle: string };

/** Runs an edit of these pairs' rules, and records the answers it changed. */
export async function recordingChanges<Result>(
  trx: Db,
  pairs: readonly Pair[],
  edit: () => Promise<Result>,
): Promise<Result> {
  const asked = oncePerPair(pairs);
  const before = await answersOf(trx, asked);
  const result = await edit();
  const after = await answersOf(trx, asked);
  const { title: sourceTitle } = editorsSource;
  const of = { cause: 'edit', editionId: null, sourceTitle } as const;
  await addAnswerChanges(trx, changedAnswers(of, asked, before, after));
  return result;
}

/** The rows of the pairs whose answers differ; of changing planes, in their access or programmes. */
export function changedAnswers(
  { cause, editionId, sourceTitle }: ChangeOf,
  pairs: readonly Pair[],
  before: readonly ComparedAnswer[],
  after: readonly ComparedAnswer[],
): AnswerChange[] {
  const now = new Date().toISOString();
  return pairs.flatMap(({ passport, destination, purpose }, at) => {
    const [old, next] = [before[at], after[at]];
    if (!old || !next) return [];
    const isEqual = purpose === 'transit' ? hasSameAccess(old, next) : isSame(old, next);
    if (isEqual && old.programmes === next.programmes) return [];
    return {
      changed_at: now,
      cause,
      edition_id: editionId,
      source_title: sourceTitle,
      passport,
      destination,
      purpose,
      access_before: old.access,
      stay_number_before: old.stay?.number ?? null,
      stay_unit_before: old.stay?.unit ?? null,
      access_after: next.access,
      stay_number_after: next.stay?.number ?? null,
      stay_unit_after: next.stay?.unit ?? null,
      programmes_only: isEqual ? 1 : 0,
    };
  });
}

/** What lets a passport leave the airport between two flights on a day, to compare; see `ComparedAnswer`. */
export function comparedProgrammes(
  { transitPolicies }: Pick<RuleReference, 'transitPolicies'>,
  { passport, destination }: Pair,
  { border, on }: { border: BorderAnswer; on: string },
): string {
  return comparableProgrammes(
    transitPolicies.get(destination),
    { passport, on, holds: [] },
    border,
  );
}

export function comparedAnswer({
  access,
  stay,
}: Pick<EntryAnswer, 'access' | 'stay'>): ComparedAnswer {
  return { access: access === 'own_country' ? null : access, stay };
}

/** Distinct pairs, in order of first occurrence. */
export function oncePerPair(pairs: readonly Pair[]): Pair[] {
  const seen = new Map<string, Pair>();
  for (const pair of pairs) {
    const { passport, destination, purpose } = pair;
    const key = `${destination} ${passport} ${purpose}`;
    if (!seen.has(key)) seen.set(key, { passport, destination, purpose });
  }
  return [...seen.values()];
}

async function answersOf(db: Db, pairs: readonly Pair[]): Promise<ComparedAnswer[]> {
  const answers: ComparedAnswer[] = [];
  for (const pair of pairs) answers.push(comparedAnswer(await findAnswer(db, pair)));
  return answers;
}

/** Which side of the border answers may change the length of stay of a traveller who doesn't stay. */
function hasSameAccess(one: ComparedAnswer, other: ComparedAnswer): boolean {
  return one.access === other.access;
}

function isSame(one: ComparedAnswer, other: ComparedAnswer): boolean {
  return (
    hasSameAccess(one, other) &&
    one.stay?.number === other.stay?.number &&
    one.stay?.unit === other.stay?.unit
  );
}
