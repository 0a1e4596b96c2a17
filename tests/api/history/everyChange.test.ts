import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { appRouter } from '../../../server/trpc/appRouter.ts';
import { changesBetween, databaseState } from '../../hostile/databaseState.ts';
import { calls } from '../database/everyCall.ts';
import { committedWrites, noteExecuted } from '../database/executedStatements.ts';
import { refusalOf, startTestSite } from '../testApp.ts';

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

/** Mutations that aren't recorded in the history, with the reason. */
const withoutTrace: Record<string, string> = {
  'answerReport.send': 'a visitor’s report is read in its queue',
  'destination.createPreview': 'a link changes nothing; the key that signs links is made once',
  'destination.stopSharingPreview': 'the same',
  'destination.createLivePreview': 'the same',
  'account.beginTwoFactor':
    'nothing is changed before a code was entered; a key for links is made once',
};

/** Mutations that are only partly recorded in the history, with the reason. */
const partly: Record<string, string> = {
  'newsletter.signUp': 'asking again only gives the address longer to confirm',
  'ruleEdition.installShipped':
    'rules are staged some at a time; the switch to an edition that is whole is recorded',
  'followedSource.applyUpdate': 'the same',
  'visaRequirement.settleCarriedOver':
    'the test itself carries over the requirement that it settles',
  'rule.refuseMany': 'the test itself imports the rule that it refuses',
  'ruleEdition.rollBack': 'the test itself stages the editions that it goes back from',
};

/** Called last, since they end sessions or change the password that others use. */
const last = ['session.changePassword', 'session.signOut'];

const mutations = Object.entries(
  appRouter._def.procedures as unknown as Record<string, { _def: { type: string } }>,
)
  .filter(([, { _def }]) => _def.type === 'mutation')
  .map(([path]) => path);

test('every mutation that changes a record writes the history in the same transaction', async () => {
  const executedBy = noteExecuted();
  const site = await startTestSite({ samples: true });
  const { api } = await site.signedIn();
  const untraced: string[] = [];
  const traced = new Set<string>();
  const called = Object.keys(calls).filter(
    (path) => mutations.includes(path) && !last.includes(path),
  );
  expect(called.length).toBeGreaterThan(40);
  for (const path of [...called, ...last]) {
    const executed = await executedBy(async () => calls[path]?.(api, site.db));
    const transactions = committedWrites(executed);
    if (transactions.some((tables) => tables.has('history'))) traced.add(path);
    for (const tables of transactions) {
      const records = [...tables].filter((table) => !(table in noRecords));
      if (records.length === 0 || tables.has('history') || path in withoutTrace) continue;
      if (path in partly) continue;
      untraced.push(`${path}: ${records}`);
    }
  }
  expect([...new Set(untraced)]).toEqual([]);
  // There are no unnecessary exceptions.
  expect(Object.keys(withoutTrace).filter((path) => traced.has(path))).toEqual([]);
  expect(Object.keys(withoutTrace).filter((path) => !mutations.includes(path))).toEqual([]);
  expect(Object.keys(partly).filter((path) => !traced.has(path))).toEqual([]);
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
    await refusalOf(calls['rule.create']?.(api, site.db) ?? Promise.resolve());
    await refusalOf(calls['entryCondition.create']?.(api, site.db) ?? Promise.resolve());
    await refusalOf(calls['destination.create']?.(api, site.db) ?? Promise.resolve());
    expect(changesBetween(before, await databaseState(site.db))).toEqual([]);
  });
});
