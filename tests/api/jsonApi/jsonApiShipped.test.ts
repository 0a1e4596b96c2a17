import { expect, test } from 'vitest';
import { readDestinationPacks } from '#db/packs/destinationPacks.ts';
import { siteOfFile, startTestSite } from '../../support/site/testApp.ts';
import { expectDocumented } from './openApi.ts';

const site = siteOfFile({ rules: true });

/** Distinct addresses, which the limit of requests counts apart. */
let asked = 0;
const answerOf = async (path: string) => {
  asked += 1;
  const url = `/api/v1/answers/${path}`;
  return (await site().app.inject({ url, remoteAddress: `192.0.2.${asked % 250}` })).json();
};

/** A passport of each area that official lists and zones distinguish. */
const passports = ['BR', 'US', 'FR', 'IE', 'CN', 'GE', 'TW', 'NR', 'PS', 'XK'];

test('with all shipped rules, tables and answers agree, are documented and name their sources', async () => {
  const { app } = await startTestSite({ samples: true, rules: true });
  let asked = 0;
  const get = async (url: string) => {
    asked += 1;
    const response = await app.inject({ url, remoteAddress: `192.0.2.${asked % 250}` });
    expectDocumented(response);
    return response.json();
  };
  for (const passport of passports) {
    const {
      pairs,
      counts,
      suspended: refused,
      unknown,
      sources,
    } = await get(`/api/v1/passports/${passport}`);
    const counted = Object.values<number>(counts).reduce((sum, count) => sum + count, 0);
    expect([passport, pairs.length, counted + refused + unknown]).toEqual([passport, 250, 198]);
    expect(counted).toBeGreaterThan(190);
    for (const { attribution, licence } of sources) {
      expect([attribution.length > 0, licence.length > 0]).toEqual([true, true]);
    }
    for (const { destination, source, counted: _, ...pair } of pairs) {
      const answer = await get(`/api/v1/answers/${passport}/${destination}`);
      const {
        access,
        days,
        stay,
        unconfirmed,
        disagrees,
        askBeforeTravel,
        conditions,
        restriction,
      } = answer;
      const conditional = conditions.some(({ headline }: { headline: boolean }) => headline);
      const suspended = restriction !== null;
      const limits = { conditional, unconfirmed, disagrees, askBeforeTravel, suspended };
      const told = { access, days, stay, ...limits };
      expect([passport, destination, pair]).toEqual([passport, destination, told]);
      expect(answer.source?.id ?? null).toBe(source);
      if (access !== null && access !== 'own_country') expect(answer.source).not.toBeNull();
    }
  }
});

test('answers as the packs say, unless a source above them answers', async () => {
  const rows = readDestinationPacks().flatMap(({ destination, pages, rules }) =>
    rules
      .filter(({ condition, from, to }) => !condition && !from && !to)
      .flatMap(({ passports: codes, ...rule }) =>
        codes
          .split(' ')
          .map((passport) => ({ passport, destination, ...rule, address: pages[rule.page]?.[1] })),
      ),
  );
  const step = Math.floor(rows.length / 200);
  let fromPacks = 0;
  for (const row of rows.filter((_, at) => at % step === 3)) {
    const { passport, destination, access, days, months, address } = row;
    const { source, ...answer } = await answerOf(`${passport}/${destination}`);
    if (source?.id !== 'travelrequirements') {
      const isAbove = ['own_country', 'freedom_of_movement'].includes(answer.access);
      expect([passport, destination, isAbove || source?.kind]).not.toContain('edition');
      continue;
    }
    fromPacks += 1;
    const said = [passport, destination, answer.access, answer.officialPage?.address];
    expect(said).toEqual([passport, destination, access, address]);
    const stay = days ?? months;
    if (stay !== undefined) expect(answer.stay.number).toBe(stay);
  }
  expect(fromPacks).toBeGreaterThan(150);
});

// Each of these was wrong in February's edition.
test.each([
  ['AF', 'BH', 'visa_required', null],
  ['AL', 'BH', 'visa_required', null],
  ['DZ', 'CV', 'visa_required', null],
  ['US', 'MW', 'visa_on_arrival', null],
  ['GB', 'MW', 'visa_on_arrival', null],
  ['KE', 'TG', 'visa_free', 30],
  ['AU', 'PG', 'visa_required', 60],
  ['DJ', 'SO', 'e_visa', null],
])('the answer of %s for %s is %s', async (passport, destination, access, days) => {
  const answer = await answerOf(`${passport}/${destination}`);
  expect(answer).toMatchObject({ access, days, source: { id: 'travelrequirements' } });
});

test('the scheme of Belarus for Germans ends with 2026, and nothing is known after it', async () => {
  const on = async (day: string) => (await answerOf(`DE/BY?on=${day}`)).access;
  expect([await on('2026-12-31'), await on('2027-01-01')]).toEqual(['visa_free', null]);
});

test('Palestine: ask before you travel, whatever the source', async () => {
  const of = async (passport: string) => await answerOf(`${passport}/PS`);
  expect(await of('DE')).toMatchObject({ access: 'eta', askBeforeTravel: true });
  expect(await of('JO')).toMatchObject({ access: 'visa_required', askBeforeTravel: false });
});

test('Cyprus: the visa list of the European Union, with a window of its own', async () => {
  const answer = await answerOf('US/CY');
  expect(answer).toMatchObject({ access: 'visa_free', days: 90, source: { kind: 'official' } });
  expect(answer.window).toMatchObject({ days: 90, per: 180, zone: 'cyprus' });
  for (const destination of ['AD', 'MC', 'SM', 'VA']) {
    const { window } = await answerOf(`US/${destination}`);
    expect([destination, window]).toEqual([destination, null]);
  }
});
