import type { EntryAnswer, Stay } from '#core/answers/access.ts';
import { utcDay } from '#core/dates.ts';
import type { SupersededRules } from '#core/inputs/rules/administratorRule.ts';
import type { Db } from '#db/db.ts';
import type { StoredRule } from '#db/queries/rules/ruleColumns.ts';
import { listSupersedingRules, type SupersedingRule } from '#db/queries/rules/supersededRules.ts';
import { compareCountries } from '#server/answers/facts/countries.ts';
import { stayOf } from '#server/answers/statements.ts';
import { currentTable } from '#server/answers/table/currentTable.ts';
import { InvalidRequest } from '#server/errors.ts';
import type { Undoable } from '#server/history/recordChange.ts';
import { readRecord } from '#server/records/store.ts';
import { rules as ruleKind } from '../ruleKind.ts';
import { reviewStoredRule } from './ruleReview.ts';

type ComparableStatement = { access: EntryAnswer['access']; stay: Stay | null };

/** Passports whose answer at a destination changed in the same way. */
type SupersededGroup = {
  destination: string;
  before: ComparableStatement;
  after: ComparableStatement;
  passports: string[];
  /** The current rules, to accept or refuse. */
  rules: { id: number; version: number }[];
};

/**
 * Unreviewed rules of compilations that contradict an older edition, grouped by destination and
 * kind of change; a page (from 0), largest groups first, and the total number.
 */
export async function listSupersededRules(
  db: Db,
  { page, pageSize }: SupersededRules,
): Promise<{ items: SupersededGroup[]; total: number }> {
  const groups = await supersededGroups(db);
  const items = groups.slice(page * pageSize, (page + 1) * pageSize);
  return { items, total: groups.length };
}

/** The total number of groups in `listSupersededRules`. */
export async function countSupersededRules(db: Db): Promise<number> {
  return (await supersededGroups(db)).length;
}

async function supersededGroups(db: Db): Promise<SupersededGroup[]> {
  const table = await currentTable(db);
  const groups = new Map<string, SupersededGroup>();
  for (const rule of await listSupersedingRules(db)) {
    const answer = table.at(rule.passport, rule.destination);
    // A source of higher rank decides the answer, so the contradiction doesn't matter.
    if (!answer || answer.source !== rule.sourceId) continue;
    const before = { access: rule.access, stay: stayOf(rule) };
    const after = { access: answer.access, stay: answer.stay };
    addTo(groups, rule, before, after);
  }
  const compare = await compareCountries(db);
  for (const { passports } of groups.values()) passports.sort(compare);
  return [...groups.values()].sort(
    (a, b) => b.passports.length - a.passports.length || compare(a.destination, b.destination),
  );
}

function addTo(
  groups: Map<string, SupersededGroup>,
  { id, version, passport, destination }: SupersedingRule,
  before: ComparableStatement,
  after: ComparableStatement,
) {
  const key = JSON.stringify([destination, before, after]);
  const group = groups.get(key) ?? { destination, before, after, passports: [], rules: [] };
  groups.set(key, group);
  // Several editions may contradict one rule.
  if (!group.rules.some((rule) => rule.id === id)) group.rules.push({ id, version });
  if (!group.passports.includes(passport)) group.passports.push(passport);
}

/**
 * Refuses imported rules, all or none, which are then not used until confirmed. Throws NotFound,
 * InvalidRequest for an administrators' rule, or Conflict when one has changed.
 */
export function refuseStoredRules(
  db: Db,
  refused: readonly { id: number; version: number }[],
): Promise<Undoable> {
  return db.transaction().execute(async (trx) => {
    const rules: StoredRule[] = [];
    for (const { id, version } of refused)
      rules.push({ ...(await readRecord(trx, ruleKind, id)), version });
    if (rules.some(({ editionId }) => editionId === null)) {
      throw new InvalidRequest('This rule is this site’s own: edit or delete it instead');
    }
    const changes: number[] = [];
    for (const rule of rules) {
      const review = { verifiedOn: null, refusedOn: utcDay() };
      changes.push(await reviewStoredRule(trx, 'refused', rule, review));
    }
    return { changes };
  });
}
