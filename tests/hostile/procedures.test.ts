import fc from 'fast-check';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { appRouter } from '../../server/trpc/appRouter.ts';
import { inOtherProcess } from '../api/database/otherProcess.ts';
import { answerReportInput, requirementInput } from '../api/inputs.ts';
import { siteOfFile, startTestSite, type TestSite } from '../api/testApp.ts';
import { ruleFixture } from '../fixtures/administratorRule.ts';
import { destinationFixture } from '../fixtures/destination.ts';
import { portalFixture, validityFixture } from '../fixtures/entryFacts.ts';
import { addEdition } from '../fixtures/ruleEdition.ts';
import { type Change, changesBetween, watchedState } from './databaseState.ts';
import { bounded, SEED } from './hostileText.ts';
import {
  brokenInputs,
  type InputSchema,
  type KnownValues,
  shapedInputs,
  spoiledInputs,
} from './inputsOf.ts';

type Procedure = { _def: { type: 'query' | 'mutation'; inputs: InputSchema[] } };

const procedures = Object.entries(
  appRouter._def.procedures as unknown as Record<string, Procedure>,
).map(([path, { _def }]) => ({ path, ..._def }));

/** Checking a password takes its time by design, and what takes no input has little to try. */
function runsOf({ path, inputs }: { path: string; inputs: InputSchema[] }): number {
  if (path.startsWith('session.') || path.startsWith('account.')) return 10;
  if (inputs.length === 0) return 5;
  // What is refused before it comes to the database is refused on both engines.
  return inject('engine') === 'sqlite' ? 30 : 3;
}

type Input = {
  ids?: unknown;
  rules?: { id: number }[];
  id?: string | number;
  source?: string;
  destinationId?: string;
  code?: string;
  email?: string;
  trashId?: string;
  page?: string | number;
};

type Allowed = (change: Change, input: Input, answer: Input) => boolean;

const partsOfDestinations = ['destination_pictures', 'destination_types'];

/** What visitors see follows from these, so the content version moves with them and no others. */
const contentChanges = [
  'destination.create',
  'destination.update',
  'destination.delete',
  'destination.deleteMany',
  'destination.setPopular',
  'destination.setStatus',
  'destination.duplicate',
  'destination.setStatus',
  'destination.duplicate',
  'destination.deleteMany',
  'destination.setPopular',
  'visaRequirement.create',
  'visaRequirement.update',
  'visaRequirement.copy',
  'visaRequirement.delete',
  'visaRequirement.deleteMany',
  'rule.create',
  'rule.update',
  'rule.delete',
  'rule.deleteMany',
  'rule.confirm',
  'rule.confirmMany',
  'rule.applyPolicy',
  'ruleEdition.rollBack',
  'ruleEdition.installShipped',
  'entryCondition.create',
  'entryCondition.update',
  'entryCondition.delete',
  'applicationPortal.create',
  'applicationPortal.update',
  'applicationPortal.delete',
  'country.setEnabled',
  'faq.create',
  'faq.update',
  'faq.move',
  'faq.delete',
  'faq.deleteMany',
  'settings.updateContact',
  'mail.updateSettings',
  'settings.updateSite',
  'sitePage.update',
  'sitePage.updateFooter',
  'settings.updateEmbedding',
  'settings.updateStaleness',
];

/** A row of this table that is added, or replaced where the same was sent before. */
const stored =
  (table: string) =>
  (change: Change, _input: Input, { id }: Input): boolean =>
    change.table === table &&
    change.kind !== 'removed' &&
    change.key === String(id) &&
    !(change.kind === 'changed' && change.columns.includes('created_at'));

/** What changes answers is recorded with the answers it changes. */
const recordingAnswers =
  (allowed: Allowed): Allowed =>
  (change, input, answer) =>
    (change.table === 'answer_changes' && change.kind === 'added') ||
    allowed(change, input, answer);

/** What is deleted goes to the trash. */
const intoTrash =
  (allowed: Allowed): Allowed =>
  (change, input, answer) =>
    (change.table === 'trash' && change.kind === 'added' && change.key === answer.trashId) ||
    allowed(change, input, answer);

/** Where the sources that ship, and what they state, are stored. */
const shippedTables = [
  ...['rule_sources', 'rule_editions', 'entry_rules', 'zones', 'zone_members'],
  ...['entry_conditions', 'application_portals', 'nomad_schemes'],
];

function isLinkOf(table: string, row: Change['row'], id: string | number | undefined): boolean {
  return table === 'account_links' && row.user_id === id;
}

