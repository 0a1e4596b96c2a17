import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { isFurther } from '#core/border/furtherWords.ts';
import { utcDay } from '#core/dates.ts';
import { writeSetting } from '#db/queries/settings.ts';
import { refusalOf, startTestSite } from '../../../support/site/testApp.ts';

const WIDGET_BYTES = 30_000;

test('a trip is answered stop by stop, on the day of each, for a stay or for changing planes', async () => {
  const site = await startTestSite({ rules: true });
  const { api } = site.browser();
  const alone = (passport: string) => ({ travellers: [{ passports: [passport] }] });
  const answersOf = async (input: Parameters<typeof api.page.trip.query>[0]) => {
    const { stops, checklist } = await api.page.trip.query(input);
    return stops.map(({ answers: [answer], ...stop }, index) => {
      if (!answer) throw new Error(`No answer for ${stop.country}`);
      const sections = checklist.filter((section) => section.stop === index);
      const parts = sections.flatMap((section) => section.parts);
      const lines = parts.flatMap((part) => part.checklist.lines);
      const asked = lines.map(({ subject }) => subject).filter((subject) => !isFurther(subject));
      return { ...stop, ...answer, sections: sections.map(({ when }) => when), asked };
    });
  };
  const stops = await answersOf({
    ...alone('IN'),
    stops: [
      { country: 'GB', on: '2027-01-09', transit: true },
      { country: 'FR', on: '2027-01-10', transit: false },
      { country: 'TH', transit: true },
      { country: 'IN', on: '2027-02-01', transit: false },
      { country: 'GB', on: '2027-02-03', transit: false },
    ],
  });
  expect(stops.map(({ country, entry }) => [country, entry.on])).toMatchObject([
    ['GB', '2027-01-09'],
    ['FR', '2027-01-10'],
    ['TH', utcDay()],
    ['IN', '2027-02-01'],
    ['GB', '2027-02-03'],
  ]);
  const [heathrow, stay, unlisted, home, again] = stops;
  // On the list of airport transit visas, which other visas waive.
  expect(heathrow?.changing).toMatchObject({
    answer: { purpose: 'transit', access: 'visa_required', transit: { heading: 'airside' } },
    whyBorder: null,
  });
  expect(heathrow?.entry).toMatchObject({ purpose: 'tourist', access: 'visa_required' });
  expect(stay?.changing).toBeNull();
  expect(heathrow?.sections).toEqual(['changing']);
  expect(heathrow?.asked).toEqual(['apply', 'airline']);
  expect(stay?.sections).toEqual(['entering']);
  expect(stay?.asked).toEqual(['apply', 'passport', 'passport', 'onward_ticket', 'insurance']);
  expect(unlisted).toMatchObject({
    changing: { answer: { access: 'visa_free' } },
    need: 'nothing',
  });
  expect(home?.entry.access).toBe('own_country');
  expect(again?.changing).toBeNull();

  // Who may cross the border by right changes planes without permission.
  const [german] = await answersOf({
    ...alone('DE'),
    stops: [{ country: 'FR', transit: true }],
  });
  expect(german?.entry.access).toBe('freedom_of_movement');
  expect(german).toMatchObject({ changing: null, need: 'nothing' });

  // Conditions for visitors don't apply to those who enter by right.
  const byRight = await answersOf({
    ...alone('DE'),
    stops: ['DE', 'ES', 'US'].map((country) => ({ country, transit: false })),
  });
  expect(byRight.map(({ asked }) => asked.length)).toEqual([
    0,
    0,
    expect.toSatisfy((count: number) => count > 1),
  ]);
  const ofThailand = { stops: [{ country: 'TH', transit: false }] };
  const [[thai], [visitor]] = await Promise.all([
    answersOf({ ...alone('TH'), ...ofThailand }),
    answersOf({ ...alone('DE'), ...ofThailand }),
  ]);
  expect([thai?.asked, thai?.entry.forms]).toEqual([[], []]);
  expect(visitor?.asked).toContain('arrival_form');
  expect(visitor?.entry.forms).toMatchObject([{ title: 'Thailand Digital Arrival Card' }]);

  const ten = Array.from({ length: 11 }, () => ({ country: 'JP', transit: false }));
  expect(await refusalOf(api.page.trip.query({ ...alone('IN'), stops: ten }))).toMatchObject({
    code: 'BAD_REQUEST',
  });
  const nowhere = { ...alone('IN'), stops: [{ country: 'QQ', transit: false }] };
  expect(await refusalOf(api.page.trip.query(nowhere))).toMatchObject({ code: 'NOT_FOUND' });
});

