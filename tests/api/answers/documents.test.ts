import { expect, test } from 'vitest';
import { marksOf } from '#core/answers/answerMarks.ts';
import { unpackAnswers } from '#core/answers/packedAnswers.ts';
import { unpackGroupRows } from '#core/answers/packedGroup.ts';
import { builtPages } from '#server/ssr/builtRenderer.ts';
import { ruleFixture } from '../../fixtures/administratorRule.ts';
import { siteOfFile, startTestSite } from '../../support/site/testApp.ts';

const siteWithRules = siteOfFile({ rules: true });

const answered = async (path: string) => {
  const response = await siteWithRules().app.inject({ url: `/api/v1/answers/${path}` });
  expect([path, response.statusCode]).toEqual([path, 200]);
  return response.json();
};

test.each([
  ['IN/GB?purpose=transit', 'visa_required', 'schengen-residence', 'visa_free'],
  ['IN/FR?purpose=transit', 'visa_required', 'schengen-visa', 'visa_free'],
  ['SY/GB?purpose=transit', 'visa_required', 'us-visa', 'visa_required'],
  ['IN/MX', 'visa_required', 'us-visa', 'visa_free'],
  ['MX/CA', 'visa_required', 'us-visa', 'eta'],
  ['CN/IE', 'visa_required', 'uk-visa', 'visa_free'],
  ['VN/JP', 'visa_required', 'lives-in-US', 'e_visa'],
  // Its six states are those of the Gulf Cooperation Council.
  ['IN/AM', 'e_visa', 'gcc-residence', 'visa_free'],
  ['PK/GE', 'visa_required', 'gcc-visa', 'visa_free'],
  // One of the six.
  ['BD/MA', 'visa_required', 'gcc-residence', 'visa_required'],
  ['BD/MA', 'visa_required', 'gcc-residence,lives-in-AE', 'e_visa'],
  ['IN/AE', 'e_visa', 'schengen-residence', 'e_visa'],
  ['IN/AE', 'e_visa', 'schengen-residence,lives-in-DE', 'visa_on_arrival'],
  // Under further conditions.
  ['IN/TR', 'visa_required', 'us-visa', 'visa_required'],
  // A document of the destination is no exception from its rules.
  ['IN/US', 'visa_required', 'us-visa', 'visa_required'],
  ['DE/MX', 'visa_free', 'us-visa', 'visa_free'],
])('%s: %s, with %s: %s', async (pair, without, holds, withDocument) => {
  const sign = pair.includes('?') ? '&' : '?';
  expect((await answered(pair)).access).toBe(without);
  const answer = await answered(`${pair}${sign}holds=${holds}`);
  expect(answer.access).toBe(withDocument);
  if (without === withDocument) return;
  const headline = answer.conditions.find((one: { headline: boolean }) => one.headline);
  expect(headline).toMatchObject({ access: withDocument, otherwise: without });
  expect(answer.source).toEqual(headline.source);
});

test.each([
  ['IN/PH', 'us-visa', 14, 30],
  // The same document for no longer than without it.
  ['DE/PH', 'us-visa', 30, 30],
])('%s: visa free with %s, too, for longer if that is so', async (pair, holds, without, days) => {
  const [plain, answer] = [await answered(pair), await answered(`${pair}?holds=${holds}`)];
  expect([plain.access, plain.days]).toEqual(['visa_free', without]);
  expect([answer.access, answer.days]).toEqual(['visa_free', days]);
  const headline = answer.conditions.find((one: { headline: boolean }) => one.headline);
  expect(headline?.otherwiseDays).toBe(days > without ? without : undefined);
});

test('an exception with the same access for longer is named, whoever may use it', async () => {
  const { access, days, conditions } = await answered('RU/BA');
  expect([access, days]).toEqual(['visa_free', 30]);
  expect(conditions).toContainEqual(
    expect.objectContaining({
      access: 'visa_free',
      days: 90,
      otherwise: 'visa_free',
      otherwiseDays: 30,
    }),
  );
});

test('an answer tells the traveller’s document from those of others', async () => {
  const { api } = siteWithRules().browser();
  const answer = (passport: string, destination: string, holds: string) =>
    api.entryRule.answer.query({ passport, destination, holds });
  const mexico = await answer('IN', 'MX', 'us-visa');
  expect(mexico.headlineCondition).toMatchObject({
    text: 'a visa (United States)',
    held: { document: 'us-visa', opens: true, asksMore: false },
  });
  // No other document makes it easier.
  expect(mexico.conditions).toEqual([mexico.headlineCondition]);
  const morocco = await answer('BD', 'MA', 'gcc-residence');
  expect(morocco.headlineCondition).toBeNull();
  expect(morocco.conditions).toContainEqual(
    expect.objectContaining({
      access: 'e_visa',
      text: 'a residence permit (United Arab Emirates), valid for 180 more days',
      held: { document: 'gcc-residence', opens: false, asksMore: true },
    }),
  );
});

