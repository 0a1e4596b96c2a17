import { expect, onTestFinished, test, vi } from 'vitest';
import { addDays, DAY_MS, utcDay } from '#core/dates.ts';
import { changeContent } from '#db/queries/contentVersion.ts';
import { recordJobRun } from '#db/queries/jobRuns.ts';
import { findAnswer } from '#server/answers/findAnswer.ts';
import { ruleFixture } from '../../fixtures/administratorRule.ts';
import { addEdition } from '../../fixtures/ruleEdition.ts';
import { addWorkPolicies, workGrant, workPolicy } from '../../fixtures/workPolicies.ts';
import { openDecisions, settle } from '../../support/site/openDecisions.ts';
import { refusalOf, startTestSite } from '../../support/site/testApp.ts';
import { runJob } from '../jobs/siteJobsOf.ts';

const compilation = { id: 'compiled', kind: 'compilation', quality: 'secondary' } as const;
const passports = ['BR', 'AR', 'CL'];

/**
 * A site whose compilation has 30 days where the edition of February had 60, and agrees on Peru.
 */
async function withNewerSource() {
  const site = await startTestSite();
  const { api } = await site.signedIn();
  const inThailand = (fields: Parameters<typeof ruleFixture>[0]) =>
    ruleFixture({ destination: 'TH', ...fields });
  await addEdition(site.db, {
    rules: [
      ...passports.map((passport) => inThailand({ passport, stayNumber: 60 })),
      inThailand({ passport: 'PE', stayNumber: 30 }),
    ],
  });
  await addEdition(site.db, {
    source: compilation,
    date: '2026-10-09',
    rules: [...passports, 'PE'].map((passport) =>
      inThailand({ passport, stayNumber: 30, sourceDate: '2026-09-26' }),
    ),
  });
  const answerOf = (passport: string) =>
    findAnswer(site.db, { passport, destination: 'TH', purpose: 'tourist' });
  const counted = async () => (await api.dashboard.read.query()).superseded;
  const listed = () => openDecisions(api, { kind: 'superseded' });
  return { site, api, rule: api.rule, history: api.history, answerOf, counted, listed };
}

const daysOf = ({ stay }: { stay: { number: number } | null }) => stay?.number;

test('changes by a newer source are one decision per change of a destination', async () => {
  const { listed } = await withNewerSource();
  expect(await listed()).toMatchObject([
    {
      country: 'TH',
      effect: 'days',
      sides: [
        { access: 'visa_free', stay: { number: 30, unit: 'days' } },
        { access: 'visa_free', stay: { number: 60, unit: 'days' } },
      ],
      passports: ['AR', 'BR', 'CL'],
      import: { title: 'Title of compiled', date: '2026-10-09' },
    },
  ]);
});

test('an accepted change leaves the list', async () => {
  const { api, listed, answerOf, counted } = await withNewerSource();
  expect(await counted()).toBe(1);
  await settle(api, 'read', ...(await listed()));
  expect(await listed()).toEqual([]);
  expect(await counted()).toBe(0);
  expect(daysOf(await answerOf('BR'))).toBe(30);
  expect((await answerOf('BR')).source?.verifiedOn).toBe(utcDay());
});

test('a refused change restores the older answers, until the rules are confirmed', async () => {
  const { site, api, rule, listed, answerOf, counted } = await withNewerSource();
  const [change] = await listed();
  expect(await counted()).toBe(1);
  const { changes: lines } = await settle(api, 'other', change);
  expect(await listed()).toEqual([]);
  expect(await counted()).toBe(0);
  for (const passport of passports) expect(daysOf(await answerOf(passport))).toBe(60);
  expect(daysOf(await answerOf('PE'))).toBe(30);
  const recorded = await site.db
    .selectFrom('history')
    .select(['id', 'entity', 'title'])
    .where('action', '=', 'settled')
    .execute();
  const chosen = 'Visa free · up to 60 days instead of Visa free · up to 30 days';
  expect(recorded).toEqual([
    { id: lines[0], entity: 'decision', title: `Thailand: 3 passports, ${chosen}` },
  ]);
  const changes = await site.db.selectFrom('answer_changes').select('passport').execute();
  expect(changes).toHaveLength(3);

  const rules = change?.toSettle?.kind === 'superseded' ? change.toSettle.rules : [];
  await rule.confirmMany.mutate({ rules: rules.map(({ id }) => ({ id, version: 2 })) });
  expect(daysOf(await answerOf('BR'))).toBe(30);
});

