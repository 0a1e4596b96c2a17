import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { HistoryEntity } from '#core/records/history.ts';
import { insertMail } from '#db/queries/mail/outbox.ts';
import { ruleFixture } from '../../fixtures/administratorRule.ts';
import {
  linkFixture,
  programmeFixture,
  validityFixture,
  wayFixture,
} from '../../fixtures/countryRecords.ts';
import { answerReportInput } from '../../fixtures/inputs.ts';
import {
  refusalOf,
  startTestSite,
  type TestBrowser,
  type TestSite,
} from '../../support/site/testApp.ts';

type Api = TestBrowser['api'];

/** A kind of records with numeric ids: creates the n-th, deletes one, and sends a stale form. */
type Kind = {
  create: (api: Api, site: TestSite, n: number) => Promise<{ id: number }>;
  remove: (api: Api, id: number) => Promise<unknown>;
  touch?: (api: Api, id: number) => Promise<unknown>;
};

type Sent = 'contact_messages' | 'newsletter_subscribers' | 'answer_reports';

async function newestOf({ db }: TestSite, table: Sent) {
  return db.selectFrom(table).select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
}

const kinds: [HistoryEntity, Kind][] = [
  [
    'rule',
    {
      create: (api, _site, n) =>
        api.rule.create.mutate({ fields: ruleFixture({ stayNumber: 10 + n }) }),
      remove: (api, id) => api.rule.delete.mutate({ id }),
      touch: (api, id) => api.rule.update.mutate({ id, version: 1, fields: ruleFixture() }),
    },
  ],
  [
    'entry_condition',
    {
      create: (api) =>
        api.entryCondition.create.mutate({ destination: 'JP', fields: validityFixture() }),
      remove: (api, id) => api.entryCondition.delete.mutate({ id }),
      touch: (api, id) =>
        api.entryCondition.update.mutate({
          id,
          version: 1,
          fields: validityFixture({ months: 9 }),
        }),
    },
  ],
  [
    'application_portal',
    {
      create: (api) => api.officialLink.create.mutate({ destination: 'JP', fields: linkFixture() }),
      remove: (api, id) => api.officialLink.delete.mutate({ id }),
      touch: (api, id) =>
        api.officialLink.update.mutate({
          id,
          version: 1,
          fields: linkFixture({ title: 'Stale' }),
        }),
    },
  ],
  [
    'work_programme',
    {
      create: (api) =>
        api.workProgramme.create.mutate({ destination: 'JP', fields: programmeFixture() }),
      remove: (api, id) => api.workProgramme.delete.mutate({ id }),
      touch: (api, id) =>
        api.workProgramme.update.mutate({
          id,
          version: 1,
          fields: programmeFixture({ months: 9 }),
        }),
    },
  ],
  [
    'way_to_work',
    {
      create: (api) => api.wayToWork.create.mutate({ destination: 'JP', fields: wayFixture() }),
      remove: (api, id) => api.wayToWork.delete.mutate({ id }),
      touch: (api, id) =>
        api.wayToWork.update.mutate({ id, version: 1, fields: wayFixture({ months: 9 }) }),
    },
  ],
  [
    'mail',
    {
      create: async (_api, { db }) => ({
        id: await insertMail(
          db,
          {
            kind: 'reset',
            to: 'bo@example.com',
            subject: 'A',
            text: 'b',
            headers: {},
            messageId: null,
          },
          new Date().toISOString(),
        ),
      }),
      remove: (api, id) => api.mail.delete.mutate({ id }),
      touch: (api, id) => api.mail.sendAgain.mutate({ id }),
    },
  ],
  [
    'message',
    {
      async create(api, site, n) {
        const text = { name: 'Ana', email: 'ana@example.com', message: `Hello, number ${n}` };
        await api.contact.send.mutate(text);
        return newestOf(site, 'contact_messages');
      },
      async remove(api, id) {
        const { createdAt } = await api.contact.byId.query({ id });
        await api.contact.delete.mutate({ id, createdAt });
      },
      touch: (api, id) => api.contact.byId.query({ id }),
    },
  ],
  [
    'answer_report',
    {
      async create(api, site, n) {
        const message = `I am ana${n}@example.com`;
        await api.answerReport.send.mutate({ ...answerReportInput(), message });
        return newestOf(site, 'answer_reports');
      },
      remove: (api) => api.personalData.delete.mutate({ email: 'ana1@example.com' }),
      touch: (api, id) => api.rule.closeReports.mutate({ ids: [id] }),
    },
  ],
  [
    'subscriber',
    {
      async create(api, site, n) {
        await api.newsletter.signUp.mutate({ email: `ana${n}@example.com` });
        return newestOf(site, 'newsletter_subscribers');
      },
      remove: (api) => api.newsletter.delete.mutate({ email: 'ana1@example.com' }),
    },
  ],
];

test.each(kinds)('a new %s never has the id of a deleted one', async (entity, kind) => {
  const site = await startTestSite({ samples: true });
  const { api } = await site.signedIn();
  const first = await kind.create(api, site, 1);
  await kind.remove(api, first.id);
  const second = await kind.create(api, site, 2);
  expect(second.id).toBeGreaterThan(first.id);
  if (kind.touch) {
    expect(await refusalOf(kind.touch(api, first.id))).toMatchObject({ code: 'NOT_FOUND' });
  }
  const { rows } = await sql<{ action: string }>`
    select action from history where entity = ${entity} and entity_id = ${String(second.id)}
  `.execute(site.db);
  expect(rows.filter(({ action }) => action !== 'created')).toEqual([]);
});
