import * as z from 'zod/mini';
import { answerInRow } from '#core/answers/words/answerTexts.ts';
import type { DecisionsSettle } from '#core/inputs/rules/decision.ts';
import { partialDateText } from '#core/languages/partialDateText.ts';
import type { HistoryEntity } from '#core/records/history.ts';
import type { Db } from '#db/db.ts';
import type { HistoryEntry } from '#db/queries/history/historyEntries.ts';
import { deleteRecordRow } from '#db/queries/records/recordRows.ts';
import { updateAdministratorRule } from '#db/queries/rules/administratorRules.ts';
import { ruleTable, type StoredRule } from '#db/queries/rules/ruleColumns.ts';
import { listRulesByIds } from '#db/queries/rules/ruleList.ts';
import { recordingChanges } from '#server/answers/changedAnswers.ts';
import { countryName } from '#server/history/names.ts';
import { recordChange } from '#server/history/recordChange.ts';
import { versionConflict } from '#server/history/rowVersions.ts';
import { notUndone, type UndoHooks } from '#server/history/undoHooks.ts';
import type { DecisionSide } from './decision.ts';
import { reviewRules } from './ruleReview.ts';
import type { Settled } from './settleDecisions.ts';

const version = { id: z.number(), version: z.number() };
const day = z.nullable(z.string());

/** What decisions wrote, by the versions since, with what an undo puts back. */
const writes = z.object({
  /** Rules with a review, and their review before. */
  reviewed: z.array(z.object({ ...version, verifiedOn: day, refusedOn: day })),
  /** New rules of this site. */
  made: z.array(z.object(version)),
  /** Rules of this site that end earlier now, and their last day before. */
  ended: z.array(z.object({ ...version, validTo: day, verifiedOn: day })),
  /** Whether a rule went to the trash: only its restoration there brings it back. */
  isFinal: z.boolean(),
});

export type Writes = z.infer<typeof writes>;

const recorded = z.object({ writes });

/** A change by a newer source in the history of former versions: rules that nobody had reviewed. */
const formerlyRecorded = z.object({ ruleVersions: z.array(z.tuple([z.number(), z.number()])) });

/** One line of the history for decisions of a country. Returns its id. */
export async function recordDecisions(
  trx: Db,
  {
    use,
    settled,
    writes,
  }: { use: DecisionsSettle['use']; settled: readonly Settled[]; writes: Writes },
): Promise<number> {
  const destination = settled[0]?.destination ?? '';
  const country = await countryName(trx, destination);
  const passports = settled.reduce((sum, one) => sum + one.passports.length, 0);
  const lines = { used: [] as string[], notUsed: [] as string[], readBefore: [] as string[] };
  for (const one of settled) {
    const who = await namesOf(trx, one.passports);
    const [used, left] = use === 'read' ? [one.read, one.other] : [one.other, one.read];
    lines.readBefore.push(`${who}: ${answerInRow(one.read)}`);
    if (used) lines.used.push(`${who}: ${sideInWords(used)}`);
    if (left) lines.notUsed.push(`${who}: ${sideInWords(left)}`);
  }
  return recordChange(trx, {
    entity: 'decision',
    id: destination,
    title: `${country}: ${passports === 1 ? '1 passport' : `${passports} passports`}${choiceInWords(use, settled)}`,
    action: 'settled',
    before: {},
    after: { ...lines, writes },
  });
}

/** ", visa free instead of e-visa": what one decision used; the details have those of several. */
function choiceInWords(use: DecisionsSettle['use'], settled: readonly Settled[]): string {
  const [only, ...others] = settled;
  if (!only?.other || others.length > 0) return '';
  const [used, left] = use === 'read' ? [only.read, only.other] : [only.other, only.read];
  return `, ${answerInRow(used)} instead of ${answerInRow(left)}`;
}

async function namesOf(trx: Db, passports: readonly string[]): Promise<string> {
  const names: string[] = [];
  for (const passport of passports) names.push(await countryName(trx, passport));
  return names.sort((a, b) => a.localeCompare(b, 'en')).join(', ');
}

/** "Visa free, 60 days (Passport Index, 17 Feb 2026)" */
function sideInWords({ pages, ...side }: DecisionSide): string {
  const [page] = pages;
  if (!page) return answerInRow(side);
  const date = page.dates[1] ? `, ${partialDateText(page.dates[1])}` : '';
  const more = pages.length > 1 ? ', and other pages' : '';
  return `${answerInRow(side)} (${page.title}${date}${more})`;
}

/** Takes decisions back, all of a line together. */
export const decisionHooks: UndoHooks = {
  byAnyone: true,
  async isTouchedSince(trx, entry) {
    const { reviewed, made, ended } = writesOf(entry);
    const written = [...reviewed, ...made, ...ended];
    const now = await versionsNow(trx, written);
    return written.some((rule) => now.get(rule.id)?.version !== rule.version);
  },
  async undo(trx, entry) {
    const { reviewed, made, ended } = writesOf(entry);
    const now = await versionsNow(trx, [...reviewed, ...made, ...ended]);
    const rulesOf = (written: readonly { id: number }[]) =>
      written.flatMap(({ id }) => now.get(id) ?? []);
    await recordingChanges(trx, rulesOf([...made, ...ended]), async () => {
      for (const { id } of made) await deleteRecordRow(trx, ruleTable, id);
      for (const { id, validTo, verifiedOn } of ended) {
        await putBack(trx, now.get(id), { validTo, verifiedOn });
      }
    });
    const alike = Map.groupBy(reviewed, (rule) => `${rule.verifiedOn} ${rule.refusedOn}`);
    for (const rules of alike.values()) {
      const { verifiedOn = null, refusedOn = null } = rules[0] ?? {};
      await reviewRules(trx, rulesOf(rules), { verifiedOn, refusedOn });
    }
    const { entityId: id, title } = entry;
    const entity = entry.entity as HistoryEntity;
    await recordChange(trx, { entity, id, title, action: 'reopened' });
  },
};

async function versionsNow(
  trx: Db,
  written: readonly { id: number }[],
): Promise<Map<number, StoredRule>> {
  const ids = written.map(({ id }) => id);
  const rules = ids.length > 0 ? await listRulesByIds(trx, ids) : [];
  return new Map(rules.map((rule) => [rule.id, rule]));
}

async function putBack(
  trx: Db,
  rule: StoredRule | undefined,
  former: Pick<StoredRule, 'validTo' | 'verifiedOn'>,
): Promise<void> {
  if (!rule) throw versionConflict('rule');
  await updateAdministratorRule(trx, rule, { ...rule, ...former }, new Date().toISOString());
}

/** Throws InvalidRequest for an entry that can't be taken back. */
function writesOf({ action, after }: HistoryEntry): Writes {
  // An undo has no fields.
  const { data } = z.safeParse(z.union([recorded, formerlyRecorded]), after);
  if (!data || action === 'changed') throw notUndone();
  if ('writes' in data && !data.writes.isFinal) return data.writes;
  if ('writes' in data) throw notUndone();
  const reviewed = data.ruleVersions.map(([id, version]) => {
    return { id, version, verifiedOn: null, refusedOn: null };
  });
  return { reviewed, made: [], ended: [], isFinal: false };
}
