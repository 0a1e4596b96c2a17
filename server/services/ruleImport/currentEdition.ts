import type { Db } from '../../../db/db.ts';
import type { OpenDatabase } from '../../../db/engine.ts';
import { moveContentVersion } from '../../../db/queries/contentVersion.ts';
import { addAnswerChanges } from '../../../db/queries/rules/answerChanges.ts';
import { countEditionRules } from '../../../db/queries/rules/editionRules.ts';
import {
  findRuleEdition,
  findRuleSource,
  switchEdition,
} from '../../../db/queries/rules/ruleEditions.ts';
import type { ChangeCause } from '../../../db/schema.ts';
import { ruleReference } from '../entryRules/ruleReference.ts';
import { Conflict, InvalidRequest, NotFound } from '../errors.ts';
import { withImportLock } from '../fileImport/importLock.ts';
import { recordChange } from '../history/recordChange.ts';
import type { Pair } from '../rules/changedAnswers.ts';
import { writeInBatches } from './batches.ts';
import { differenceOf, type RuleChange } from './difference.ts';
import { readStoredEdition } from './storedEdition.ts';
import { answersChangedBySwitch } from './switchedAnswers.ts';

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
  /** The pairs whose rules differ. */
  pairs: readonly Pair[];
};

/**
 * Makes an edition current in one short transaction, with the content version and the changed
 * answers; the first import of a site changes none. `beforeSwitch` runs first in it. Throws Conflict when `before` is
 * no longer current.
 */
export async function makeEditionCurrent(
  db: Db,
  { sourceId, sourceTitle, before, after, cause, pairs }: Switch,
  beforeSwitch: (trx: Db) => Promise<void> = async () => {},
): Promise<void> {
  const of = { cause, editionId: after, sourceTitle };
  const removedSource = cause === 'removal' ? sourceId : null;
  const first = cause === 'import' && before === null && !(await hasEditions(db));
  const changes = first
    ? []
    : await answersChangedBySwitch(db, { before, after, removedSource }, of, pairs);
  const now = new Date().toISOString();
  await db.transaction().execute(async (trx) => {
    await beforeSwitch(trx);
    if (after !== null) await requireWhole(trx, after);
    if (!(await switchEdition(trx, sourceId, { before, after, now }))) {
      throw new Conflict(EDITION_CHANGED);
    }
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

type Rollback = { from: number; to: number; changes: RuleChange[] };

/**
 * Makes the previous edition current again, and returns both ids. Throws NotFound, InvalidRequest,
 * or Conflict during an import.
 */
export function rollBack(db: OpenDatabase, sourceId: string): Promise<Rollback> {
  return withImportLock(db, 'rule-import', () => goBack(db, sourceId));
}

async function goBack(db: Db, sourceId: string): Promise<Rollback> {
  const source = await findRuleSource(db, sourceId);
  if (!source) throw new NotFound(`Source ${sourceId}`);
  const from = source.currentEditionId;
  const to = from === null ? null : (await findRuleEdition(db, from))?.replacesEditionId;
  if (from === null || !to) {
    throw new InvalidRequest(`${source.title} has no edition before the current one`);
  }
  const [current, previous] = [await readStoredEdition(db, from), await readStoredEdition(db, to)];
  const { changes } = differenceOf(current.rules, previous.rules);
  const change = { sourceId, sourceTitle: source.title, before: from, after: to, pairs: changes };
  await makeEditionCurrent(db, { ...change, cause: 'rollback' });
  return { from, to, changes };
}

async function requireWhole(db: Db, editionId: number) {
  const edition = await findRuleEdition(db, editionId);
  const count = await countEditionRules(db, editionId);
  if (edition?.ruleCount === count) return;
  throw new Conflict(
    `Edition ${editionId} is not whole: it has ${count} rules of ${edition?.ruleCount ?? 0}`,
  );
}