test('a passport’s table counts them, and is in no cache', async () => {
  const tableOf = async (query: string) => {
    const { app } = siteWithRules();
    const csv = await app.inject({ url: `/api/v1/passports/IN.csv${query}` });
    const json = await app.inject({ url: `/api/v1/passports/IN${query}` });
    const row = csv.body.split('\r\n').find((line) => line.startsWith('IN,MX,'));
    const pairs: { destination: string; access: string }[] = json.json().pairs;
    const access = pairs.find(({ destination }) => destination === 'MX')?.access;
    return { row, access, cache: csv.headers['cache-control'] };
  };
  expect(await tableOf('')).toMatchObject({
    row: expect.stringMatching(/^IN,MX,visa_required,/),
    access: 'visa_required',
    cache: 'public, no-cache',
  });
  expect(await tableOf('?holds=us-visa')).toMatchObject({
    row: expect.stringMatching(/^IN,MX,visa_free,180,/),
    access: 'visa_free',
    cache: 'no-store',
  });
});

test('a document that no one knows is refused by its name, with those that count', async () => {
  const response = await siteWithRules().app.inject({
    url: '/api/v1/answers/IN/MX?holds=us-visa,moon-visa',
  });
  expect(response.statusCode).toBe(400);
  expect(response.json().errors).toEqual([
    {
      field: 'holds',
      message: expect.stringMatching(
        /^“moon-visa” is no document that counts here\. Known: us-visa, us-residence, .*gcc-residence, lives-in-DE$/,
      ),
    },
  ]);
});

test('exceptions that are not expressed are named, with their page', async () => {
  const { exceptionsAt } = await answered('BO/CL');
  expect(exceptionsAt.title).toBe('Entry Requirements Dataset');
  expect((await answered('DE/MX')).exceptionsAt).toBeNull();
});

test('a site’s own rule stays, whatever one holds', async () => {
  const site = await startTestSite({ rules: true });
  const { api } = await site.signedIn();
  await api.rule.create.mutate({
    fields: ruleFixture({ passport: 'VN', destination: 'MX', access: 'visa_required' }),
  });
  const answer = await api.entryRule.answer.query({
    passport: 'VN',
    destination: 'MX',
    holds: 'us-visa',
  });
  expect(answer).toMatchObject({ access: 'visa_required', headlineCondition: null });
  expect(answer.conditions[0]).toMatchObject({ access: 'visa_free', otherwise: 'visa_required' });
});

test.each(['/api/v1/answers/IN/MX?holds=us-visa', '/api/v1/groups?passports=IN%2Bus-visa,DE'])(
  '%s is in no cache, search engine or referrer',
  async (url) => {
    for (let time = 0; time < 2; time += 1) {
      const { headers, statusCode } = await siteWithRules().app.inject({ url });
      expect(statusCode).toBe(200);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['referrer-policy']).toBe('same-origin');
      expect(headers['x-robots-tag']).toMatch(/^noindex/);
    }
  },
);

test('a group counts with each traveller’s documents', async () => {
  const { api } = siteWithRules().browser();
  const accessAt = async (passports: string) => {
    const ranking = await api.group.ranking.query({ passports, all: true });
    expect(ranking.problems).toEqual([]);
    return new Map(unpackGroupRows(ranking.rows).map(([country, access]) => [country, access]));
  };
  const [alone, withVisa] = [await accessAt('IN,DE'), await accessAt('IN us-visa,DE')];
  expect(withVisa.get('MX')).toBeLessThan(alone.get('MX') ?? 0);
  const { problems } = await api.group.ranking.query({ passports: 'IN moon-visa' });
  expect(problems).toEqual(['“moon-visa” is no document that counts here']);
});

test('a passport opens more with documents', async () => {
  const { api } = siteWithRules().browser();
  const { opened } = await api.passport.byCode.query({ code: 'IN', holds: 'us-visa' });
  expect(opened).toBeGreaterThan(5);
  const plain = await api.passport.byCode.query({ code: 'IN' });
  expect(plain.opened).toBe(0);
  // One count, with the documents; the rank is the passport's alone.
  const [free, { counts, places }] = [
    (of: typeof plain) => of.places['visa-free'],
    await api.passport.byCode.query({ code: 'IN', holds: 'us-visa' }),
  ];
  expect(places['visa-free']).toEqual({ ...free(plain), open: counts.visa_free });
  expect(counts.visa_free).toBeGreaterThan(free(plain).open);
});

