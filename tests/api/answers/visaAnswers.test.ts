import { describe, expect, test } from 'vitest';
import { utcDay } from '#core/dates.ts';
import { partialDateText } from '#core/languages/partialDateText.ts';
import { builtPages } from '#server/ssr/builtRenderer.ts';
import { addSource } from '../../fixtures/entryRules.ts';
import { startTestSite } from '../../support/site/testApp.ts';

// Uses the built pages: `npm test` builds before it tests.
const pages = await builtPages();

async function start(env: Record<string, string> = {}, { rules = false } = {}) {
  const site = await startTestSite({ pages, samples: true, rules, env });
  const get = async (url: string, headers: Record<string, string> = {}) => {
    const answer = await site.app.inject({ url, headers: { host: 'localhost:3000', ...headers } });
    return textOf(answer.body);
  };
  return { site, get };
}

/** A page's text, without the markers that React puts between two texts. */
function textOf(html: string): string {
  return html.replaceAll('<!-- -->', '');
}

const guess = 'We guessed this from your location.';
const byDefault = 'This is the site’s default.';

describe('a guessed passport is shown as a guess, or as the site’s default', () => {
  const behindProxy = { TRUST_PROXY: 'loopback', COUNTRY_HEADER: 'x-country' };

  test.each(['/visa-info/FR', '/destination/paris-france'])('%s, once', async (url) => {
    const { get } = await start(behindProxy);
    const american = await get(url);
    expect(american.split(byDefault)).toHaveLength(2);
    expect(american).not.toContain(guess);
    expect(american).toContain('US passport');
    const brazilian = await get(url, { 'x-country': 'BR' });
    expect(brazilian.split(guess)).toHaveLength(2);
    expect(brazilian).not.toContain(byDefault);
    expect(brazilian).toContain('Brazilian passport');
  });

  test.each(['/visa-info/FR', '/destination/paris-france'])(
    '%s, unless the visitor or the address named the passport, also from the response cache',
    async (url) => {
      const { get } = await start(behindProxy);
      for (const _ of ['made', 'cached']) {
        expect(await get(url)).toContain(byDefault);
        for (const stated of [
          await get(url, { cookie: 'passport=US' }),
          await get(`${url}?from=US`),
        ]) {
          expect(stated).not.toContain(guess);
          expect(stated).not.toContain(byDefault);
        }
        expect(await get(url, { 'x-country': 'US' })).toContain(guess);
      }
    },
  );

  test.each([
    '/destination/paris-france',
    '/visa-info/FR',
    '/destinations/tourist',
    '/destinations/tourist?country=BR',
    '/search?q=Paris',
  ])('an address without a valid country keeps the guess, and %s says so', async (path) => {
    const { get } = await start();
    for (const code of ['ZZ', 'Z1Z']) {
      const page = await get(`${path}${path.includes('?') ? '&' : '?'}from=${code}`);
      expect(page).toContain(`We found no passport of “${code}”.`);
      expect(page).toContain('United States');
    }
  });
});

test.each([
  ['/visa-info/FR', 'These rules are for ordinary passports, not for travel documents of refugees'],
  ['/destination/paris-france', 'These rules are for ordinary passports, not for travel documents'],
  [
    '/trip?passport=US&stops=KR',
    'These rules are for ordinary passports, not for travel documents',
  ],
  ['/de/visa-info/FR', 'Diese Regeln gelten für gewöhnliche Reisepässe'],
  ['/developers', 'The answers are for ordinary passports, not for travel documents'],
  ['/api/v1/openapi.json', 'The answers are for ordinary passports, not for travel documents'],
])('%s says for whom answers hold', async (path, words) => {
  const { get } = await start();
  expect((await get(path)).split(words)).toHaveLength(2);
});

test.each([
  ['/visa-info/japan?type=working&from=DE', '/visa-info/JP?type=working&from=DE'],
  ['/visa-info/jp?utm_source=mail', '/visa-info/JP?utm_source=mail'],
  ['/visa-info/south-korea', '/visa-info/KR'],
  ['/visa-info/South%20Korea', '/visa-info/KR'],
  ['/visa-info/united-kingdom?from=IN', '/visa-info/GB?from=IN'],
  ['/visa-info/uk', '/visa-info/GB'],
  ['/visa-info/cote-d-ivoire', '/visa-info/CI'],
  ['/passports/india?access=eta', '/passports/IN?access=eta'],
  ['/passports/in', '/passports/IN'],
  ['/changes/country/japan', '/changes/country/JP'],
])('%s redirects permanently to %s', async (url, to) => {
  const { site } = await start();
  const headers = { host: 'localhost:3000' };
  const { statusCode, headers: answered } = await site.app.inject({ url, headers });
  expect([statusCode, answered.location]).toEqual([301, to]);
  expect((await site.app.inject({ url: to, headers })).statusCode).toBe(200);
});

test.each([
  '/visa-info/atlantis',
  '/visa-info/korea',
  '/visa-info/antarctica',
  '/passports/narnia',
])('%s is no country’s page', async (url) => {
  const { site } = await start();
  const { statusCode } = await site.app.inject({ url, headers: { host: 'localhost:3000' } });
  expect(statusCode).toBe(404);
});

test('a destination’s address names the passport and the stay of its answer', async () => {
  const { get } = await start();
  const url = '/destination/paris-france?type=tourist&from=IN';
  const page = await get(url, { cookie: 'passport=US' });
  expect(page).toContain('Indian passport');
  expect(page).toContain('Must be obtained in advance');
  expect(page).not.toContain('Visa-free travel available');
});

