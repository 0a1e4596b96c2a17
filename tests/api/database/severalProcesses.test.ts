// Two processes of one site, simulated in one: each has its own app and connections.

import { randomBytes } from 'node:crypto';
import { describe, expect, onTestFinished, test } from 'vitest';
import { DAY_MS } from '#core/dates.ts';
import { openDatabase } from '#db/client.ts';
import type { Db } from '#db/db.ts';
import { insertUser } from '#db/queries/accounts/users.ts';
import { listFaqs, setFaqPosition } from '#db/queries/records/faqs.ts';
import { createAdministrator } from '#server/accounts/administrators.ts';
import { listTeam, removeUser } from '#server/accounts/team.ts';
import { createApp } from '#server/app.ts';
import { builtPages } from '#server/ssr/builtRenderer.ts';
import { ruleFixture } from '../../fixtures/administratorRule.ts';
import { destinationFixture } from '../../fixtures/destination.ts';
import { answerReportInput, requirementInput } from '../../fixtures/inputs.ts';
import { eventually } from '../../support/eventually.ts';
import {
  administrator,
  createBrowser,
  refusalOf,
  startTestSite,
  type TestBrowser,
  type TestSite,
} from '../../support/site/testApp.ts';

/** Repetitions of two concurrent actions: on two cores they overlap in most rounds. */
const ROUNDS = 15;

async function twoProcesses(options: Parameters<typeof startTestSite>[0] = {}) {
  const site = await startTestSite(options);
  const db = openDatabase(site.config.database);
  const { pages } = options;
  const logTo = { write: () => {} };
  const app = await createApp({ config: site.config, db, logTo, ...(pages && { pages }) });
  onTestFinished(async () => {
    await app.close();
    await db.destroy();
  });
  /** A browser whose requests go to one process or the other. */
  const browser = (): [TestBrowser, TestBrowser] => {
    const one = site.browser();
    return [one, createBrowser(app, { origin: 'http://localhost:3000' }, one.cookies)];
  };
  const signedIn = async () => {
    await createAdministrator(site.db, administrator).catch(() => {});
    const both = browser();
    await both[0].api.session.signIn.mutate(administrator);
    return both;
  };
  return { site, apps: [site.app, app] as const, dbs: [site.db, db] as const, browser, signedIn };
}

/** Runs both concurrently, repeatedly. */
async function repeatedly(work: (round: number) => Promise<void>) {
  for (let round = 0; round < ROUNDS; round += 1) await work(round);
}

const newKey = () => randomBytes(16).toString('hex');

