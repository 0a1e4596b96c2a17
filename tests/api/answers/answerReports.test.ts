import { describe, expect, test } from 'vitest';
import { answerSeen } from '#core/answers/answerSeen.ts';
import { deleteOldReports } from '#server/rules/requests/answerReports.ts';
import { entryAnswer } from '../../fixtures/entryAnswer.ts';
import { answerReportInput } from '../../fixtures/inputs.ts';
import { openDecisions } from '../../support/site/openDecisions.ts';
import { refusalOf, startTestSite, type TestSite } from '../../support/site/testApp.ts';
import { stopDurations } from '../../support/stoppedClock.ts';
import { runJob } from '../jobs/siteJobsOf.ts';

function stored({ db }: TestSite) {
  return db.selectFrom('answer_reports').selectAll().orderBy('id').execute();
}

async function contentVersion({ db }: TestSite) {
  const { version } = await db
    .selectFrom('content_version')
    .select('version')
    .executeTakeFirstOrThrow();
  return version;
}

describe('a report', () => {
  test('stores the exact answer, and nothing about the sender', async () => {
    const site = await startTestSite();
    const before = await contentVersion(site);
    await site.browser().api.answerReport.send.mutate(answerReportInput());
    const [report, ...others] = await stored(site);
    expect(others).toEqual([]);
    expect(report).toMatchObject({
      passport: 'DE',
      destination: 'JP',
      purpose: 'tourist',
      message: 'Tourists may stay for six months.',
      reports: 1,
      status: 'open',
    });
    expect(JSON.parse(report?.answer ?? '')).toEqual(answerSeen(entryAnswer()));
    expect(await contentVersion(site)).toBe(before);
  });

  test.each(['transit', 'working'] as const)('of %s keeps its kind of stay', async (purpose) => {
    const site = await startTestSite();
    await site.browser().api.answerReport.send.mutate(answerReportInput({ purpose }));
    expect(await stored(site)).toMatchObject([{ purpose }]);
    const { api } = await site.signedIn();
    expect(await openDecisions(api, { kind: 'report' })).toMatchObject([{ purpose }]);
  });

  test('with the same answer increments the count, also on another day', async () => {
    const site = await startTestSite();
    const { send } = site.browser().api.answerReport;
    const answer = (changes: Parameters<typeof entryAnswer>[0]) =>
      JSON.stringify(answerSeen(entryAnswer(changes)));
    await send.mutate(answerReportInput());
    await send.mutate(answerReportInput({ answer: answer({ on: '2026-11-23' }) }));
    await send.mutate(answerReportInput({ answer: answer({ access: 'eta' }) }));
    await send.mutate(answerReportInput({ message: undefined }));
    expect((await stored(site)).map(({ reports }) => reports)).toEqual([2, 1, 1]);
  });

  test('needs no text, and accepts up to 1,000 characters', async () => {
    const site = await startTestSite();
    const { send } = site.browser().api.answerReport;
    await send.mutate(answerReportInput({ message: 'x'.repeat(1000) }));
    const refusal = await refusalOf(send.mutate(answerReportInput({ message: 'x'.repeat(1001) })));
    expect(refusal.fieldErrors).toEqual({ message: ['Use at most 1000 characters'] });
    expect(await stored(site)).toHaveLength(1);
  });

  test('from a program that fills every field is discarded', async () => {
    const site = await startTestSite();
    await site.browser().api.answerReport.send.mutate(answerReportInput({ website: 'x' }));
    expect(await stored(site)).toEqual([]);
  });

  test('is accepted ten times an hour from one network', async () => {
    stopDurations();
    const site = await startTestSite();
    const { send } = site.browser().api.answerReport;
    for (let i = 0; i < 10; i += 1) await send.mutate(answerReportInput());
    const refusal = await refusalOf(send.mutate(answerReportInput()));
    expect(refusal).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message: 'Too many attempts. Try again in 60 minutes.',
    });
    const other = site.browser({ address: '192.0.2.7' });
    await other.api.answerReport.send.mutate(answerReportInput());
    expect(await stored(site)).toMatchObject([{ reports: 11 }]);
  });

  const answer = answerSeen(entryAnswer());
  test.each([
    ['no JSON', { answer: '{' }],
    ['another access', { answer: JSON.stringify({ ...answer, access: 'free' }) }],
    ['a field more', { answer: JSON.stringify({ ...answer, x: 1 }) }],
    ['a country that does not exist', { passport: 'ZZ' }],
  ])('of %s is refused', async (_what, changes) => {
    const site = await startTestSite();
    const refusal = await refusalOf(
      site.browser().api.answerReport.send.mutate(answerReportInput(changes)),
    );
    expect(refusal).toMatchObject({
      code: 'BAD_REQUEST',
      message: 'This is no answer of this site. Please open its page again',
    });
    expect(await stored(site)).toEqual([]);
  });

  test('is deleted a year after it was closed', async () => {
    const site = await startTestSite();
    const { send } = site.browser().api.answerReport;
    for (const message of ['open', 'closed']) await send.mutate(answerReportInput({ message }));
    await site.db
      .updateTable('answer_reports')
      .set({ status: 'closed', closed_at: '2026-03-01T12:00:00.000Z' })
      .where('message', '=', 'closed')
      .execute();
    expect(await deleteOldReports(site.db, new Date('2027-03-01T11:59:59Z'))).toBe(0);
    expect(await deleteOldReports(site.db, new Date('2027-03-01T12:00:01Z'))).toBe(1);
    expect(await stored(site)).toMatchObject([{ message: 'open' }]);
  });

  test('past that age is deleted by the daily job', async () => {
    const site = await startTestSite();
    await site.browser().api.answerReport.send.mutate(answerReportInput());
    await site.db
      .updateTable('answer_reports')
      .set({ status: 'closed', closed_at: '2020-01-01T00:00:00.000Z' })
      .execute();
    await runJob(site, 'old-reports');
    expect(await stored(site)).toEqual([]);
  });
});