test('several travellers are answered at each stop, each with their easiest passport, and on the way back', async () => {
  const site = await startTestSite({ rules: true });
  const { api } = site.browser();
  const stop = (country: string, on: string, transit = false) => ({ country, on, transit });
  const { stops: legs, checklist } = await api.page.trip.query({
    travellers: [
      { passports: ['IN', 'DE'] },
      { passports: ['IN'] },
      { passports: ['IN'], holds: 'schengen-residence' },
    ],
    stops: [stop('GB', '2027-01-03', true), stop('FR', '2027-01-03')],
    wayBack: [stop('GB', '2027-01-20', true), stop('IN', '2027-01-20')],
  });
  expect(legs.map(({ country, transit }) => [country, transit])).toEqual([
    ['GB', true],
    ['FR', false],
    ['GB', true],
    ['IN', false],
  ]);
  const accesses = legs.map(({ answers }) => answers.map(({ entry }) => entry.access));
  expect(accesses[1]).toEqual(['freedom_of_movement', 'visa_required', 'visa_free']);
  expect(accesses[3]).toEqual(['own_country', 'own_country', 'own_country']);
  const [out, france, back] = legs;
  expect(france?.answers.map(({ entry }) => entry.passport)).toEqual(['DE', 'IN', 'IN']);
  expect(france?.answers[2]?.entry.issuedDocument).toEqual({
    ...{ document: 'schengen-residence', gives: 'residence_if_issued_there', leads: false },
  });
  expect(back?.answers.map(({ entry }) => entry.on)).toEqual(Array(3).fill('2027-01-20'));
  expect(back?.answers.map(({ changing }) => changing?.answer.access)).toEqual(
    out?.answers.map(({ changing }) => changing?.answer.access),
  );
  // What only some of them need is there, for these.
  const ofFrance = checklist.filter(({ stop: place }) => place === 1);
  const insured = ofFrance
    .flatMap(({ parts }) => parts)
    .filter(({ checklist: { lines } }) => lines.some(({ subject }) => subject === 'insurance'));
  expect(insured.map(({ journeys }) => journeys)).toEqual([[1]]);

  const nobody = { travellers: [], stops: [stop('FR', '2027-01-03')] };
  const nine = { ...nobody, travellers: Array(9).fill({ passports: ['IN'] }) };
  for (const input of [nobody, nine]) {
    expect(await refusalOf(api.page.trip.query(input))).toMatchObject({ code: 'BAD_REQUEST' });
  }
});