/** The one row that was asked for, changed but for what it is about. */
const replaced =
  (table: string, ...fixed: string[]) =>
  (change: Change, { id }: Input): boolean =>
    change.table === table &&
    change.kind === 'changed' &&
    change.key === String(id) &&
    !change.columns.some((column) => ['created_at', ...fixed].includes(column));

/** Whether a key is one of those that were sent. */
const oneOfThem = (ids: unknown, key: unknown): boolean => Array.isArray(ids) && ids.includes(key);

const removed =
  (table: string) =>
  (change: Change, { id }: Input): boolean =>
    change.table === table && change.kind === 'removed' && change.key === String(id);

/** The rows that a call which was accepted may touch; a procedure not named here may touch none. */
const reportsByIds: Allowed = ({ table, kind, key, columns }, { ids }) =>
  table === 'answer_reports' &&
  kind === 'changed' &&
  oneOfThem(ids, Number(key)) &&
  columns.every((column) => ['status', 'closed_at'].includes(column));

const mayTouch: Record<string, Allowed> = {
  // The same key again brings the destination made first to what is sent.
  'destination.create': ({ table, key, columns, row }, _input, { id }) =>
    table === 'destinations'
      ? key === id && !columns.includes('created_at')
      : partsOfDestinations.includes(table) && row.destination_id === id,
  // With another address all that belongs to it moves, and the old one leads there.
  'destination.update': ({ table, kind, key, columns, row }, { id = '' }, answer) =>
    table === 'destinations'
      ? [id, answer.id].includes(key) && (kind !== 'changed' || !columns.includes('created_at'))
      : [...partsOfDestinations, 'destination_redirects'].includes(table)
        ? [id, answer.id].includes(String(row.destination_id))
        : table === 'visa_requirements' && kind === 'changed' && `${columns}` === 'destination_id',
  'destination.createPreview': ({ table, kind, key }) =>
    table === 'settings' && kind === 'added' && key === 'signing-key',
  'destination.setStatus': ({ table, kind, key, columns }, { ids }) =>
    table === 'destinations' &&
    kind === 'changed' &&
    oneOfThem(ids, key) &&
    columns.every((column) => ['status', 'publish_at', 'version', 'updated_at'].includes(column)),
  'destination.duplicate': ({ table, kind, key, row }, _input, { id }) =>
    kind === 'added' && (table === 'destinations' ? key === id : row.destination_id === id),
  'destination.delete': intoTrash(
    ({ table, kind, key, row }, { id }) =>
      kind === 'removed' && (table === 'destinations' ? key === id : row.destination_id === id),
  ),
  'destination.deleteMany': ({ table, kind, key, row }, { ids }) =>
    table === 'trash'
      ? kind === 'added'
      : kind === 'removed' && oneOfThem(ids, table === 'destinations' ? key : row.destination_id),
  'destination.setPopular': ({ table, kind, key, columns }, { ids }) =>
    table === 'destinations' &&
    kind === 'changed' &&
    oneOfThem(ids, key) &&
    columns.every((column) => ['popular', 'version', 'updated_at'].includes(column)),
  'visaRequirement.create': ({ table, kind, key }, _input, { id }) =>
    table === 'visa_requirements' && kind !== 'removed' && key === id,
  'visaRequirement.update': ({ table, kind, key, columns }, { id }) =>
    table === 'visa_requirements' &&
    kind === 'changed' &&
    key === id &&
    !columns.some((column) => ['destination_id', 'created_at'].includes(column)),
  'visaRequirement.delete': intoTrash(removed('visa_requirements')),
  'visaRequirement.deleteMany': ({ table, kind, key }, { ids }) =>
    table === 'trash'
      ? kind === 'added'
      : table === 'visa_requirements' && kind === 'removed' && oneOfThem(ids, key),
  // The source of such rules comes with the first.
  'rule.create': recordingAnswers(
    (change, input, answer) =>
      stored('entry_rules')(change, input, answer) ||
      (change.table === 'rule_sources' && change.kind === 'added' && change.key === 'editors'),
  ),
  'rule.update': recordingAnswers(replaced('entry_rules', 'source_id', 'edition_id')),
  'rule.delete': intoTrash(recordingAnswers(removed('entry_rules'))),
  'rule.deleteMany': recordingAnswers(({ table, kind, key }, { ids }) =>
    table === 'trash'
      ? kind === 'added'
      : table === 'entry_rules' && kind === 'removed' && oneOfThem(ids, Number(key)),
  ),
  'rule.confirm': recordingAnswers(
    replaced('entry_rules', 'passport', 'destination', 'purpose', 'access'),
  ),
  'rule.confirmMany': recordingAnswers(
    ({ table, kind, key, columns }, { rules }) =>
      table === 'entry_rules' &&
      kind === 'changed' &&
      oneOfThem(
        (rules ?? []).map(({ id }) => id),
        Number(key),
      ) &&
      columns.every((column) => ['verified_on', 'version', 'updated_at'].includes(column)),
  ),
  'rule.applyPolicy': recordingAnswers(({ table, kind, key, row }) =>
    table === 'entry_rules'
      ? row.source_id === 'editors'
      : table === 'rule_sources' && kind === 'added' && key === 'editors',
  ),
  'ruleEdition.rollBack': recordingAnswers(
    ({ table, kind, key }, { source }) =>
      table === 'rule_sources' && kind === 'changed' && key === source,
  ),
  'ruleEdition.installShipped': ({ table, kind }) =>
    shippedTables.includes(table) &&
    (kind === 'added' || ['rule_sources', 'rule_editions'].includes(table)),
  'rule.closeReports': reportsByIds,
  'rule.reopenReports': reportsByIds,
  'entryCondition.create': stored('entry_conditions'),
  'entryCondition.update': replaced('entry_conditions', 'destination'),
  'entryCondition.delete': intoTrash(removed('entry_conditions')),
  'applicationPortal.create': stored('application_portals'),
  'applicationPortal.update': replaced('application_portals', 'destination'),
  'applicationPortal.delete': intoTrash(removed('application_portals')),
  'country.setEnabled': ({ table, kind, key, columns }, _input, answer) =>
    table === 'countries' &&
    kind === 'changed' &&
    key === answer.code &&
    `${columns}` === 'enabled',
  'newsletter.signUp': ({ table, kind }) => table === 'newsletter_subscribers' && kind === 'added',
  'contact.send': ({ table, kind }) => table === 'contact_messages' && kind === 'added',
  'answerReport.send': ({ table, kind, columns }) =>
    table === 'answer_reports' &&
    (kind === 'added' || (kind === 'changed' && !columns.includes('message'))),
  'newsletter.delete': ({ table, kind, row }, { email }) =>
    table === 'newsletter_subscribers' && kind === 'removed' && row.email === email,
  'contact.delete': ({ table, kind, row }, { id }) =>
    table === 'contact_messages' && kind === 'removed' && row.id === id,
  'contact.markRead': ({ table, columns }) =>
    table === 'contact_messages' && `${columns}` === 'status',
  'contact.setStatus': ({ table, columns }) =>
    table === 'contact_messages' && `${columns}` === 'status',
  'mail.updateSettings': ({ table, key }) => table === 'settings' && key === 'mail',
  'mail.sendAgain': replaced('outbox', 'to_address', 'subject', 'text'),
  'mail.delete': removed('outbox'),
  'personalData.delete': ({ table, kind, row }, { email }) =>
    ['newsletter_subscribers', 'contact_messages', 'users'].includes(table) &&
    kind === 'removed' &&
    row.email === email,
  'user.invite': ({ table, kind, row, key }, _input, { id }) =>
    table === 'users' ? kind === 'added' && key === id : isLinkOf(table, row, id),
  'user.createLink': ({ table, row }, { id }) => isLinkOf(table, row, id),
  'user.changeRole': replaced('users', 'email', 'password_hash', 'totp_secret'),
  'user.deactivate': (change, input) =>
    replaced('users', 'email', 'password_hash', 'role')(change, input) ||
    (change.kind === 'removed' && change.row.user_id === input.id),
  'user.reactivate': replaced('users', 'email', 'password_hash', 'role'),
  'user.switchOffTwoFactor': replaced('users', 'email', 'password_hash', 'role'),
  'user.endSessions': ({ table, kind, row }, { id }) =>
    table === 'sessions' && kind === 'removed' && row.user_id === id,
  'user.delete': ({ table, kind, key, row }, { id }) =>
    kind === 'removed' && (table === 'users' ? key === id : row.user_id === id),
  'faq.create': stored('faqs'),
  'faq.update': replaced('faqs', 'position'),
  'faq.move': ({ table, kind, columns }) =>
    table === 'faqs' && kind === 'changed' && `${columns}` === 'position',
  'faq.delete': intoTrash(removed('faqs')),
  'faq.deleteMany': ({ table, kind, key }, { ids }) =>
    table === 'trash'
      ? kind === 'added'
      : table === 'faqs' && kind === 'removed' && oneOfThem(ids, key),
  'account.update': ({ table, kind, columns }) =>
    table === 'users' &&
    kind === 'changed' &&
    columns.every((column) => ['email', 'name', 'updated_at'].includes(column)),
  'account.endSession': ({ table, kind, key }, { id }) =>
    table === 'sessions' && kind === 'removed' && key === id,
  'account.endOtherSessions': ({ table, kind }) => table === 'sessions' && kind === 'removed',
  'settings.updateSite': ({ table, key }) => table === 'settings' && key === 'site',
  'sitePage.update': ({ table, key }, { page }) => table === 'settings' && key === `page.${page}`,
  'sitePage.updateFooter': ({ table, key }) => table === 'settings' && key === 'footer',
  'settings.updateContact': ({ table, key }) => table === 'settings' && key === 'contact',
  'settings.updateLinkChecks': ({ table, key }) => table === 'settings' && key === 'link-checks',
  'settings.updateEmbedding': ({ table, key }) => table === 'settings' && key === 'embedding',
  'settings.updateSecurity': ({ table, key }) => table === 'settings' && key === 'security',
  'settings.updateStaleness': ({ table, key }) => table === 'settings' && key === 'staleness',
  'session.signOut': ({ table, kind }) => table === 'sessions' && kind === 'removed',
};

