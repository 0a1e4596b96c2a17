import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openDatabase } from '#db/client.ts';
import type { OpenDatabase } from '#db/engine.ts';
import { appRouter } from '#server/trpc/appRouter.ts';
import { ruleFixture } from '../fixtures/administratorRule.ts';
import {
  linkFixture,
  programmeFixture,
  validityFixture,
  wayFixture,
} from '../fixtures/countryRecords.ts';
import { destinationFixture } from '../fixtures/destination.ts';
import { answerReportInput, requirementInput } from '../fixtures/inputs.ts';
import { addEdition } from '../fixtures/ruleEdition.ts';
import { procedureAt } from '../procedures/table.ts';
import { changesBesidesLimits, unexpectedChanges } from '../procedures/unexpectedChanges.ts';
import { bounded, SEED } from '../support/hostileText.ts';
import { changesBetween, type DatabaseState, watchedState } from '../support/site/databaseState.ts';
import { inOtherProcess } from '../support/site/otherProcess.ts';
import { siteOfFile, startTestSite, type TestSite } from '../support/site/testApp.ts';
import { runs } from '../support/thorough.ts';
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

/** Checking a password is deliberately slow, and procedures without input have little to try. */
function runsOf({ path, inputs }: { path: string; inputs: InputSchema[] }): number {
  if (path.startsWith('session.') || path.startsWith('account.')) return runs(3, 10);
  // It has nothing left to install the second time, and makes the state a large one.
  if (path === 'ruleEdition.installShipped') return runs(1, 5);
  if (inputs.length === 0) return runs(2, 5);
  // Refusals before the database is reached are the same on both engines.
  return inject('engine') === 'sqlite' ? runs(5, 30) : runs(2, 30);
}

const APART = /^(session|account|user|personalData)\.|\.(updateSecurity|installShipped)$/;

describe(`every procedure, whatever it is sent (seed ${SEED})`, () => {
  describe.each([
    { who: 'a visitor', enter: async () => undefined },
    { who: 'an administrator', enter: fillAndSignIn },
  ])('by $who', ({ enter }) => {
    const siteOfAll = siteOfFile({ samples: true });
    let shared: Entered;
    let reader: OpenDatabase;
    beforeAll(async () => {
      const site = siteOfAll();
      reader = openDatabase(site.data.address);
      shared = { site, cookie: await enter(site), state: watchedState(reader) };
    });
    afterAll(() => reader.destroy());

    /**
     * Procedures that must change nothing share a site. On PostgreSQL, where a new site takes half
     * a second and few inputs are tried, so do all that neither end a session nor make the state a
     * large one.
     */
    async function siteFor({ path }: Called, isClosed: boolean): Promise<Entered> {
      const leavesAll = isClosed || !mayChange(path);
      if (leavesAll || (inject('engine') === 'postgres' && !APART.test(path))) return shared;
      const site = await startTestSite({ samples: true });
      const cookie = await enter(site);
      return { site, cookie, state: watchedState(inOtherProcess(site.data.address)) };
    }

    test.each(procedures)('$path', async (procedure) => {
      const isClosed = await isClosedTo(shared, procedure);
      const { site, cookie, state } = await siteFor(procedure, isClosed);
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
          const changes = changesBetween(before, await state());
          if (answer.statusCode !== 200 || !mayChange(procedure.path)) {
            expect(changesBesidesLimits(procedure.path, changes)).toEqual([]);
            return;
          }
          const sent = schema ? JSON.parse(input) : {};
          const told = answer.json().result.data;
          expect(unexpectedChanges(procedure.path, changes, sent, told)).toEqual([]);
        }),
        bounded(isClosed ? runs(2, 5) : runsOf(procedure)),
      );
      expect((await site.app.inject('/trpc/country.names')).statusCode).toBe(200);
    });
  });
});

/** True if a generated call may succeed and change something. */
function mayChange(path: string): boolean {
  const { touches, needs } = procedureAt(path);
  return touches !== undefined && !needs;
}

/** A site with its watched data, and the cookie of the one who calls. */
type Entered = {
  site: TestSite;
  cookie: string | undefined;
  state: () => Promise<DatabaseState>;
};

/** Whether the procedure responds the same to every input. None is closed to an administrator. */
async function isClosedTo({ site, cookie }: Entered, procedure: Called): Promise<boolean> {
  // A call without input could change the shared site, or end the session.
  if (cookie) return false;
  const answer = await call(site, procedure, { input: '', address: '192.0.2.1', cookie });
  return answer.statusCode === 401;
}

/** Fills each list, and returns the cookie of a signed-in administrator. */
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
  await api.officialLink.create.mutate({ destination: 'JP', fields: linkFixture() });
  await api.workProgramme.create.mutate({ destination: 'JP', fields: programmeFixture() });
  await api.wayToWork.create.mutate({ destination: 'JP', fields: wayFixture() });
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
    holds: ['us-visa,lives-in-DE', ''],
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