test('a visitor’s documents are kept in a cookie, and count on pages that nobody else gets', async () => {
  const { app } = await startTestSite({ rules: true, pages: await builtPages() });
  const shared = await app.inject({ url: '/visa-info/MX?from=IN&holds=us-visa' });
  expect(shared.headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
    'x-robots-tag': 'noindex, nofollow',
  });
  const saved = await app.inject({
    method: 'POST',
    url: '/documents',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      host: 'localhost:3000',
      origin: 'http://localhost:3000',
    },
    payload: 'us-visa=on&livesIn=DE&returnTo=%2Fvisa-info%2FMX%3Fholds%3Duk-visa',
  });
  expect([saved.statusCode, saved.headers.location]).toEqual([303, '/visa-info/MX']);
  const [cookie] = saved.cookies;
  expect(cookie).toMatchObject({ value: 'us-visa.lives-in-DE', httpOnly: true, sameSite: 'Lax' });
  const headers = { cookie: `${cookie?.name}=${cookie?.value}; passport=IN` };
  const page = await app.inject({ url: '/visa-info/MX', headers });
  expect(page.body).toContain('Counted with:');
  expect(page.headers['cache-control']).toBe('no-store');
  const other = await app.inject({ url: '/visa-info/MX', headers: { cookie: 'passport=IN' } });
  expect(other.body).not.toContain('Counted with:');
});

test('the search counts with the searcher’s documents, for their own passports', async () => {
  const { api } = siteWithRules().browser();
  const search = async (asked: { holds?: string; holder?: string[]; passport?: string }) => {
    const { groups } = await api.search.all.query({ text: 'India Mexico', ...asked });
    return groups.flatMap((group) => (group.kind === 'answers' ? group.results : []));
  };
  const withDocument = 'No visa, because of your US visa';
  expect(await search({})).toMatchObject([{ access: 'visa_required', withDocument: null }]);
  expect(await search({ holds: 'us-visa' })).toMatchObject([{ access: 'visa_free', withDocument }]);
  for (const [holder, access] of [
    ['DE', 'visa_required'],
    ['IN', 'visa_free'],
  ] as const) {
    expect(await search({ holds: 'us-visa', holder: [holder] })).toMatchObject([{ access }]);
  }
  const { groups } = await api.search.all.query({
    text: 'Mexico',
    passport: 'IN',
    holds: 'us-visa',
    holder: ['IN'],
  });
  expect(groups[0]?.results[0]).toMatchObject({ answer: { access: 'visa_free', withDocument } });
});

test.each([
  ['/visa-info/MX?from=IN', 'because of your US visa'],
  ['/search?q=India+Mexico', 'because of your US visa'],
  ['/trip?passport=IN&stops=MX', 'because of your US visa'],
  ['/passports/IN', 'without your documents'],
  ['/destinations/tourist?from=IN', 'with documents'],
])(
  '%s counts with documents whose owner named no passport, for nobody else',
  async (url, words) => {
    const { app } = await startTestSite({ rules: true, pages: await builtPages() });
    // Twice: the second page could come from a cache.
    for (const cookie of ['documents=us-visa', 'passport=IN', 'documents=us-visa', 'passport=IN']) {
      const { statusCode, headers, body } = await app.inject({ url, headers: { cookie } });
      const isHolder = cookie.startsWith('documents');
      expect([statusCode, body.includes(words), body.includes('us-visa')]).toEqual([
        200,
        isHolder,
        isHolder,
      ]);
      expect(headers['cache-control']).toBe(isHolder ? 'no-store' : 'private, no-cache');
    }
  },
);