test('where planes are changed, the stops before and after decide, and the easiest passport by that', async () => {
  const { api } = (await startTestSite({ rules: true })).browser();
  /** The answer at the second stop of a trip, as `FR DE US`; the first one is where it starts. */
  const changingAt = async (trip: string, ...passports: string[]) => {
    const [start = '', ...countries] = trip.split(' ');
    const { stops, checklist } = await api.page.trip.query({
      travellers: [{ passports }],
      stops: countries.map((country, index) => ({ country, transit: index === 0 })),
      start,
    });
    const [stop] = stops;
    const [answer] = stop?.answers ?? [];
    if (!stop || !answer) throw new Error('No answer');
    const { entry, changing } = answer;
    const lines = checklist
      .filter((section) => section.stop === 0)
      .flatMap(({ parts }) => parts.flatMap((part) => part.checklist.lines));
    return {
      ...{ need: stop.need, entry, changing, whyBorder: changing?.whyBorder },
      airside: changing?.answer.transit?.airside.need,
      programmes: changing?.answer.transit?.programmes.map(({ name }) => name),
      asked: [...new Set(lines.map(({ subject }) => subject).filter((one) => !isFurther(one)))],
    };
  };

  // Frankfurt, then Rome: passport control, and so a visa, which New York doesn't take.
  const rome = await changingAt('IN DE IT', 'IN');
  expect(rome).toMatchObject({ whyBorder: 'next_in_zone', need: 'application' });
  expect(rome.entry.access).toBe('visa_required');
  expect(rome.asked).toEqual(['apply', 'passport', 'blank_pages', 'airline']);
  const newYork = await changingAt('IN DE US', 'IN');
  expect(newYork).toMatchObject({ whyBorder: null, airside: 'no_visa', need: 'nothing' });
  expect(newYork.asked).not.toContain('passport');
  expect((await changingAt('IT DE US', 'IN')).whyBorder).toBe('from_zone');
  const dublin = await changingAt('BR GB IE', 'BR');
  expect(dublin).toMatchObject({ whyBorder: 'next_in_zone', entry: { access: 'eta' } });
  expect((await changingAt('BR GB US', 'BR')).need).toBe('nothing');

  // Back to where one came from is no transit in China; Hong Kong is a third country.
  const back = await changingAt('JP CN JP', 'US');
  expect(back).toMatchObject({ whyBorder: 'no_third_country', need: 'application' });
  expect(back.programmes).toEqual([]);
  expect(back.changing?.closed).toContainEqual({
    name: '240-hour visa-free transit',
    why: 'no_third_country',
  });
  const onward = await changingAt('JP CN HK', 'US');
  expect(onward).toMatchObject({ whyBorder: null, airside: 'no_visa' });
  expect(onward.programmes).toContain('240-hour visa-free transit');

  // In the transit area the passport without a transit visa serves; at the border both need a visa.
  const passportAt = async (trip: string, ...passports: string[]) =>
    (await changingAt(trip, ...passports)).entry.passport;
  expect(await passportAt('IN GB US', 'IN', 'PH')).toBe('PH');
  expect(await passportAt('IN GB IE', 'IN', 'PH')).toBe('IN');
  // Neither needs anything in the transit area: the border decides.
  expect(await passportAt('IN GB US', 'PH', 'BR')).toBe('BR');

  // Unknown, which is never "not required".
  const unknown = await changingAt('BR MZ ZA', 'PK');
  expect(unknown).toMatchObject({ airside: 'unknown', need: 'unknown' });
  expect(unknown.asked).toEqual(['apply', 'vaccination', 'airline']);
}, 60_000);

test('a trip has the checks of its stays, and what depends on where it starts', async () => {
  const { api } = (await startTestSite({ rules: true })).browser();
  const stop = (country: string, on: string, nights: number) => ({
    ...{ country, on, nights },
    transit: false,
  });
  const judged = (start: string | undefined) =>
    api.page.trip.query({
      travellers: [{ passports: ['GB'] }, { passports: ['DE'] }],
      stops: [
        stop('FR', '2027-01-01', 59),
        stop('CO', '2027-03-01', 200),
        stop('ES', '2027-09-17', 99),
      ],
      start,
    });
  const { stops, checklist } = await judged('AO');
  expect(stops.map(({ answers }) => answers.map(({ check }) => Object.keys(check)))).toEqual([
    [[], []],
    [['tooLong'], ['tooLong']],
    [['overstay'], []],
  ]);
  expect(stops[2]?.answers[0]?.check.overstay).toMatchObject({ days: 10 });
  const askedAfter = (sections: typeof checklist) =>
    sections
      .flatMap(({ parts }) => parts.flatMap((part) => part.checklist.lines))
      .flatMap(({ asked }) => (asked.kind === 'condition' ? (asked.route ?? []) : []));
  expect(askedAfter(checklist)).toEqual([{ kind: 'ask_after', countries: ['FR', 'AO'] }]);
  const elsewhere = await judged(undefined);
  expect(askedAfter(elsewhere.checklist)).toEqual([{ kind: 'ask_after', countries: ['FR'] }]);
});

