import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { appRouter } from '#server/trpc/appRouter.ts';
import { procedureAt, procedures } from '../../procedures/table.ts';
import { changesBetween, databaseState } from '../../support/site/databaseState.ts';
import { refusalOf, startTestSite } from '../../support/site/testApp.ts';
import { committedWrites, noteExecuted } from '../database/executedStatements.ts';

/** Tables that are no records, with the reason why a change of only them isn't in the history. */
const noRecords: Record<string, string> = {
  history: 'it is the history',
  content_version: 'a number that moves with records',
  answer_changes: 'it is the history of answers, written with the rules that change them',
  rate_limits: 'counts of tries',
  sessions: 'who is signed in right now',
  account_links: 'one-time links, which end by themselves',
  rule_imports: 'files that somebody looks at before they apply them',
  record_imports: 'the same',
  source_fetches: 'the same',
  preview_links: 'links end by themselves, and change nothing',
  job_runs: 'when jobs ended',
  pair_requests: 'counts of visitors’ questions',
  unanswered_requests: 'the same',
  answer_watches: 'visitors begin and end them; who watches what is nobody else’s to keep',
  saved_views: 'a user’s own views of lists, which show nothing else',
  recovery_codes: 'ways to sign in; that they were renewed is recorded with the account',
  outbox: 'mail follows from what is recorded, and shows by itself whether it was sent',
};

const mutations = Object.entries(
  appRouter._def.procedures as unknown as Record<string, { _def: { type: string } }>,
).flatMap(([path, { _def }]) => (_def.type === 'mutation' ? [path] : []));

test('every mutation that changes a record writes the history in the same transaction', async () => {
  const executedBy = noteExecuted();
  const site = await startTestSite({ samples: true });
  const { api } = await site.signedIn();
  const missing: string[] = [];
  const traced = new Set<string>();
  for (const [path, { call, untraced, partlyTraced }] of procedures) {
    if (!mutations.includes(path)) continue;
    const transactions = committedWrites(await executedBy(() => call(api, site.db)));
    if (transactions.some((tables) => tables.has('history'))) traced.add(path);
    for (const tables of transactions) {
      const records = [...tables].filter((table) => !(table in noRecords));
      if (records.length === 0 || tables.has('history') || untraced || partlyTraced) continue;
      missing.push(`${path}: ${records}`);
    }
  }
  expect([...new Set(missing)]).toEqual([]);
  // There are no unnecessary exceptions.
  for (const [path, { untraced, partlyTraced }] of procedures) {
    if (untraced)
      expect([path, mutations.includes(path), traced.has(path)]).toEqual([path, true, false]);
    if (partlyTraced) expect([...traced]).toContain(path);
  }
});

describe('if the history can’t be written', () => {
  test('nothing is changed', async () => {
    const site = await startTestSite({ samples: true });
    const { api } = await site.signedIn();
    await sql`alter table history rename to history_elsewhere`.execute(site.db);
    const [bali] = (await api.destination.list.query({})).items;
    const id = bali?.id ?? '';
    const before = await databaseState(site.db);
    await refusalOf(api.destination.delete.mutate({ id }));
    await refusalOf(api.country.setEnabled.mutate({ code: 'SE', enabled: false }));
    await refusalOf(
      api.settings.updateStaleness.mutate({ editionDays: 1, ruleDays: 1, version: 0 }),
    );
    await refusalOf(procedureAt('rule.create').call(api, site.db));
    await refusalOf(procedureAt('entryCondition.create').call(api, site.db));
    await refusalOf(procedureAt('destination.create').call(api, site.db));
    expect(changesBetween(before, await databaseState(site.db))).toEqual([]);
  });
});
