import { differenceOf, type RuleChange } from '#core/rules/editionDifference.ts';
import type { ChangeCause } from '#core/vocabulary.ts';
import type { Db } from '#db/db.ts';
import type { OpenDatabase } from '#db/engine.ts';
import { type AnswerChange, addAnswerChanges } from '#db/queries/answers/answerChanges.ts';
import { moveContentVersion } from '#db/queries/contentVersion.ts';
import { countEditionRules } from '#db/queries/rules/editionRules.ts';
import { restoreStatements } from '#db/queries/rules/editionStatements.ts';
import {
  findRuleEdition,
  findRuleSource,
  type RuleSource,
  switchEdition,
} from '#db/queries/rules/ruleEditions.ts';
import type { ChangeOf, Pair } from '#server/answers/changedAnswers.ts';
import { type RuleReference, ruleReference } from '#server/answers/ruleReference.ts';
import { answersChangedBySwitch } from '#server/answers/switchedAnswers.ts';
import { Conflict, InvalidRequest, NotFound } from '#server/errors.ts';
import { withImportLock } from '#server/files/importLock.ts';
import { recordChange } from '#server/history/recordChange.ts';
import { writeInBatches } from './batches.ts';
import { readStoredEdition } from './storedEdition.ts';
import { listStatedPairs } from './switchedAnswers.ts';

/**
 * Changed answers recorded in the transaction of the switch, which takes about 50 ms. Editions
 * differ in fewer; the rest, as when a source is removed, is recorded in batches.
 */
const RECORDED_AT_ONCE = 3000;

/** The error when the compared edition is no longer current. */
export const EDITION_CHANGED =
  'Another edition became current meanwhile. Nothing was changed: try again';

/** A source's edition that replaces the current one; null for none. */
type Switch = {
  sourceId: string;
  sourceTitle: string;
  before: number | null;
  after: number | null;
  cause: Exclude<ChangeCause, 'edit' | 'date'>;
  /** The pairs whose answers its rules may change. */
  pairs: readonly Pair[];
};

/**
 * Makes an edition current in one short transaction, with the content version and the changed
 * answers; the first import of a site changes none. `beforeSwitch` runs first in it, and once more in a
 * transaction that is rolled back, which tells what changes. Throws Conflict when `before` is no longer
 * current.
 */
export async function makeEditionCurrent(
  db: Db,
  { sourceId, sourceTitle, before, after, cause, pairs }: Switch,
  beforeSwitch: (trx: Db) => Promise<void> = async () => {},
): Promise<void> {
  const now = new Date().toISOString();
  const makeSwitch = async (trx: Db) => {
    await beforeSwitch(trx);
    if (after !== null) await requireWhole(trx, after);
    if (!(await switchEdition(trx, sourceId, { before, after, now }))) {
      throw new Conflict(EDITION_CHANGED);
    }
  };
  const of = { cause, editionId: after, sourceTitle };
  const first = cause === 'import' && before === null && !(await hasEditions(db));
  const changes = first ? [] : await changedAnswersOf(db, { sourceId, makeSwitch, of, pairs });
  await db.transaction().execute(async (trx) => {
    await makeSwitch(trx);
    await addAnswerChanges(trx, changes.slice(0, RECORDED_AT_ONCE));
    await recordChange(trx, {
      entity: 'rule_source',
      id: sourceId,
      title: sourceTitle,
      action: actions[cause],
      before: await figuresOf(trx, before),
      after: await figuresOf(trx, after),
    });
  });
  const others = changes.slice(RECORDED_AT_ONCE);
  if (others.length === 0) return;
  await writeInBatches(db, others, addAnswerChanges);
  await db.transaction().execute((trx) => moveContentVersion(trx, 'rules'));
}

type PlannedSwitch = {
  sourceId: string;
  makeSwitch: (trx: Db) => Promise<void>;
  of: ChangeOf;
  pairs: readonly Pair[];
};

