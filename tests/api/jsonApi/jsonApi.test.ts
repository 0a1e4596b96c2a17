import { describe, expect, test } from 'vitest';
import { utcDay } from '#core/dates.ts';
import { addSource, addZone } from '../../fixtures/entryRules.ts';
import { startTestSite, type TestSite } from '../../support/site/testApp.ts';
import { expectDocumented } from './openApi.ts';

const answer = '/api/v1/answers/BR/JP';

async function siteWithRules(env: Record<string, string> = {}): Promise<TestSite> {
  const site = await startTestSite({ env });
  await addSource(site.db, { id: 'index', edition: '2026-02-17' }, [
    { stay_number: 90, stay_unit: 'days' },
    { destination: 'PS' },
    { destination: 'US', access: 'visa_required' },
    { destination: 'GB', stay_number: 6, stay_unit: 'months' },
  ]);
  return site;
}

describe('an answer', () => {
  test('has the documented shape, with its source, licence and attribution', async () => {
    const { app, db } = await siteWithRules({ PUBLIC_URL: 'https://visa.example.com' });
    const edition = await db.selectFrom('rule_editions').select('id').executeTakeFirstOrThrow();
    const response = await app.inject({ url: answer, headers: { host: 'visa.example.com' } });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(response.json()).toEqual({
      passport: 'BR',
      destination: 'JP',
      purpose: 'tourist',
      on: utcDay(),
      access: 'visa_free',
      days: 90,
      stay: { number: 90, unit: 'days' },
      staySource: null,
      olderStay: null,
      window: null,
      conditions: [],
      source: {
        id: 'index',
        kind: 'edition',
        title: 'Title of index',
        address: 'https://index.example/',
        edition: edition.id,
        date: '2026-02-17',
        licence: 'MIT',
        attribution: 'Title of index, Publisher of index, 2026-02-17 (MIT)',
      },
      unconfirmed: false,
      disagrees: false,
      // A collection of February 2026 is past its 150 days forever.
      stale: true,
      changesOn: null,
      askBeforeTravel: false,
      reachedThrough: [],
      note: '',
      page: 'https://visa.example.com/visa-info/JP?from=BR',
      application: null,
      restriction: null,
      officialPage: null,
      renewedOn: null,
      recheckFailedOn: null,
      exceptionsAt: null,
      right: null,
      issuedDocument: null,
      checklist: {
        lines: [],
        notResearched: [
          'passport',
          'blank_pages',
          'arrival_form',
          'onward_ticket',
          'funds',
          'insurance',
          'vaccination',
          'levy',
          'registration',
          'minors',
        ],
      },
      transit: null,
      work: null,
      visitorMayWork: null,
    });
    expectDocumented(response);
  });

  test.each([
    [
      '/api/v1/answers/BR/GB',
      { access: 'visa_free', days: null, stay: { number: 6, unit: 'months' } },
    ],
    ['/api/v1/answers/BR/US', { access: 'visa_required', days: null, stay: null }],
    ['/api/v1/answers/BR/BR', { access: 'own_country', source: null }],
    ['/api/v1/answers/BR/AQ', { access: null, source: null, stay: null }],
    ['/api/v1/answers/BR/JP?purpose=working', { access: null, purpose: 'working' }],
    ['/api/v1/answers/BR/JP?purpose=tourist&on=', { access: 'visa_free' }],
    ['/api/v1/answers/br/jp', { access: 'visa_free', passport: 'BR', destination: 'JP' }],
    ['/api/v1/answers/BR/PS', { access: 'visa_free', askBeforeTravel: true }],
    ['/api/v1/answers/BR/JP?on=2026-03-01', { on: '2026-03-01', access: 'visa_free' }],
  ])('%s', async (url, expected) => {
    const { app } = await siteWithRules();
    const response = await app.inject(url);
    expect([response.statusCode, response.json()]).toEqual([
      200,
      expect.objectContaining(expected),
    ]);
    expectDocumented(response);
  });

  test('links its page for the requested purpose and day', async () => {
    const { app } = await siteWithRules();
    const { page } = (await app.inject(`${answer}?purpose=transit&on=2026-03-01`)).json();
    expect(new URL(page).pathname).toBe('/visa-info/JP');
    expect(new URL(page).search).toBe('?from=BR&type=transit&on=2026-03-01');
  });

  test('of a country that is switched off has no page', async () => {
    const { app, db } = await siteWithRules();
    await db.updateTable('countries').set({ enabled: 0 }).where('code', '=', 'JP').execute();
    const response = await app.inject(answer);
    expect(response.json()).toMatchObject({ access: 'visa_free', page: null });
    expectDocumented(response);
  });

  test('has conditions, other sources and coming changes', async () => {
    const site = await startTestSite();
    await addSource(site.db, { id: 'law', kind: 'official', edition: '2026-01-10' }, [
      {
        condition: 'biometric_passport',
        condition_text: 'issued since 2020',
        otherwise: 'visa_required',
      },
      { destination: 'US', access: 'visa_free', valid_to: '2090-01-31' },
      { destination: 'US', access: 'eta', valid_from: '2090-02-01' },
    ]);
    await addSource(
      site.db,
      { id: 'blog', kind: 'official', quality: 'secondary', edition: null },
      [{ destination: 'FR' }],
    );
    await addSource(site.db, { id: 'index', edition: '2026-02-17' }, [{ access: 'visa_required' }]);
    const get = async (url: string) => {
      const response = await site.app.inject(url);
      expectDocumented(response);
      return response.json();
    };
    const held = await get(answer);
    expect(held).toMatchObject({
      access: 'visa_free',
      disagrees: true,
      conditions: [
        {
          condition: 'biometric_passport',
          text: 'issued since 2020',
          access: 'visa_free',
          otherwise: 'visa_required',
          headline: true,
          source: { id: 'law', licence: 'MIT' },
        },
      ],
    });
    expect(await get('/api/v1/answers/BR/US?on=2089-01-01')).toMatchObject({
      access: 'visa_free',
      changesOn: '2090-02-01',
    });
    expect(await get('/api/v1/answers/BR/FR')).toMatchObject({
      access: 'visa_free',
      unconfirmed: true,
      source: { date: null },
    });
  });

  test('has the window of a zone', async () => {
    const site = await siteWithRules();
    const window = { window_days: 90, window_per: 180, source_date: '2026' };
    await addZone(site.db, { id: 'schengen', ...window }, { JP: {} });
    const response = await site.app.inject(answer);
    expect(response.json().window).toEqual({ days: 90, per: 180, zone: 'schengen' });
    expectDocumented(response);
  });
});

