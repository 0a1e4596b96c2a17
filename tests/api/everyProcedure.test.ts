import { expect, test } from 'vitest';
import { appRouter } from '../../server/trpc/appRouter.ts';
import { siteOfFile } from './testApp.ts';
import { type Schema, unboundedInputs } from './unboundedInputs.ts';

/** What visitors may call. A procedure that is not named here is for administrators. */
const forVisitors = [
  'destination.list',
  'destination.popular',
  'destination.byType',
  'destination.byContinent',
  'destination.byId',
  'visaRequirement.forVisitor',
  'visaRequirement.forCountry',
  'entryRule.answer',
  'ruleSource.listInUse',
  'country.list',
  'country.byCode',
  'passport.list',
  'passport.byCode',
  'answerChange.list',
  'entryRule.forDestinations',
  'countryFacts.byCode',
  'countryFacts.passportCounts',
  'group.ranking',
  'comparison.ofPassports',
  'trip.answers',
  'stayZone.list',
  'countryFacts.passportEntry',
  'visitor.country',
  'visitor.choosePassport',
  'visitor.addPassport',
  'visitor.removePassport',
  'answerReport.send',
  'faq.list',
  'newsletter.signUp',
  'contact.send',
  'session.me',
  'session.signIn',
  'session.signOut',
  'session.setUp',
  'settings.contact',
  'settings.site',
  'sitePage.byName',
];

type Procedure = { _def: { type: 'query' | 'mutation'; inputs: Schema[] } };

const procedures = Object.entries(
  appRouter._def.procedures as unknown as Record<string, Procedure>,
).map(([path, { _def }]) => ({ path, ..._def }));

const forAdministrators = procedures.filter(({ path }) => !forVisitors.includes(path));

// What is refused leaves the site as it is.
const site = siteOfFile();
/** Of an administrator, once one is signed in. */
let cookie: string | undefined;

test('the list names procedures that exist', () => {
  const paths = procedures.map(({ path }) => path);
  expect(forVisitors.filter((path) => !paths.includes(path))).toEqual([]);
  expect(forAdministrators.length).toBeGreaterThan(10);
});

test.each(forAdministrators)('$path answers UNAUTHORIZED without a session', async (procedure) => {
  const headers = { host: 'localhost:3000', origin: 'http://localhost:3000' };
  const url = `/trpc/${procedure.path}`;
  const answer =
    procedure.type === 'query'
      ? await site().app.inject({ url, headers })
      : await site().app.inject({ method: 'POST', url, headers, payload: {} });
  expect(answer.statusCode).toBe(401);
  expect(answer.json().error).toMatchObject({
    message: 'Please sign in',
    data: { code: 'UNAUTHORIZED' },
  });
});

test.each(forAdministrators)(
  '$path answers UNAUTHORIZED to a made-up session',
  async (procedure) => {
    const headers = {
      host: 'localhost:3000',
      origin: 'http://localhost:3000',
      cookie: 'session=abcdefghijklmnopqrstuvwxyz',
    };
    const answer = await site().app.inject({
      method: procedure.type === 'query' ? 'GET' : 'POST',
      url: `/trpc/${procedure.path}`,
      headers,
      ...(procedure.type === 'mutation' && { payload: {} }),
    });
    expect(answer.statusCode).toBe(401);
  },
);

test.each(procedures.filter(({ inputs }) => inputs.length > 0))(
  '$path takes no unknown keys and nothing without a bound',
  ({ inputs }) => {
    expect(inputs.flatMap((schema) => unboundedInputs(schema))).toEqual([]);
  },
);

test.each(procedures.filter(({ inputs }) => inputs.length > 0))(
  '$path refuses an input of another shape',
  async ({ path, type }) => {
    cookie ??= `session=${(await site().signedIn()).cookies.get('session')}`;
    const headers = {
      host: 'localhost:3000',
      origin: 'http://localhost:3000',
      cookie,
    };
    const input = JSON.stringify({ surprise: true });
    const answer = await site().app.inject(
      type === 'query'
        ? { url: `/trpc/${path}?input=${encodeURIComponent(input)}`, headers }
        : {
            method: 'POST',
            url: `/trpc/${path}`,
            headers: { ...headers, 'content-type': 'application/json' },
            payload: input,
          },
    );
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error.message).toContain('surprise');
  },
);
