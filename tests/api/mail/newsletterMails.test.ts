import { describe, expect, test, vi } from 'vitest';
import { addDays, DAY_MS, utcDay } from '#core/dates.ts';
import { partialDateText } from '#core/languages/partialDateText.ts';
import type { VisaType } from '#core/vocabulary.ts';
import { addAnswerChanges } from '#db/queries/answers/answerChanges.ts';
import { ruleFixture } from '../../fixtures/administratorRule.ts';
import { linkIn, mailSettingsOf, startSmtpServer } from '../../support/servers/smtpServer.ts';
import { refusalOf, startTestSite, type TestSite } from '../../support/site/testApp.ts';
import { stopClock } from '../../support/stoppedClock.ts';
import { runJob } from '../jobs/siteJobsOf.ts';

const email = 'ana@example.com';
const host = 'visa.example.com';
const watched = { email, passport: 'BR', destination: 'JP', purpose: 'tourist' as const };

async function mailingSite() {
  const smtp = await startSmtpServer();
  const site = await startTestSite({ env: mailSettingsOf(smtp) });
  /** Sends queued mails, and returns those received since the last call. */
  const mails = async () => {
    const before = smtp.received.length;
    await runJob(site, 'outbox');
    return smtp.received.slice(before);
  };
  const { api } = site.browser();
  return { site, api, mails };
}

const parts = (link: string) => {
  const url = new URL(link, `https://${host}`);
  return {
    action: url.pathname.split('/')[2] as 'confirm-newsletter',
    token: url.searchParams.get('token') ?? '',
  };
};

const subscribers = ({ db }: TestSite) =>
  db.selectFrom('newsletter_subscribers').select(['email', 'status']).orderBy('id').execute();