/** The limits that count a call, whether it is accepted or not. */
const countedBy: Record<string, string[]> = {
  'session.signIn': ['signInByNetwork', 'signInToAccount', 'signInToAccountByNetwork'],
  'session.changePassword': ['passwordChange'],
  'session.setUp': ['setUp'],
  'session.useAccountLink': ['accountLink'],
  'account.update': ['passwordChange'],
  'account.beginTwoFactor': ['passwordChange'],
  'account.renewRecoveryCodes': ['passwordChange'],
  'account.switchOffTwoFactor': ['passwordChange'],
};

describe(`every procedure, whatever it is sent (seed ${SEED})`, () => {
  describe.each([
    { who: 'a visitor', enter: async () => undefined },
    { who: 'an administrator', enter: fillAndSignIn },
  ])('by $who', ({ enter }) => {
    const siteOfAll = siteOfFile({ samples: true });
    let cookieOfAll: string | undefined;
    beforeAll(async () => {
      cookieOfAll = await enter(siteOfAll());
    });

    /** What must change nothing is tried on a site that all such procedures share. */
    async function siteFor(procedure: Called) {
      const shared = { site: siteOfAll(), cookie: cookieOfAll };
      const leavesAll =
        !(procedure.path in mayTouch) || (await isClosedTo(shared.site, procedure, shared.cookie));
      if (leavesAll) return shared;
      const site = await startTestSite({ samples: true });
      return { site, cookie: await enter(site) };
    }

    test.each(procedures)('$path', async (procedure) => {
      const { site, cookie } = await siteFor(procedure);
      const state = watchedState(inOtherProcess(site.data.address));
      const schema = procedure.inputs[0];
      const shaped = schema
        ? shapedInputs(schema, await knownValues(site, procedure.path))
        : fc.jsonValue();
      const inputs = fc.oneof(
        { arbitrary: shaped.map((input) => JSON.stringify(input) ?? ''), weight: 4 },
        { arbitrary: spoiledInputs(shaped), weight: 2 },
        { arbitrary: brokenInputs, weight: 1 },
      );
      await fc.assert(
        fc.asyncProperty(inputs, fc.ipV4(), async (input, address) => {
          const before = await state();
          const answer = await call(site, procedure, { input, address, cookie });
          expectDecentAnswer(answer);
          const { [procedure.path]: limits = [] } = countedBy;
          const isCount = ({ table, kind, row }: Change) =>
            table === 'rate_limits' && kind !== 'removed' && limits.includes(String(row.name));
          const changes = changesBetween(before, await state()).filter(
            (change) => !isCount(change),
          );
          if (answer.statusCode !== 200) {
            expect(changes).toEqual([]);
            return;
          }
          const told = answer.json().result.data ?? {};
          const sent = schema ? JSON.parse(input) : {};
          const { [procedure.path]: allowed = () => false } = mayTouch;
          const expected = (change: Change) => {
            const { table, kind } = change;
            if (table === 'content_version') {
              return contentChanges.includes(procedure.path) && kind === 'changed';
            }
            // What is in the history stays, and nothing comes into it but with a change.
            if (table === 'history') {
              const isReworded = procedure.path === 'personalData.delete' && kind === 'changed';
              // It follows a destination to another address.
              const isMoved =
                procedure.path === 'destination.update' && `${change.columns}` === 'entity_id';
              return isReworded || isMoved || (kind === 'added' && mayTouch[procedure.path]);
            }
            return allowed(change, sent, told);
          };
          expect(changes.filter((change) => !expected(change))).toEqual([]);
        }),
        bounded((await isClosedTo(site, procedure, cookie)) ? 5 : runsOf(procedure)),
      );
      expect((await site.app.inject('/trpc/country.list')).statusCode).toBe(200);
    });
  });
});