describe('errors are problem details', () => {
  test.each([
    ['/api/v1/answers/ZZ/JP', 404, 'Passport not found'],
    ['/api/v1/answers/BR/ZZ', 404, 'Destination country not found'],
    ['/api/v1/answers/BRA/JP', 404, 'A passport with this code was not found'],
    ['/api/v1/answers/BR/%3Cb%3E', 404, 'A destination with this code was not found'],
    ['/api/v1/answers/BR', 404, 'This address of the API was not found'],
    ['/api/v1/nowhere', 404, 'This address of the API was not found'],
    ['/api/v1/', 404, 'This address of the API was not found'],
    ['/api/v1', 404, 'This address of the API was not found'],
    ['/api/v1/%E0%A4%A', 400, 'This is not an address of this site.'],
  ])('%s: %d', async (url, status, detail) => {
    const { app } = await startTestSite();
    const response = await app.inject(url);
    expect(response.statusCode).toBe(status);
    expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.json()).toEqual({
      type: 'about:blank',
      title: status === 404 ? 'Not Found' : 'Bad Request',
      status,
      detail,
    });
  });

  test.each([
    ['/api/v1/answers/BR/JP?purpose=fun', 'purpose', 'Use tourist, transit or working'],
    [
      '/api/v1/answers/BR/JP?purpose=transit&purpose=tourist',
      'purpose',
      'Use tourist, transit or working',
    ],
    ['/api/v1/answers/BR/JP?on=2026-02-30', 'on', expect.stringContaining('2026-02-17')],
    ['/api/v1/answers/BR/JP?on=0000-01-01', 'on', expect.stringContaining('2026-02-17')],
    ['/api/v1/answers/BR/JP?purpse=working', 'purpse', 'There is no such parameter'],
    ['/api/v1/changes?since=yesterday', 'since', expect.stringContaining('2026-02-17')],
    ['/api/v1/changes?cursor=-1', 'cursor', 'Follow the address in `next`'],
    ['/api/v1/changes?passport=BRA', 'passport', 'Use an ISO 3166-1 alpha-2 code, as JP'],
    ['/api/v1/changes?passport=ZZ', 'passport', 'No country has this code'],
    ['/api/v1/changes?destination=ZZ', 'destination', 'No country has this code'],
  ])('%s: 400', async (url, field, message) => {
    const { app } = await startTestSite();
    const response = await app.inject(url);
    expect([response.statusCode, response.json().errors]).toEqual([400, [{ field, message }]]);
    expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expectDocumented(response);
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('%s: 405', async (method) => {
    const { app } = await startTestSite();
    const response = await app.inject({ method, url: answer, payload: { a: 1 } });
    expect(response.statusCode).toBe(405);
    expect(response.headers.allow).toBe('GET, HEAD, OPTIONS');
    expect(response.json()).toMatchObject({
      status: 405,
      detail: 'This API is read-only: use GET.',
    });
  });

  test('an address that is too long: 414', async () => {
    const { app } = await startTestSite();
    const response = await app.inject(`/api/v1/${'a'.repeat(9000)}`);
    expect([response.statusCode, response.json().status]).toEqual([414, 414]);
  });

  test('a database error: 500, with the reference of the log', async () => {
    const { app, db, log } = await siteWithRules();
    await db.schema.dropTable('zone_members').execute();
    const response = await app.inject(answer);
    expect(response.statusCode).toBe(500);
    expect(response.json().detail).toContain(String(log().at(-1)?.reqId));
    expect(response.body).not.toMatch(/sql|zone_members/i);
  });
});