describe('the newsletter with a mail server', () => {
  test('needs confirmation by a button, not by opening the link', async () => {
    const { site, api, mails } = await mailingSite();
    expect(await api.newsletter.signUp.mutate({ email })).toEqual({ toConfirm: true });
    expect(await subscribers(site)).toEqual([{ email, status: 'pending' }]);
    const [mail] = await mails();
    expect(mail?.to).toEqual([email]);
    const link = parts(linkIn(mail));
    expect(await api.mailLink.read.query(link)).toEqual({ email, answer: null, isDone: false });
    expect(await subscribers(site)).toEqual([{ email, status: 'pending' }]);

    expect(await api.mailLink.follow.mutate(link)).toBe(true);
    expect(await api.mailLink.follow.mutate(link)).toBe(true);
    expect(await subscribers(site)).toEqual([{ email, status: 'subscribed' }]);
    const welcome = await mails();
    expect(welcome).toHaveLength(1);
    expect(welcome[0]?.raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
  });

  test('responds equally for every address, and limits its mails', async () => {
    const { site, api, mails } = await mailingSite();
    const answers = [];
    for (let i = 0; i < 5; i += 1) answers.push(await api.newsletter.signUp.mutate({ email }));
    const confirmations = await mails();
    expect(confirmations).toHaveLength(3);
    await api.mailLink.follow.mutate(parts(linkIn(confirmations[0])));
    await mails();
    answers.push(await api.newsletter.signUp.mutate({ email }));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await mails()).toEqual([]);
    expect(await subscribers(site)).toEqual([{ email, status: 'subscribed' }]);
  });

  test('limits the mails to all tags of an address, which stays as typed', async () => {
    const { site, api, mails } = await mailingSite();
    const tagged = ['ana+1@example.com', 'ana+a_b@example.com', 'ana+3@example.com'];
    const others = ['an@example.com', 'anaa+1@example.com', 'ana+1@other.example'];
    for (const one of [...tagged, 'ana+4@example.com', email, ...others]) {
      await api.newsletter.signUp.mutate({ email: one });
    }
    expect((await mails()).flatMap(({ to }) => to).toSorted()).toEqual(
      [...tagged, ...others].toSorted(),
    );
    expect(await subscribers(site)).toHaveLength(8);
  });

  test('is confirmed after the clock was ahead, and used up the mails of a day', async () => {
    const { api, mails } = await mailingSite();
    const now = stopClock().getTime();
    const signUp = async (times: number) => {
      for (let i = 0; i < times; i += 1) await api.newsletter.signUp.mutate({ email });
      return (await mails()).length;
    };
    vi.setSystemTime(now + 400 * DAY_MS);
    expect(await signUp(4)).toBe(3);
    vi.setSystemTime(now);
    expect(await signUp(4)).toBe(3);
  });

  test('is unsubscribed by one click in a mail program, without cookies', async () => {
    const { site, api, mails } = await mailingSite();
    await api.newsletter.signUp.mutate({ email });
    const confirm = linkIn((await mails())[0]);
    await api.mailLink.follow.mutate(parts(confirm));
    const leave = linkIn((await mails())[0]);
    const click = (url: string, headers = {}, payload = 'List-Unsubscribe=One-Click') =>
      site.app.inject({
        method: 'POST',
        url,
        headers: { host, 'content-type': 'application/x-www-form-urlencoded', ...headers },
        payload,
      });
    // All other links need the button of their page.
    expect((await click(confirm)).statusCode).toBe(400);
    expect((await click(confirm, { origin: 'https://m.example' })).statusCode).toBe(403);
    expect((await click(`${leave}x`)).statusCode).toBe(400);
    expect(await subscribers(site)).toHaveLength(1);
    const multipart = {
      'content-type': 'multipart/form-data; boundary=x',
      origin: 'https://m.example',
    };
    const body =
      '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
    expect((await click(leave, multipart, body)).statusCode).toBe(200);
    expect(await subscribers(site)).toEqual([]);
    expect((await click(leave)).statusCode).toBe(200);
  });

  test('deletes unconfirmed addresses after 14 days', async () => {
    const { site, api, mails } = await mailingSite();
    await api.newsletter.signUp.mutate({ email });
    await api.answerWatch.send.mutate(watched);
    const link = parts(linkIn((await mails())[0]));
    await runJob(site, 'unconfirmed-sign-ups');
    expect(await subscribers(site)).toHaveLength(1);
    const longAgo = { created_at: new Date(Date.now() - 15 * DAY_MS).toISOString() };
    await site.db.updateTable('newsletter_subscribers').set(longAgo).execute();
    await site.db.updateTable('answer_watches').set(longAgo).execute();
    await runJob(site, 'unconfirmed-sign-ups');
    expect(await subscribers(site)).toEqual([]);
    expect(await site.db.selectFrom('answer_watches').select('id').execute()).toEqual([]);
    expect(await api.mailLink.follow.mutate(link)).toBe(false);
  });

  test('leaves no address in the history', async () => {
    const { site, api, mails } = await mailingSite();
    await api.newsletter.signUp.mutate({ email });
    await api.mailLink.follow.mutate(parts(linkIn((await mails())[0])));
    const history = await site.db
      .selectFrom('history')
      .selectAll()
      .where('entity', '=', 'subscriber')
      .orderBy('id')
      .execute();
    expect(history.map(({ action, actor_kind }) => `${actor_kind} ${action}`)).toEqual([
      'visitor created',
      'visitor changed',
    ]);
    expect(JSON.stringify(history)).not.toContain(email);
  });
});

