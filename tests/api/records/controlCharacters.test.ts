import { expect, test } from 'vitest';
import { changeContent } from '#db/queries/contentVersion.ts';
import { queueMail } from '#server/mail/outbox.ts';
import { kindOf } from '#server/records/files/fileKinds.ts';
import { planRecords } from '#server/records/files/planRecords.ts';
import { siteSetting } from '#server/site/settings/settings.ts';
import { readSiteName } from '#server/site/settings/siteSettings.ts';
import { recordChanges } from '../../fixtures/answerChanges.ts';
import { destinationFixture } from '../../fixtures/destination.ts';
import { contactInput, faqInput } from '../../fixtures/inputs.ts';
import { rootOfStrictXml } from '../../support/documents/strictXml.ts';
import { mailSettingsOf, startSmtpServer } from '../../support/servers/smtpServer.ts';
import { refusalOf, startTestSite } from '../../support/site/testApp.ts';
import { runJob } from '../jobs/siteJobsOf.ts';
import { parseStrictly } from '../mail/strictMail.ts';

const REFUSAL = 'Remove the invisible character';

async function start() {
  const site = await startTestSite();
  const { api } = await site.signedIn();
  return { site, api };
}

test('forms refuse them at their field', async () => {
  const { site, api } = await start();
  const refused = async (call: Promise<unknown>) => (await refusalOf(call)).fieldErrors;
  expect(
    await refused(api.faq.create.mutate({ fields: faqInput({ answer: 'Per\u0001haps' }) })),
  ).toEqual({ answer: [REFUSAL] });
  expect(
    await refused(
      api.destination.create.mutate(destinationFixture({ description: 'A\u000bcity' })),
    ),
  ).toEqual({ description: [REFUSAL] });
  const contact = { ...contactInput({ postalAddress: 'Quay\u007f Road' }), version: 0 };
  expect(await refused(api.settings.updateContact.mutate(contact))).toEqual({
    postalAddress: [REFUSAL],
  });
  const message = { name: 'Ana', email: 'ana@example.com', subject: 'Hi', message: 'A\u0002b' };
  expect(await refused(site.browser().api.contact.send.mutate(message))).toEqual({
    message: [REFUSAL],
  });
});

test.each([
  ['JSON', JSON.stringify([faqInput({ answer: 'Per\u0001haps' })])],
  ['CSV', 'question,answer,category\nDo I need a visa?,Per\u0001haps,visa\n'],
])('a file in %s with them is refused at its row and column', async (_format, file) => {
  const { site } = await start();
  const { rows } = await planRecords(site.db, kindOf('faqs'), Buffer.from(file));
  expect(rows).toMatchObject([
    { outcome: 'refused', reasons: [{ column: 'answer', message: REFUSAL }] },
  ]);
});

test('an earlier version, the trash and a file’s other columns restore a record without them', async () => {
  const { site, api } = await start();
  const { id } = await api.faq.create.mutate({ fields: faqInput({ answer: 'Perhaps.' }) });
  const fields = faqInput({ answer: 'No.' });
  await api.faq.update.mutate({ id, version: 1, fields });
  const old = 'Per\u0001haps.\u007f';
  const [created] = (await api.history.list.query({ entity: 'faq' })).entries.slice(-1);
  const after = JSON.stringify({ ...fields, answer: old });
  await site.db
    .updateTable('history')
    .set({ after })
    .where('id', '=', created?.id ?? 0)
    .execute();
  const entry = created?.id ?? 0;
  await api.history.restoreVersion.mutate({ entry, side: 'after', version: 2 });
  expect(await api.faq.byId.query({ id })).toMatchObject({ answer: 'Perhaps.', version: 3 });

  await site.db.updateTable('faqs').set({ answer: old }).execute();
  const named = [{ id, question: 'Is a visa needed?' }];
  const file = Buffer.from(JSON.stringify(named));
  const { rows } = await planRecords(site.db, kindOf('faqs'), file);
  expect(rows).toMatchObject([
    {
      outcome: 'changed',
      after: JSON.stringify({ ...fields, ...named[0], answer: 'Perhaps.', id: undefined }),
    },
  ]);
  const { trashId } = await api.faq.delete.mutate({ id });
  await api.trash.restore.mutate({ ids: [trashId] });
  expect(await api.faq.byId.query({ id })).toMatchObject({ answer: 'Perhaps.' });
});

test('a destination comes back from the trash without them, in its lists too', async () => {
  const { site, api } = await start();
  const { id } = await api.destination.create.mutate(destinationFixture());
  const highlights = JSON.stringify(['A\u0001 tower', 'A river']);
  await site.db
    .updateTable('destinations')
    .set({ highlights, description: 'Ci\u0002ty' })
    .execute();
  const { trashId } = await api.destination.delete.mutate({ id });
  await api.trash.restore.mutate({ ids: [trashId] });
  expect(await api.destination.byId.query({ id })).toMatchObject({
    description: 'City',
    highlights: ['A tower', 'A river'],
  });
});

test('a stored setting keeps its other characters, in feeds that are XML', async () => {
  const { site } = await start();
  const value = JSON.stringify({ name: 'Far\u0001 Off\ufffe' });
  const now = new Date().toISOString();
  await changeContent(site.db, 'settings', async (trx) => {
    await trx
      .insertInto('settings')
      .values({ key: siteSetting.key, value, version: 1, updated_at: now })
      .execute();
    return 1;
  });
  expect(await readSiteName(site.db)).toBe('Far Off');
  await recordChanges(site.db, [{ source_title: ']]>Minis\u0001try\u007f\uffff &amp; <b>' }]);
  for (const path of ['/changes.atom', '/changes/passport/BR.atom', '/changes/country/JP.atom']) {
    for (const [prefix, language] of [
      ['', 'en'],
      ['/de', 'de'],
      ['/ar', 'ar'],
    ]) {
      const { body } = await site.app.inject(`${prefix}${path}`);
      expect(rootOfStrictXml(body).get('xml:lang')).toBe(language);
      expect(body).toContain('Ministry');
      expect(body).not.toContain('\u007f');
    }
  }
  const sitemap = await site.app.inject('/sitemap-1.xml');
  expect(rootOfStrictXml(sitemap.body).get('xmlns')).toContain('sitemaps.org');
});

test('a mail that an earlier version queued is sent without them', async () => {
  const smtp = await startSmtpServer();
  const site = await startTestSite({ env: mailSettingsOf(smtp) });
  const mail = { kind: 'reset', to: 'ana@example.com', subject: 'Hello', text: 'A link' } as const;
  await site.db.transaction().execute((trx) => queueMail(trx, mail));
  const old = { subject: 'Hel\u0001lo', text: 'A\u0001 li\u007fnk' };
  await site.db.updateTable('outbox').set(old).execute();
  await runJob(site, 'outbox');
  const { fields, body } = parseStrictly(smtp.received[0]?.raw ?? '');
  expect(fields.get('subject')).toBe('Hello');
  expect(body).toContain('A link');
});