test('the widget marks official sources, and old collections', async () => {
  const { app } = await startTestSite({ rules: true });
  const widget = async (query: string) => {
    const { body } = await app.inject({ url: `/embed/answer?${query}` });
    return body.replace(/<style.*?<\/style>/gs, '').replace(/<[^>]+>/g, '');
  };
  const british = await widget('from=IN&to=GB');
  expect(british).toContain('Official source, 21 Aug 2026: Check if you need a UK visa.');
  expect(british).not.toContain('Not checked by us');
  const ofEdition = await widget('from=IN&to=SB');
  expect(ofEdition).toContain('Not checked by us. Unconfirmed: our source is from Feb 2026.');
  // Other sites show it without a list of sources.
  expect(ofEdition).toContain('(MIT, © 2019 Ilya Ilyankou).');
  const transit = await widget('from=IN&to=GB&type=transit');
  expect(transit).toContain('Visa Required');
  expect(transit).not.toContain('not published');
});

test('the widget says what changing planes takes, in amber where it is not confirmed', async () => {
  const { app } = await startTestSite({ rules: true });
  const widget = async (from: string, to: string) => {
    const { body } = await app.inject({ url: `/embed/answer?from=${from}&to=${to}&type=transit` });
    return { tone: body.match(/class="verdict (\w+)"/)?.[1], text: body.replace(/<[^>]+>/g, ' ') };
  };
  const toAsk = 'Ask your airline before you book.';
  const british = await widget('IN', 'GB');
  expect([british.tone, british.text]).toEqual([
    'advance',
    expect.stringContaining('Airport transit visa required'),
  ]);
  expect(british.text).not.toContain(toAsk);
  const german = await widget('IN', 'DE');
  expect([german.tone, german.text]).toEqual([
    'doubtful',
    expect.stringContaining('Probably no visa needed to change planes'),
  ]);
  const american = await widget('IN', 'US');
  expect(american.text).toContain('Everyone goes through passport control here');
  const unknown = await widget('CM', 'MZ');
  expect([unknown.tone, unknown.text]).toEqual(['unknown', expect.stringContaining(toAsk)]);
  // Whoever enters by right changes planes without permission, whatever is known of the transit area.
  expect((await widget('MZ', 'MZ')).text).not.toContain(toAsk);
});