describe('a response', () => {
  const addresses = [
    '/',
    '/continents',
    '/visa-info/JP?from=BR',
    '/destination/paris-france',
    '/trpc/faq.list',
    '/api/v1/answers/BR/JP',
    '/changes.atom',
    '/sitemap.xml',
    '/embed/answer?to=JP&from=BR',
  ];

  test('has the same ETag in each, and a match in one is 304 of the other', async () => {
    const { apps, dbs } = await twoProcesses({ pages: await builtPages(), samples: true });
    const headers = { host: 'localhost:3000' };
    const tagsOf = (app: TestSite['app']) =>
      Promise.all(
        addresses.map(async (url) => [url, (await app.inject({ url, headers })).headers.etag]),
      );
    const before = await tagsOf(apps[0]);
    for (const [, etag] of before) expect(etag).toMatch(/^W\/"/);
    expect(await tagsOf(apps[1])).toEqual(before);
    for (const [url, etag] of before) {
      const again = { url: String(url), headers: { ...headers, 'if-none-match': String(etag) } };
      expect((await apps[1].inject(again)).statusCode).toBe(304);
    }

    await setFaqPosition(dbs[0], (await listFaqs(dbs[0]))[0]?.id ?? '', 100);
    await eventually(async () => {
      const after = await tagsOf(apps[1]);
      const changed = after.filter(([, etag], index) => etag !== before[index]?.[1]);
      // The site's list of pages may be made from anything.
      expect(changed.map(([url]) => url)).toEqual(['/', '/trpc/faq.list', '/sitemap.xml']);
    });
    expect(await tagsOf(apps[0])).toEqual(await tagsOf(apps[1]));
  });
});

describe('a session', () => {
  test('of one process is valid, renewed and ended on the other', async () => {
    const { site, signedIn } = await twoProcesses();
    const [one, other] = await signedIn();
    expect(await other.api.session.me.query()).toMatchObject({ email: administrator.email });

    const soon = new Date(Date.now() + 10 * DAY_MS).toISOString();
    await site.db.updateTable('sessions').set({ expires_at: soon }).execute();
    await other.api.session.me.query();
    expect(other.lastSetCookies()).toEqual([expect.stringMatching(/^session=/)]);
    await one.api.session.me.query();
    expect(one.lastSetCookies()).toEqual([]);

    const cookie = one.cookies.get('session') ?? '';
    await other.api.session.signOut.mutate();
    for (const browser of [one, other]) {
      browser.cookies.set('session', cookie);
      expect(await browser.api.session.me.query()).toBeNull();
    }
  });

  test('ends on every process when the password changes', async () => {
    const { signedIn } = await twoProcesses();
    const [stolen] = await signedIn();
    const [, other] = await signedIn();
    const change = { current: administrator.password, next: 'another correct battery staple' };
    await other.api.session.changePassword.mutate(change);
    expect(await stolen.api.session.me.query()).toBeNull();
  });

  test('one of two administrators who delete each other at once remains', async () => {
    const { dbs } = await twoProcesses();
    const ids = ['ana', 'bo'];
    for (let round = 0; round < 5 * ROUNDS; round += 1) {
      for (const id of ids) {
        const user = { id, email: `${id}@example.com`, passwordHash: 'x' };
        await insertUser(dbs[0], user, new Date().toISOString()).catch(() => {});
      }
      await Promise.allSettled(ids.map((id, which) => removeUser(dbs[which] as Db, id)));
      expect(await listTeam(dbs[0])).toHaveLength(1);
    }
  });
});

describe('a form that reaches two processes at once', () => {
  test('creates one row per key', async () => {
    const { site, signedIn } = await twoProcesses();
    const both = await signedIn();
    const create = async (send: (api: TestBrowser['api']) => Promise<{ id: string | number }>) => {
      const [first, second] = await Promise.all(both.map(({ api }) => send(api)));
      expect(second?.id).toBe(first?.id);
      return String(first?.id);
    };
    const passports = await site.db
      .selectFrom('countries')
      .select('code')
      .where('issues_passports', '=', 1)
      .where('code', '!=', 'JP')
      .limit(ROUNDS)
      .execute();
    await repeatedly(async (round) => {
      const creationKey = newKey();
      const named = destinationFixture({ name: `City ${round}` });
      const destinationId = await create((api) =>
        api.destination.create.mutate({ ...named, creationKey }),
      );
      await create((api) =>
        api.visaRequirement.create.mutate({
          destinationId,
          creationKey,
          fields: requirementInput(),
        }),
      );
      const fields = ruleFixture({ passport: passports[round]?.code ?? '' });
      await create((api) => api.rule.create.mutate({ creationKey, fields }));
    });
    for (const table of ['destinations', 'visa_requirements', 'entry_rules'] as const) {
      expect([table, await site.db.selectFrom(table).select('id').execute()]).toEqual([
        table,
        Array(ROUNDS).fill(expect.anything()),
      ]);
    }
  });

  test('stores a visitor’s message once', async () => {
    const { site, browser } = await twoProcesses();
    const both = browser();
    const send = (work: (api: TestBrowser['api']) => Promise<unknown>) =>
      Promise.all(both.map(({ api }) => work(api)));
    // Few enough for the rate limit of one address.
    for (const round of [1, 2, 3]) {
      const email = `visitor${round}@example.com`;
      await send((api) => api.newsletter.signUp.mutate({ email }));
      await send((api) => api.contact.send.mutate({ name: 'Ana', email, message: 'Hello' }));
      await send((api) => api.answerReport.send.mutate(answerReportInput()));
    }
    for (const table of ['newsletter_subscribers', 'contact_messages'] as const) {
      expect(await site.db.selectFrom(table).select('id').execute()).toHaveLength(3);
    }
    expect(await site.db.selectFrom('answer_reports').select('reports').execute()).toEqual([
      { reports: 6 },
    ]);
  });

  test('saves a version once and refuses the other', async () => {
    const { signedIn } = await twoProcesses();
    const both = await signedIn();
    const [{ api }] = both;
    const city = await api.destination.create.mutate(destinationFixture());
    const rule = await api.rule.create.mutate({ creationKey: newKey(), fields: ruleFixture() });
    /** Both save and one is refused; returns the winner. */
    const save = async (send: (of: TestBrowser['api'], who: number) => Promise<unknown>) => {
      const results = await Promise.allSettled(both.map((browser, who) => send(browser.api, who)));
      const refused = results.filter((result) => result.status === 'rejected');
      expect(refused).toHaveLength(1);
      expect(await refusalOf(Promise.reject(refused[0]?.reason))).toMatchObject({
        code: 'CONFLICT',
      });
      return results.findIndex(({ status }) => status === 'fulfilled');
    };
    await repeatedly(async (round) => {
      const version = round + 1;
      const cityWinner = await save((of, who) =>
        of.destination.update.mutate({
          id: city.id,
          version,
          fields: destinationFixture({ name: `City ${round} of ${who}` }),
        }),
      );
      // As visitors read it: a process learns of another's change a moment later.
      await eventually(async () => {
        expect(await api.destination.byId.query({ id: city.id })).toMatchObject({
          name: `City ${round} of ${cityWinner}`,
          version: version + 1,
        });
      });
      const ruleWinner = await save((of, who) =>
        of.rule.update.mutate({
          id: rule.id,
          version,
          fields: ruleFixture({ stayNumber: 2 * round + who + 1 }),
        }),
      );
      expect(await api.rule.byId.query({ id: rule.id })).toMatchObject({
        stayNumber: 2 * round + ruleWinner + 1,
        version: version + 1,
      });
      const contactWinner = await save(async (of, who) => {
        const contact = await of.settings.contactToEdit.query();
        const phone = `+1 555 0${round}${who}`;
        return of.settings.updateContact.mutate({ ...contact, phone, version: round });
      });
      expect(await api.settings.contactToEdit.query()).toMatchObject({
        phone: `+1 555 0${round}${contactWinner}`,
        version: version,
      });
    });
  });
});

test('a file of rules is uploaded to one process, previewed and applied on the other', async () => {
  const { apps, signedIn } = await twoProcesses();
  const [one, other] = await signedIn();
  const headers = {
    host: 'localhost:3000',
    origin: 'http://localhost:3000',
    cookie: `session=${one.cookies.get('session')}`,
  };
  const csv = 'Passport,Destination,Requirement\nBR,JP,30\nAR,JP,visa free\n';
  const uploaded = await apps[0].inject({
    method: 'POST',
    url: '/admin/rule-files?date=2026-06',
    headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x' },
    payload: `--x\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\n${csv}\r\n--x--\r\n`,
  });
  const { id } = uploaded.json<{ id: string }>();
  const table = (app: TestSite['app']) =>
    app.inject({ url: `/admin/rule-files/${id}/changes.csv`, headers });
  const shown = await table(apps[0]);
  expect(shown.statusCode).toBe(200);
  expect((await table(apps[1])).body).toBe(shown.body);
  await other.api.ruleEdition.applyPreview.mutate({ id, skipRefused: false });
  const asked = { passport: 'BR', destination: 'JP', purpose: 'tourist' } as const;
  for (const { api } of [one, other]) {
    await eventually(async () =>
      expect(await api.ruleEdition.progress.query({ id })).toMatchObject({ state: 'applied' }),
    );
    await eventually(async () =>
      expect((await api.entryRule.answer.query(asked)).stay?.number).toBe(30),
    );
  }
});