test('a document counts in the state that issued it, as in the list', async () => {
  const { api } = siteWithRules().browser();
  const at = { us: 'US', uk: 'GB', ireland: 'IE', canada: 'CA', australia: 'AU', japan: 'JP' };
  const others = { 'new-zealand': 'NZ', 'south-korea': 'KR', singapore: 'SG', schengen: 'FR' };
  const table: string[] = [];
  for (const [issuer, destination] of Object.entries({ ...at, ...others, gcc: 'KW' })) {
    for (const holds of [`${issuer}-visa`, `${issuer}-residence`]) {
      const { access, stay, issuedDocument, ...answer } = await api.entryRule.answer.query({
        ...{ passport: 'IN', destination, holds },
      });
      const { answers } = await api.passport.byCode.query({ code: 'IN', holds });
      const listed = unpackAnswers(answers).find(({ code }) => code === destination);
      const { conditional } = marksOf({ ...answer, issuedDocument });
      expect(listed).toMatchObject({ access, stay, conditional });
      const days = stay ? ` ${stay.number}` : '';
      const gives = issuedDocument
        ? `${issuedDocument.gives}${issuedDocument.leads ? '' : ' below'}`
        : 'nothing';
      table.push(`${holds} ${destination}: ${gives}, ${access}${days}`);
    }
  }
  expect(table).toEqual([
    'us-visa US: visa, visa_required',
    'us-residence US: residence, visa_required',
    'uk-visa GB: visa, visa_required',
    'uk-residence GB: residence, visa_required',
    'ireland-visa IE: visa, visa_required',
    'ireland-residence IE: residence, visa_required',
    'canada-visa CA: visa, visa_required',
    'canada-residence CA: residence, visa_required',
    'australia-visa AU: visa, e_visa',
    'australia-residence AU: residence, e_visa',
    'japan-visa JP: visa, visa_required',
    'japan-residence JP: residence, visa_required',
    'new-zealand-visa NZ: visa, visa_required',
    'new-zealand-residence NZ: residence, visa_required',
    'south-korea-visa KR: visa, visa_required',
    'south-korea-residence KR: residence, visa_required',
    'singapore-visa SG: visa, visa_required',
    'singapore-residence SG: residence, visa_required',
    'schengen-visa FR: visa, visa_required',
    'schengen-residence FR: residence_if_issued_there below, visa_free 90',
    'gcc-visa KW: nothing, visa_required',
    'gcc-residence KW: residence_if_issued_there below, visa_required',
  ]);
});

test.each([
  // Members of the day, for visits and changing planes; Ireland, Cyprus and overseas territories aren't.
  ['IN/ES', 'schengen-residence,lives-in-DE', 'visa_free'],
  ['IN/CH', 'schengen-residence,lives-in-DE', 'visa_free'],
  ['NG/FR?purpose=transit', 'schengen-residence,lives-in-DE', 'visa_free'],
  ['IN/IE', 'schengen-residence,lives-in-DE', 'visa_required'],
  ['IN/GP', 'schengen-residence,lives-in-DE', null],
  // By the permit itself, whose length of stay is another.
  ['IN/DE', 'schengen-residence,lives-in-DE', 'visa_required'],
  // A better answer without, and free movement.
  ['BR/ES', 'schengen-residence,lives-in-DE', 'visa_free'],
  ['DE/ES', 'schengen-residence', 'freedom_of_movement'],
  // Of working it says nothing.
  ['IN/ES?purpose=working', 'schengen-residence,lives-in-DE', 'visa_required'],
])('%s with %s: %s', async (path, holds, access) => {
  const response = await siteWithRules().app.inject({
    url: `/api/v1/answers/${path}${path.includes('?') ? '&' : '?'}holds=${holds}`,
  });
  if (response.statusCode === 404) return expect(access).toBeNull();
  expect(response.json().access).toBe(access);
});

test('a stay by a permit is counted in the window of its area, and is law until it changes', async () => {
  const { api } = siteWithRules().browser();
  const pair = { passport: 'IN', destination: 'ES' };
  const answer = await api.entryRule.answer.query({ ...pair, holds: 'schengen-residence' });
  expect(answer).toMatchObject({
    stay: { number: 90, unit: 'days' },
    window: { days: 90, per: 180, zone: 'schengen' },
    stale: null,
    source: { title: expect.stringContaining('Article 21') },
    headlineCondition: { otherwise: 'visa_required' },
  });
  // Bulgaria joined on 31 March 2024.
  const before = { passport: 'IN', destination: 'BG', on: '2024-03-30' };
  const bulgaria = await api.entryRule.answer.query({ ...before, holds: 'schengen-residence' });
  expect(bulgaria).toMatchObject({ issuedDocument: null, window: null });
});

test('lists count with documents as answers do', async () => {
  const { api } = siteWithRules().browser();
  const holds = 'us-visa,uk-visa,schengen-residence,gcc-residence,lives-in-US';
  for (const code of ['IN', 'MX', 'CN', 'VN', 'TH', 'DE']) {
    const { answers } = await api.passport.byCode.query({ code, holds });
    for (const listed of unpackAnswers(answers)) {
      const pair = { passport: code, destination: listed.code };
      const { access, stay, ...answer } = await api.entryRule.answer.query({ ...pair, holds });
      const { conditional: isConditional } = marksOf(answer);
      const shown = { access, stay, conditional: isConditional };
      const { conditional } = listed;
      expect({ ...pair, ...shown }).toEqual({
        ...pair,
        access: listed.access,
        stay: listed.stay,
        conditional,
      });
    }
  }
});