/** The answers that a switch would change, by its rules, statements, and the source's description. */
async function changedAnswersOf(
  db: Db,
  { sourceId, makeSwitch, of, pairs }: PlannedSwitch,
): Promise<AnswerChange[]> {
  const before = await ruleReference(db);
  const stated = await listStatedPairs(db, sourceId);
  const trx = await db.startTransaction().execute();
  let after: RuleReference;
  try {
    await makeSwitch(trx);
    after = await ruleReference(trx);
    stated.push(...(await listStatedPairs(trx, sourceId)));
  } finally {
    await trx.rollback().execute();
  }
  const change = { before, after, editionId: of.editionId };
  return answersChangedBySwitch(db, change, of, [...pairs, ...stated]);
}

async function hasEditions(db: Db): Promise<boolean> {
  const { sources } = await ruleReference(db);
  return [...sources.values()].some(({ editionId }) => editionId !== null);
}

/** The history's action for a switch: one entry with figures, not one per rule. */
const actions = { import: 'imported', rollback: 'restored', removal: 'deleted' } as const;

async function figuresOf(db: Db, editionId: number | null) {
  const edition = editionId === null ? undefined : await findRuleEdition(db, editionId);
  if (!edition) return undefined;
  return { edition: editionId, date: edition.date, rules: edition.ruleCount };
}

type Rollback = {
  from: number;
  to: number;
  changes: RuleChange[];
  /** Whether statements of the edition `from` stay, because those of `to` were not stored. */
  leavesStatements: boolean;
};

/**
 * Makes the previous edition current again, with the statements that its source had until it was
 * replaced. Returns both ids and the changed rules. Throws NotFound, InvalidRequest, or Conflict
 * during an import.
 */
export function rollBack(db: OpenDatabase, sourceId: string): Promise<Rollback> {
  return withImportLock(db, 'rule-import', () => goBack(db, sourceId));
}

/**
 * Makes an edition current again from which the site went back, with the statements that its source had
 * then. Throws NotFound, InvalidRequest for another edition, or Conflict during an import.
 */
export function makeCurrentAgain(db: OpenDatabase, editionId: number): Promise<Rollback> {
  return withImportLock(db, 'rule-import', async () => {
    const edition = await findRuleEdition(db, editionId);
    const source = edition && (await findRuleSource(db, edition.sourceId));
    if (!edition || !source || edition.state !== 'ready') throw new NotFound('Edition');
    const from = source.currentEditionId;
    if (from === null || edition.replacesEditionId !== from) {
      throw new InvalidRequest('This is no edition that came after the current one');
    }
    return switchBack(db, source, { from, to: editionId });
  });
}

async function goBack(db: Db, sourceId: string): Promise<Rollback> {
  const source = await findRuleSource(db, sourceId);
  if (!source) throw new NotFound(`Source ${sourceId}`);
  const from = source.currentEditionId;
  const to = from === null ? null : (await findRuleEdition(db, from))?.replacesEditionId;
  if (from === null || !to) {
    throw new InvalidRequest(`${source.title} has no edition before the current one`);
  }
  return switchBack(db, source, { from, to });
}

/** Makes an edition current that was so before. */
async function switchBack(
  db: Db,
  { id: sourceId, title }: RuleSource,
  { from, to }: { from: number; to: number },
): Promise<Rollback> {
  const [current, previous] = [await readStoredEdition(db, from), await readStoredEdition(db, to)];
  const { changes } = differenceOf(current.rules, previous.rules);
  // Equal rules count as well: the date and the kind of their source may differ.
  const pairs = [...current.rules.values(), ...previous.rules.values()];
  const change = { sourceId, sourceTitle: title, before: from, after: to, pairs };
  let leavesStatements = false;
  await makeEditionCurrent(db, { ...change, cause: 'rollback' }, async (trx) => {
    const now = new Date().toISOString();
    leavesStatements = await restoreStatements(trx, sourceId, { from, to, now });
  });
  return { from, to, changes, leavesStatements };
}

async function requireWhole(db: Db, editionId: number) {
  const edition = await findRuleEdition(db, editionId);
  const count = await countEditionRules(db, editionId);
  if (edition?.ruleCount === count) return;
  throw new Conflict(
    `Edition ${editionId} is not whole: it has ${count} rules of ${edition?.ruleCount ?? 0}`,
  );
}