/** Whether the procedure says the same whatever it is sent. */
async function isClosedTo(site: TestSite, procedure: Called, cookie: string | undefined) {
  const answer = await call(site, procedure, { input: '', address: '192.0.2.1', cookie });
  return answer.statusCode === 401;
}

/** Gives each list something to hold, and the cookie of a signed-in administrator. */
async function fillAndSignIn(site: TestSite): Promise<string> {
  const { api, cookies } = await site.signedIn();
  const { id } = await api.destination.create.mutate(destinationFixture());
  await api.visaRequirement.create.mutate({ destinationId: id, fields: requirementInput() });
  await api.newsletter.signUp.mutate({ email: 'ana@example.com' });
  await api.user.invite.mutate({ email: 'bo@example.com', name: 'Bo', role: 'editor' });
  await addEdition(site.db, { rules: [ruleFixture({ access: 'eta' })] });
  await addEdition(site.db, { rules: [ruleFixture()] });
  await api.rule.create.mutate({ fields: ruleFixture() });
  await api.entryCondition.create.mutate({ destination: 'JP', fields: validityFixture() });
  await api.applicationPortal.create.mutate({ destination: 'JP', fields: portalFixture() });
  return `session=${cookies.get('session')}`;
}

async function knownValues({ db }: TestSite, path: string): Promise<KnownValues> {
  const destinations = await db.selectFrom('destinations').select('id').execute();
  const requirements = await db.selectFrom('visa_requirements').select('id').limit(5).execute();
  const users = await db.selectFrom('users').select('id').execute();
  const destinationIds = destinations.map(({ id }) => id);
  const codes = ['FR', 'JP', 'US', ' id ', 'XX'];
  return {
    id: path.startsWith('destination')
      ? destinationIds
      : path.startsWith('user.')
        ? users.map(({ id }) => id)
        : requirements.map(({ id }) => id),
    destinationId: destinationIds,
    countryCode: codes,
    passport: codes,
    destination: codes,
    on: ['2026-02-28', '2026-02-30', ''],
    source: ['editors', 'passport-index', 'nobody'],
    sourceAddress: ['https://example.org/"><script>pwned()</script>'],
    sourceDate: ['2026', '2026-02', '2026-02-17'],
    validFrom: ['2026-03-01'],
    validTo: ['2026-03-01', '2027-01-01'],
    address: ['https://example.org/'],
    priceAmount: ['20', '20.50'],
    priceCurrency: ['EUR'],
    code: codes,
    phone: ['+1 555 0100'],
    police: ['112', ''],
    ambulance: ['112', ''],
    fire: ['112', ''],
    facebook: ['', 'https://social.example/"><script>pwned()</script>'],
    instagram: [''],
    x: [''],
    website: [''],
    currency: ['EUR', ''],
    timeZone: ['Europe/Paris', ''],
    creationKey: ['0'.repeat(32)],
    slug: ['', 'elsewhere', 'paris-france'],
    publishAt: ['2999-01-01T00:00:00Z', '2020-01-01T00:00:00Z'],
    answer: [answerReportInput().answer],
  };
}

type Called = { path: string; type: 'query' | 'mutation' };

function call(
  { app }: TestSite,
  { path, type }: Called,
  { input, address, cookie }: { input: string; address: string; cookie: string | undefined },
) {
  const headers = {
    host: 'localhost:3000',
    origin: 'http://localhost:3000',
    ...(cookie && { cookie }),
  };
  if (type === 'query') {
    const query = input && `?${new URLSearchParams({ input })}`;
    return app.inject({ url: `/trpc/${path}${query}`, headers, remoteAddress: address });
  }
  return app.inject({
    method: 'POST',
    url: `/trpc/${path}`,
    headers: { ...headers, 'content-type': 'application/json' },
    remoteAddress: address,
    payload: input,
  });
}

function expectDecentAnswer({ statusCode, body }: { statusCode: number; body: string }) {
  expect([statusCode, statusCode >= 500 ? body : '']).toEqual([expect.any(Number), '']);
  if (statusCode === 200) return;
  expect(body).not.toMatch(/"stack"|node_modules|\.[tj]sx?:\d|SQLITE_|\/server\/|\/db\//);
}