describe('a missing answer is unknown, never "not required"', () => {
  // The pairs without a reliable source.
  const missing = [
    ['dubai-united-arab-emirates', 'AE', 'CA'],
    ['dubai-united-arab-emirates', 'AE', 'TH'],
    ['paris-france', 'FR', 'TH'],
    ['paris-france', 'FR', 'EG'],
    ['bali-indonesia', 'ID', 'MX'],
    ['bali-indonesia', 'ID', 'EG'],
    ['tokyo-japan', 'JP', 'AE'],
    ['tokyo-japan', 'JP', 'BR'],
    ['tokyo-japan', 'JP', 'EG'],
    ['tokyo-japan', 'JP', 'RU'],
  ] as const;

  // The passports with requirements in the samples.
  const listed = 'US GB CA AU JP SG DE FR IT ES NZ TH AE BR MX ZA EG IN CN RU'.split(' ');

  test.each(missing)('%s (%s) with %s', async (destinationId, country, passport) => {
    const { site, get } = await start();
    const { api } = site.browser();
    const passports = [passport];
    const [needs] = await api.page.destination.query({ destinationId, country, passports });
    expect(Object.values(needs?.boxes ?? {}).map(({ requirement }) => requirement)).toEqual([
      null,
      null,
      null,
    ]);
    for (const url of [
      `/destination/${destinationId}?from=${passport}`,
      `/visa-info/${country}?from=${passport}`,
      `/visa-info/${country}?type=working&from=${passport}`,
    ]) {
      const page = await get(url);
      expect(page).toContain('data-status="unknown"');
      expect(page).toContain('Visa information not available for this combination');
      expect(page).not.toMatch(
        /No Visa Required|Visa-free travel available|data-status="visa-free/,
      );
      expect(page).not.toContain('Entry rules for your passport on this page');
    }
  });

  test('among the samples these only', async () => {
    const { site } = await start();
    const { api } = site.browser();
    const unknown: string[] = [];
    for (const country of ['AE', 'FR', 'ID', 'JP']) {
      for (const passport of listed) {
        if (passport === country) continue;
        const asked = { destination: country, passport, page: 0 };
        const { items } = await api.page.answerDestinations.query(asked);
        for (const { destination, box } of items) {
          if (!box.requirement) unknown.push(`${destination.id} ${passport}`);
        }
      }
    }
    expect(unknown.sort()).toEqual(missing.map(([id, , passport]) => `${id} ${passport}`).sort());
  });
});

describe('the description promises an answer only if there is one', () => {
  test.each([
    [
      'FR?type=working&from=BR',
      'France, Brazilian passport. No source answers this yet. See what is known about the country.',
    ],
    [
      'ID?from=MX',
      'Indonesia, Mexican passport. No source answers this yet. See what is known about the country.',
    ],
    [
      'AE?from=GB',
      'United Arab Emirates, British passport. Result: Visa free. See how long you can stay, what to do, the conditions and the sources.',
    ],
  ])('/visa-info/%s', async (path, description) => {
    const { site, get } = await start();
    const edition = { id: 'an-edition', edition: '2026-02-17' };
    await addSource(site.db, edition, [{ passport: 'GB', destination: 'AE' }]);
    const page = await get(`/visa-info/${path}`);
    expect(page).toContain(`<meta name="description" content="${description}"`);
    expect(page).toContain(`<meta property="og:description" content="${description}"`);
  });

  test('a destination’s page claims to explain the rules only if it has rules', async () => {
    const { site, get } = await start();
    // Its own list would replace the fixed one.
    await site.db.updateTable('destinations').set({ highlights: '[]' }).execute();
    const claim = 'Entry rules for your passport on this page';
    expect(await get('/destination/paris-france?from=BR')).toContain(claim);
    expect(await get('/destination/paris-france?from=BR&type=working')).not.toContain(claim);
  });
});

describe('a restriction is the one verdict', () => {
  test.each([
    ['NG', 'No visitor visas are issued now'],
    ['IR', 'Entry suspended'],
  ])('in the United States, %s', async (from, heading) => {
    const { get } = await start({}, { rules: true });
    const page = mainOf(await get(`/visa-info/US?from=${from}`));
    // The verdict, and the chosen kind of stay.
    expect(page.split(heading).length - 1).toBeGreaterThan(1);
    expect(page).toContain('data-status="restricted"');
    expect(page).toMatch(/US&lt;(NG|IR)&lt;&lt;RESTRICTED/);
    for (const contradiction of [
      'Visa Required',
      'IN&lt;ADVANCE',
      'Up to',
      'USD 1',
      'ESTA',
      'Will your passport be accepted?',
      'ceac.state.gov',
    ]) {
      expect(page).not.toContain(contradiction);
    }
  });
});

test('counts with any passport name their day beside an answer for another one', async () => {
  const { get } = await start({}, { rules: true });
  const today = partialDateText(utcDay());
  expect(await get('/visa-info/FR?from=US')).toContain('>With any passport<');
  expect(await get('/visa-info/FR?from=US&on=2027-12-15')).toContain(
    `>With any passport (${today})<`,
  );
});

function mainOf(page: string): string {
  return page.slice(page.indexOf('<main'), page.indexOf('</main>'));
}