describe('a watched answer', () => {
  const change = (
    { db }: TestSite,
    access_before: 'visa_required' | 'visa_free',
    access_after: 'visa_required' | 'visa_free',
    destination = 'JP',
    programmes_only: 0 | 1 = 0,
    purpose: VisaType = 'tourist',
  ) =>
    addAnswerChanges(db, [
      {
        changed_at: new Date().toISOString(),
        cause: 'edit',
        edition_id: null,
        source_title: 'Law',
        passport: 'BR',
        destination,
        purpose,
        access_before,
        stay_number_before: null,
        stay_unit_before: null,
        access_after,
        stay_number_after: access_after === 'visa_free' ? 90 : null,
        stay_unit_after: access_after === 'visa_free' ? 'days' : null,
        programmes_only,
      },
    ]);

  async function watching(destinations = ['JP'], purpose: VisaType = 'tourist') {
    const mailing = await mailingSite();
    for (const destination of destinations) {
      await mailing.api.answerWatch.send.mutate({ ...watched, destination, purpose });
      const [mail] = await mailing.mails();
      expect(await mailing.api.mailLink.follow.mutate(parts(linkIn(mail)))).toBe(true);
    }
    const news = async () => {
      await runJob(mailing.site, 'watched-answers');
      return mailing.mails();
    };
    return { ...mailing, news };
  }

  test('is mailed when it changes, at most once a day per address', async () => {
    const { site, news } = await watching(['JP', 'FR']);
    expect(await news()).toEqual([]);
    await change(site, 'visa_required', 'visa_free');
    const [mail, ...more] = await news();
    expect(more).toEqual([]);
    expect(mail?.to).toEqual([email]);
    expect(mail?.raw.replaceAll('=\r\n', '')).toContain('Now: Visa free, 90 days');
    expect(mail?.raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    await change(site, 'visa_required', 'visa_free', 'FR');
    expect(await news()).toEqual([]);
    await site.db.updateTable('answer_watches').set({ last_sent_at: '2026-01-01' }).execute();
    const [later] = await news();
    expect(later?.raw).toContain('France');
    expect(later?.raw).not.toContain('Japan');
  });

  test('is mailed when only what lets one leave the airport changed', async () => {
    const { site, news } = await watching();
    await change(site, 'visa_required', 'visa_required', 'JP', 1);
    const [mail] = await news();
    const text = mail?.raw.replaceAll('=\r\n', '');
    expect(text).toContain('What lets you leave the airport between two flights changed');
    expect(text).not.toContain('Now: ');
  });

  test('of changing planes is mailed with the side that changed, the border’s too', async () => {
    const { site, news } = await watching(['JP'], 'transit');
    const textOf = async () => {
      const [mail, ...more] = await news();
      expect(more).toEqual([]);
      return mail?.raw.replaceAll('=\r\n', '').replaceAll('\r\n', '\n') ?? '';
    };
    await change(site, 'visa_free', 'visa_required', 'JP', 0, 'transit');
    const ofArea = await textOf();
    expect(ofArea).toContain(
      'If you stay in the transit area\nBefore: Visa free\nNow: Visa required\n',
    );
    expect(ofArea).not.toContain('If you go through passport control');
    expect(ofArea).toContain('/visa-info/JP?type=3Dtransit&from=3DBR');
    await site.db.updateTable('answer_watches').set({ last_sent_at: '2026-01-01' }).execute();
    await change(site, 'visa_required', 'visa_free');
    await change(site, 'visa_required', 'visa_free', 'JP', 0, 'transit');
    const ofBoth = await textOf();
    expect(ofBoth).toContain(
      'If you go through passport control\nBefore: Visa required\nNow: Visa free, 90 days\n',
    );
    expect(ofBoth.match(/Stop emails about this answer/g)).toHaveLength(1);
    expect(ofBoth).toContain('visa rules changed: Japan');
  });

  test.each([
    ['tourist', 'transit'],
    ['working', 'tourist'],
    ['working', 'transit'],
  ] as const)('of %s is not mailed about changes of %s', async (purpose, other) => {
    const { site, news } = await watching(['JP'], purpose);
    await change(site, 'visa_free', 'visa_required', 'JP', 0, other);
    expect(await news()).toEqual([]);
    await change(site, 'visa_free', 'visa_required', 'JP', 0, purpose);
    const [mail] = await news();
    expect(mail?.raw.replaceAll('=\r\n', '')).toContain(`type=3D${purpose}`);
  });

  test('is mailed after the clock was ahead at the last mail', async () => {
    const { site, news } = await watching(['JP', 'FR']);
    const now = stopClock().getTime();
    vi.setSystemTime(now + 400 * DAY_MS);
    await change(site, 'visa_required', 'visa_free');
    expect(await news()).toHaveLength(1);
    vi.setSystemTime(now);
    await change(site, 'visa_required', 'visa_free', 'FR');
    expect(await news()).toHaveLength(1);
    await change(site, 'visa_free', 'visa_required', 'FR');
    expect(await news()).toEqual([]);
  });

  test('names its end date, on request and after a change', async () => {
    const { site, api, mails, news } = await watching();
    const { api: admin } = await site.signedIn();
    const validTo = addDays(utcDay(), 40);
    const end = `Known to apply until ${partialDateText(validTo)}.`;
    await admin.rule.create.mutate({ fields: ruleFixture({ validTo }) });
    const [told] = await news();
    expect(told?.raw.replaceAll('=\r\n', '')).toContain(end);
    await api.answerWatch.send.mutate({ ...watched, email: 'bo@example.com' });
    const [asked] = await mails();
    expect(asked?.raw.replaceAll('=\r\n', '')).toContain(end);
  });

  test('that returned to its previous state is not mailed', async () => {
    const { site, news } = await watching();
    await change(site, 'visa_required', 'visa_free');
    await change(site, 'visa_free', 'visa_required');
    // The stay has changed, also in its text.
    expect(await news()).toEqual([]);
    await change(site, 'visa_required', 'visa_free');
    expect(await news()).toHaveLength(1);
  });

  test('is watched only after confirmation and until it is stopped', async () => {
    const { site, api, mails, news } = await watching();
    const other = { ...watched, email: 'bo@example.com' };
    await api.answerWatch.send.mutate(other);
    await mails();
    await change(site, 'visa_required', 'visa_free');
    const [mail, ...more] = await news();
    expect(more).toEqual([]);
    const links = (mail?.raw.replaceAll('=\r\n', '').replaceAll('=3D', '=') ?? '').match(
      /\/mail\/stop-watching\?token=[\w.-]+/g,
    );
    const stop = parts(links?.at(-1) ?? '');
    expect(await api.mailLink.read.query(stop)).toMatchObject({ email, isDone: false });
    expect(await api.mailLink.follow.mutate(stop)).toBe(true);
    const left = await site.db.selectFrom('answer_watches').select('email').execute();
    expect(left).toEqual([{ email: 'bo@example.com' }]);
  });

  test('is not confirmed by a link of a deleted watch with the same id', async () => {
    const { site, api, mails } = await mailingSite();
    await api.answerWatch.send.mutate(watched);
    const [mail] = await mails();
    await site.db.updateTable('answer_watches').set({ email: 'bo@example.com' }).execute();
    const link = parts(linkIn(mail));
    expect(await api.mailLink.read.query(link)).toBeNull();
    expect(await api.mailLink.follow.mutate(link)).toBe(false);
    expect(await site.db.selectFrom('answer_watches').select('status').execute()).toEqual([
      { status: 'pending' },
    ]);
  });

  test('responds equally for every address, and refuses unknown pairs', async () => {
    const { api, mails } = await watching();
    expect(await api.answerWatch.send.mutate(watched)).toBeUndefined();
    expect(await mails()).toEqual([]);
    const nowhere = { ...watched, destination: 'ZZ' };
    expect((await refusalOf(api.answerWatch.send.mutate(nowhere))).code).toBe('BAD_REQUEST');
  });

  test('is not offered without a mail server', async () => {
    const site = await startTestSite();
    const { api } = site.browser();
    expect(await api.answerWatch.isOffered.query()).toBe(false);
    expect((await refusalOf(api.answerWatch.send.mutate(watched))).message).toBe(
      'This site sends no email',
    );
  });
});