test('a decision is one line of the history, with the side used and what was read before', async () => {
  const { site, api, rule, history, listed, answerOf } = await withNewerSource();
  const [change] = await listed();
  const decision = await settle(api, 'other', change);
  const named = 'Argentina, Brazil, Chile: ';
  expect((await history.list.query({ entity: 'decision' })).entries).toMatchObject([
    {
      action: 'settled',
      isUndoable: true,
      after: {
        used: [`${named}Visa free · up to 60 days (Title of passport-index, 17 Feb 2026)`],
        notUsed: [`${named}Visa free · up to 30 days (Title of compiled, 26 Sep 2026)`],
        readBefore: [`${named}Visa free · up to 30 days`],
      },
    },
  ]);

  // Anybody of the team takes it back from the history, all of it together.
  const { api: other } = await site.signedIn();
  expect(await other.history.undo.mutate(decision)).toEqual({ undone: 1, left: [] });
  for (const passport of passports) expect(daysOf(await answerOf(passport))).toBe(30);
  const [again] = await listed();
  expect(again?.passports).toEqual(change?.passports);
  const { entries } = await history.list.query({ entity: 'decision' });
  expect(entries.map(({ action, isUndoable }) => [action, isUndoable])).toEqual([
    ['reopened', false],
    ['settled', false],
  ]);

  // Undone once, and not after another decision about one of its rules.
  expect(await history.undo.mutate(decision)).toMatchObject({ undone: 0, left: [{}] });
  const second = await settle(api, 'read', again);
  expect(await refusalOf(settle(api, 'read', again))).toMatchObject({ code: 'CONFLICT' });
  const rules = change?.toSettle?.kind === 'superseded' ? change.toSettle.rules : [];
  await rule.confirm.mutate({ id: rules[0]?.id ?? 0, version: 4 });
  expect(await history.undo.mutate(second)).toMatchObject({ undone: 0, left: [{}] });
});

test('both sides have their pages and dates; equal answers are no decision', async () => {
  const { site, listed } = await withNewerSource();
  const page = { source_title: 'Visa policy', source_address: 'https://th.example/' };
  await changeContent(site.db, 'rules', (trx) =>
    trx.updateTable('entry_rules').set(page).where('source_id', '=', 'compiled').execute(),
  );
  expect(await listed()).toMatchObject([
    {
      sides: [
        {
          pages: [
            {
              title: 'Visa policy (Title of compiled)',
              address: 'https://th.example/',
              dates: ['2026-09-26', '2026-09-26'],
            },
          ],
          stated: { stayNumber: 30, sourceAddress: 'https://th.example/' },
        },
        { pages: [{ title: 'Title of passport-index' }], stated: { stayNumber: 60 } },
      ],
    },
  ]);
  // Another rule of the compilation, which decides, says the same as the edition.
  await addEdition(site.db, {
    source: compilation,
    date: '2026-10-10',
    rules: [
      ruleFixture({ destination: 'TH', stayNumber: 30, sourceDate: '2026-09-26' }),
      ruleFixture({ destination: 'TH', stayNumber: 60, sourceDate: '2026-09-27' }),
    ],
  });
  expect(await listed()).toEqual([]);
});

test('a rule that was changed meanwhile prevents refusing the others', async () => {
  const { api, rule, listed, answerOf } = await withNewerSource();
  const [change] = await listed();
  const rules = change?.toSettle?.kind === 'superseded' ? change.toSettle.rules : [];
  await rule.confirm.mutate(rules[0] ?? { id: 0, version: 0 });
  expect(await refusalOf(settle(api, 'other', change))).toMatchObject({ code: 'CONFLICT' });
  for (const passport of passports) expect(daysOf(await answerOf(passport))).toBe(30);
});

test('sources of the same title are decisions of their own', async () => {
  const { site, api, listed } = await withNewerSource();
  const other = { ...compilation, id: 'other' };
  const rules = [ruleFixture({ passport: 'UY', destination: 'TH', stayNumber: 60 })];
  await addEdition(site.db, { source: { id: 'older' }, rules });
  const newer = rules.map((one) => ({ ...one, stayNumber: 30, sourceDate: '2026-09-26' }));
  await addEdition(site.db, { source: other, date: '2026-10-09', rules: newer });
  await site.db.updateTable('rule_sources').set({ title: 'Entry rules' }).execute();
  const found = await listed();
  expect(found.map((item) => item.passports)).toEqual([['AR', 'BR', 'CL'], ['UY']]);
  for (const change of found) await settle(api, 'read', change);
  expect(await listed()).toEqual([]);
});

