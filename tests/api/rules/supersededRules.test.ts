import { expect, onTestFinished, test, vi } from 'vitest';
import { addDays, DAY_MS, utcDay } from '#core/dates.ts';
import { recordJobRun } from '#db/queries/jobRuns.ts';
import { findAnswer } from '#server/answers/findAnswer.ts';
import { ruleFixture } from '../../fixtures/administratorRule.ts';
import { addEdition } from '../../fixtures/ruleEdition.ts';
import { addWorkPolicies, workGrant, workPolicy } from '../../fixtures/workPolicies.ts';
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
  return { site, rule: api.rule, history: api.history, answerOf, counted };
}

const daysOf = ({ stay }: { stay: { number: number } | null }) => stay?.number;

test('changes by a newer source are one row per change of a destination', async () => {
  const { rule } = await withNewerSource();
  const { items, total } = await rule.superseded.query({});
  expect(total).toBe(1);
  expect(items).toMatchObject([
    {
      destination: 'TH',
      before: { access: 'visa_free', stay: { number: 60, unit: 'days' } },
      after: { access: 'visa_free', stay: { number: 30, unit: 'days' } },
      passports: ['AR', 'BR', 'CL'],
    },
  ]);
});

test('an accepted change leaves the queue', async () => {
  const { rule, answerOf, counted } = await withNewerSource();
  const [group] = (await rule.superseded.query({})).items;
  expect(await counted()).toBe(1);
  await rule.settleSuperseded.mutate({ side: 'after', rules: group?.rules ?? [] });
  expect((await rule.superseded.query({})).total).toBe(0);
  expect(await counted()).toBe(0);
  expect(daysOf(await answerOf('BR'))).toBe(30);
  expect((await answerOf('BR')).source?.verifiedOn).toBe(utcDay());
});

test('a refused change restores the older answers, until the rules are confirmed', async () => {
  const { site, rule, answerOf, counted } = await withNewerSource();
  const [group] = (await rule.superseded.query({})).items;
  const rules = group?.rules ?? [];
  expect(await counted()).toBe(1);
  const { changes: lines } = await rule.settleSuperseded.mutate({ side: 'before', rules });
  expect((await rule.superseded.query({})).total).toBe(0);
  expect(await counted()).toBe(0);
  for (const passport of passports) expect(daysOf(await answerOf(passport))).toBe(60);
  expect(daysOf(await answerOf('PE'))).toBe(30);
  const recorded = await site.db
    .selectFrom('history')
    .select(['id', 'entity', 'title'])
    .where('action', '=', 'refused')
    .execute();
  expect(recorded).toEqual([
    { id: lines[0], entity: 'rule_source', title: 'Title of compiled, Thailand: 3 passports' },
  ]);
  const changes = await site.db.selectFrom('answer_changes').select('passport').execute();
  expect(changes).toHaveLength(3);

  await rule.confirmMany.mutate({ rules: rules.map(({ id }) => ({ id, version: 2 })) });
  expect(daysOf(await answerOf('BR'))).toBe(30);
});

test('a decision about a change is one line of the history, and is undone as one', async () => {
  const { rule, history, answerOf } = await withNewerSource();
  const [group] = (await rule.superseded.query({})).items;
  const rules = group?.rules ?? [];
  const decision = await rule.settleSuperseded.mutate({ side: 'before', rules });
  const { entries } = await history.list.query({ entity: 'rule_source' });
  expect(entries).toMatchObject([
    {
      action: 'refused',
      after: { destination: 'Thailand', passports: ['Argentina', 'Brazil', 'Chile'] },
    },
  ]);
  expect(await history.undo.mutate(decision)).toEqual({ undone: 1, left: [] });
  for (const passport of passports) expect(daysOf(await answerOf(passport))).toBe(30);
  const [again] = (await rule.superseded.query({})).items;
  expect(again?.passports).toEqual(group?.passports);

  // Undone once, and not after another decision about one of its rules.
  expect(await history.undo.mutate(decision)).toMatchObject({ undone: 0, left: [{}] });
  const second = await rule.settleSuperseded.mutate({ side: 'after', rules: again?.rules ?? [] });
  const twice = { side: 'after', rules: again?.rules ?? [] } as const;
  expect(await refusalOf(rule.settleSuperseded.mutate(twice))).toMatchObject({ code: 'CONFLICT' });
  const [first] = rules;
  await rule.confirm.mutate({ id: first?.id ?? 0, version: 4 });
  expect(await history.undo.mutate(second)).toMatchObject({ undone: 0, left: [{}] });
});

test('both sides have their source and dates; equal answers are no row', async () => {
  const { site, rule } = await withNewerSource();
  expect((await rule.superseded.query({})).items).toMatchObject([
    {
      before: { source: 'Title of passport-index' },
      after: { source: 'Title of compiled', dates: ['2026-09-26', '2026-09-26'] },
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
  expect((await rule.superseded.query({})).total).toBe(0);
});

test('a rule that was changed meanwhile prevents refusing the others', async () => {
  const { rule, answerOf } = await withNewerSource();
  const [group] = (await rule.superseded.query({})).items;
  const [first, ...others] = group?.rules ?? [];
  await rule.confirm.mutate(first ?? { id: 0, version: 0 });
  const refusal = await refusalOf(
    rule.settleSuperseded.mutate({ side: 'before', rules: first ? [...others, first] : [] }),
  );
  expect(refusal).toMatchObject({ code: 'CONFLICT' });
  for (const passport of passports) expect(daysOf(await answerOf(passport))).toBe(30);
});

test('sources of the same title are rows of their own, which can be decided', async () => {
  const { site, rule } = await withNewerSource();
  const other = { ...compilation, id: 'other' };
  const rules = [ruleFixture({ passport: 'UY', destination: 'TH', stayNumber: 60 })];
  await addEdition(site.db, { source: { id: 'older' }, rules });
  const newer = rules.map((one) => ({ ...one, stayNumber: 30, sourceDate: '2026-09-26' }));
  await addEdition(site.db, { source: other, date: '2026-10-09', rules: newer });
  await site.db.updateTable('rule_sources').set({ title: 'Entry rules' }).execute();
  const { items } = await rule.superseded.query({});
  expect(items.map((item) => item.passports)).toEqual([['AR', 'BR', 'CL'], ['UY']]);
  for (const group of items)
    await rule.settleSuperseded.mutate({ side: 'after', rules: group.rules });
  expect((await rule.superseded.query({})).total).toBe(0);
});

test('a change that a newer edition replaced meanwhile can’t be decided', async () => {
  const { site, rule } = await withNewerSource();
  const [group] = (await rule.superseded.query({})).items;
  const fields = { destination: 'TH', stayNumber: 14, sourceDate: '2026-09-27' };
  const rules = passports.map((passport) => ruleFixture({ passport, ...fields }));
  await addEdition(site.db, { source: compilation, date: '2026-10-10', rules });
  for (const side of ['before', 'after'] as const) {
    const refused = rule.settleSuperseded.mutate({ side, rules: group?.rules ?? [] });
    expect(await refusalOf(refused)).toMatchObject({ code: 'CONFLICT' });
  }
});

test('a change below an administrators’ rule is not listed', async () => {
  const { rule } = await withNewerSource();
  for (const passport of passports) {
    await rule.create.mutate({ fields: ruleFixture({ passport, destination: 'TH' }) });
  }
  expect((await rule.superseded.query({})).total).toBe(0);
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