test('other sites may frame only the widget, as set in Settings', async () => {
  const { app, browser, signedIn } = await startTestSite({ rules: true });
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
  const policyOf = async (url: string) => {
    const { headers } = await get(url);
    return {
      frames: String(headers['content-security-policy']).match(/frame-ancestors ([^;]*)/)?.[1],
      old: headers['x-frame-options'],
    };
  };
  const answer = await get('/embed/answer?to=JP&from=BR');
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('<h1>Japan: visa and entry</h1>');
  expect(answer.body).toContain('No Visa Required');
  expect(answer.body).toContain('>Japan MFA</a>, read 3 Oct 2026.');
  expect(answer.body).toContain(
    'href="http://localhost/visa-info/JP?from=BR" target="_blank" rel="noopener"',
  );
  expect(answer.headers['x-robots-tag']).toBe('noindex');
  expect(answer.headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'; base-uri 'none'/,
  );

  // The response is self-contained: it loads nothing.
  expect(answer.body).not.toMatch(/<script|<link|<img|\bsrc=|@import|url\(/);
  expect(gzipSync(answer.body).length).toBeLessThan(WIDGET_BYTES);
  expect(brotliCompressSync(answer.body).length).toBeLessThan(WIDGET_BYTES);

  // No cookie is set or read: a visitor with another passport gets the same bytes.
  const visitor = browser();
  await visitor.api.visitor.choosePassport.mutate({ passport: 'JP' });
  const cookie = [...visitor.cookies].map((pair) => pair.join('=')).join('; ');
  const asked = await get('/embed/answer?to=JP', { cookie });
  expect(asked.headers['set-cookie']).toBeUndefined();
  expect(asked.body).toBe((await get('/embed/answer?to=JP')).body);
  expect(asked.body).toContain('Choose your passport');
  expect(asked.body).not.toContain('selected');

  // Values in an address are rendered as text.
  const hostile = await get(`/embed/answer?to=${encodeURIComponent('"><script>x</script>')}`);
  expect(hostile.statusCode).toBe(404);
  expect(hostile.body).not.toContain('<script');
  expect((await get('/embed/answer')).statusCode).toBe(400);
  expect((await get('/embed/answer?to=JP&from=%3Cb%3E')).body).toContain('“&lt;b&gt;”');
  const mistyped = await get('/embed/answer?to=GB&from=IN&type=transt');
  expect(mistyped.statusCode).toBe(404);
  expect(mistyped.body).toContain('There are no answers for a “transt” stay here');
  const transit = await get('/embed/answer?to=GB&from=IN&type=transit');
  expect(transit.body).toContain('Transit · Indian passport');

  // Unused parameters create no cache entry of their own.
  const hits = async () =>
    Number(
      (await get('/metrics')).body.match(/cache_requests_total\{.*embed.*"hit".*\} (\d+)/)?.[1],
    );
  const before = await hits();
  for (const more of ['&a=1', '&a=2', '&type=tourist']) {
    expect((await get(`/embed/answer?to=JP&from=BR${more}`)).body).toBe(answer.body);
  }
  expect(before).toBeGreaterThan(0);
  expect(await hits()).toBe(before + 3);
  expect((await get('/embed/answer?to=JP&from=DE')).body).not.toBe(answer.body);

  // By default any site may frame it; nothing else can be framed.
  expect(await policyOf('/embed/answer?to=JP')).toEqual({ frames: "'self' *", old: undefined });
  for (const url of ['/', '/trip', '/embed/answers', '/embed/', '/api/v1/answers/BR/JP']) {
    expect([url, await policyOf(url)]).toEqual([url, { frames: "'none'", old: 'DENY' }]);
  }

  // Settings apply from the next request, also to cached responses.
  const { api } = await signedIn();
  expect(await api.settings.embedding.query()).toEqual({ sites: ['*'], version: 0 });
  const sites = ['https://Blog.example.com/', 'https://*.example.org:8443'];
  const saved = await api.settings.updateEmbedding.mutate({ sites, version: 0 });
  expect(saved.sites).toEqual(['https://blog.example.com', 'https://*.example.org:8443']);
  expect((await policyOf('/embed/answer?to=JP')).frames).toBe(
    "'self' https://blog.example.com https://*.example.org:8443",
  );
  await api.settings.updateEmbedding.mutate({ sites: [], version: saved.version });
  expect((await policyOf('/embed/answer?to=JP')).frames).toBe("'self'");
  for (const site of [
    'example.com',
    'https://example.com/path',
    "https://example.com; script-src 'unsafe-inline'",
    'https://a b',
    'javascript:alert(1)',
    'https://*',
    "'none'",
  ]) {
    const refused = await refusalOf(
      api.settings.updateEmbedding.mutate({ sites: [site], version: 2 }),
    );
    expect([site, refused.code]).toEqual([site, 'BAD_REQUEST']);
  }
  const both = api.settings.updateEmbedding.mutate({
    sites: ['*', 'https://a.example'],
    version: 2,
  });
  expect((await refusalOf(both)).fieldErrors).toEqual({
    sites: ['* stands for every site: remove the others, or the *'],
  });
});

test('embedding settings of another version are read as far as possible', async () => {
  const { app, db, signedIn } = await startTestSite();
  const stored = { sites: ['https://a.example'], sizes: ['small'] };
  await writeSetting(db, 'embedding', stored, new Date().toISOString());
  const { statusCode, headers } = await app.inject('/embed/answer?to=JP');
  expect(statusCode).toBe(200);
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self' https://a.example");
  const { api } = await signedIn();
  const { version, ...read } = await api.settings.embedding.query();
  expect(read).toEqual({ sites: ['https://a.example'] });
  const more = { ...stored, version } as never;
  const refused = await refusalOf(api.settings.updateEmbedding.mutate(more));
  expect(refused.code).toBe('BAD_REQUEST');
});