test('a change that a newer edition replaced meanwhile can’t be decided', async () => {
  const { site, api, listed } = await withNewerSource();
  const [change] = await listed();
  const fields = { destination: 'TH', stayNumber: 14, sourceDate: '2026-09-27' };
  const rules = passports.map((passport) => ruleFixture({ passport, ...fields }));
  await addEdition(site.db, { source: compilation, date: '2026-10-10', rules });
  for (const use of ['other', 'read'] as const) {
    expect(await refusalOf(settle(api, use, change))).toMatchObject({ code: 'CONFLICT' });
  }
});

test('a change below an administrators’ rule is not listed', async () => {
  const { rule, listed } = await withNewerSource();
  for (const passport of passports) {
    await rule.create.mutate({ fields: ruleFixture({ passport, destination: 'TH' }) });
  }
  expect(await listed()).toEqual([]);
});

test('a new day records where a right to work has begun or ended', async () => {
  const site = await startTestSite();
  const today = utcDay();
  await addWorkPolicies(site.db, [
    workPolicy('JP', {
      grants: [workGrant({ to: addDays(today, -1) }), workGrant({ passports: ['AR'] })],
    }),
  ]);
  await recordJobRun(site.db, 'answers-of-new-day', `${addDays(today, -1)}T12:00:00.000Z`);
  await runJob(site, 'answers-of-new-day');
  expect(
    await site.db
      .selectFrom('answer_changes')
      .select(['cause', 'purpose', 'passport', 'access_before', 'access_after'])
      .execute(),
  ).toEqual([
    {
      cause: 'date',
      purpose: 'working',
      passport: 'BR',
      access_before: 'freedom_of_movement',
      access_after: null,
    },
  ]);
});

test('a new day records the answers it changes, once', async () => {
  const site = await startTestSite();
  const today = utcDay();
  await addEdition(site.db, {
    source: compilation,
    date: addDays(today, -40),
    rules: [
      ruleFixture({ validTo: addDays(today, -1) }),
      ruleFixture({ access: 'eta', validFrom: today }),
      ruleFixture({ passport: 'AR' }),
    ],
  });
  const recorded = () =>
    site.db
      .selectFrom('answer_changes')
      .select(['cause', 'passport', 'access_before', 'access_after'])
      .execute();
  await runJob(site, 'answers-of-new-day');
  expect(await recorded()).toEqual([]);

  await recordJobRun(site.db, 'answers-of-new-day', `${addDays(today, -1)}T12:00:00.000Z`);
  await runJob(site, 'answers-of-new-day');
  expect(await recorded()).toEqual([
    { cause: 'date', passport: 'BR', access_before: 'visa_free', access_after: 'eta' },
  ]);
});

test('the team gets one mail 60 days before rules end', async () => {
  const site = await startTestSite({
    env: {
      PUBLIC_URL: 'https://visa.example',
      SMTP_URL: 'smtp://127.0.0.1:1?security=none',
      MAIL_FROM: 'visa@visa.example',
    },
  });
  await site.signedIn();
  const endsOn = addDays(utcDay(), 60);
  await addEdition(site.db, {
    source: compilation,
    rules: [
      ...['BR', 'AR'].map((passport) => ruleFixture({ passport, validTo: endsOn })),
      ruleFixture({ passport: 'CL', validTo: addDays(utcDay(), 61) }),
    ],
  });
  const mails = () => site.db.selectFrom('outbox').select(['kind', 'to_address', 'text']).execute();
  await runJob(site, 'ending-rules');
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ kind: 'rules-ending' });
  expect(mail?.text).toContain('Japan: 2 rules end on');

  await recordJobRun(site.db, 'ending-rules', new Date().toISOString());
  await runJob(site, 'ending-rules');
  expect(await mails()).toHaveLength(1);

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + DAY_MS });
  onTestFinished(() => void vi.useRealTimers());
  await runJob(site, 'ending-rules');
  expect(await mails()).toHaveLength(2);
});
