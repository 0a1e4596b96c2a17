import { expect, test } from 'vitest';
import { startTestSite } from '../testApp.ts';
import { expectDocumented } from './openApi.ts';

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
