import { describe, expect, test } from 'vitest';
import { COUNTRY_TEXT_MAX } from '#core/inputs/textLengths.ts';
import { startTestSite } from '../../support/site/testApp.ts';

describe('the text of a country field', () => {
  const read = async (text: string, passports = false) => {
    const site = await startTestSite();
    const { country, candidates } = await site
      .browser()
      .api.country.byText.query({ text, passports });
    return country ? country.code : candidates.map(({ code }) => code);
  };

  test.each([
    ['Germany', 'DE'],
    ['germany', 'DE'],
    [' de ', 'DE'],
    ['deu', 'DE'],
    ['Deutschland', 'DE'],
    ['Holland', 'NL'],
    ['the netherlands', 'NL'],
    ['UK', 'GB'],
    ['u.s.a.', 'US'],
    ['ge', 'GE'],
    ['swed', 'SE'],
    ['cote d’ivoire', 'CI'],
    ['Bali', 'ID'],
    ['Puerto Rico', 'PR'],
    ['Greenland', 'GL'],
    ['Guinea', 'GN'],
  ])('"%s" is %s', async (text, code) => {
    expect(await read(text)).toBe(code);
  });

  test.each([
    ['Puerto Rico', ['US']],
    ['Guam', ['US']],
    ['Greenland', ['DK']],
    ['GL', ['DK']],
    ['Tahiti', ['FR']],
    ['Holland', 'NL'],
  ])('for a passport "%s" offers %s', async (text, codes) => {
    expect(await read(text, true)).toEqual(codes);
  });

  test.each([
    ['germny', ['DE']],
    ['Switzrland', ['CH']],
    ['phillipines', ['PH']],
    ['south koria', ['KR']],
    ['Korea', ['KP', 'KR']],
    ['united', ['AE', 'GB', 'US']],
  ])('"%s" may be %s', async (text, codes) => {
    const found = await read(text);
    expect(found).toEqual(expect.arrayContaining(codes));
    expect(found.length).toBeLessThanOrEqual(8);
    expect(codes).toContain(found[0]);
  });

  test.each(['Atlantis', 'ZZ', '?', '%', 'x'.repeat(COUNTRY_TEXT_MAX)])(
    '"%s" is none',
    async (text) => {
      expect(await read(text)).toEqual([]);
    },
  );

  test('Bermuda is a country, but issues no listed passport', async () => {
    expect(await read('Bermuda')).toBe('BM');
    expect(await read('Bermuda', true)).not.toBe('BM');
    expect(await read('Bermuda', true)).not.toContain('GB');
  });

  test('a country that is switched off is none', async () => {
    const site = await startTestSite();
    const admin = await site.signedIn();
    await admin.api.country.setEnabled.mutate({ code: 'NO', enabled: false });
    const { country } = await site
      .browser()
      .api.country.byText.query({ text: 'Norway', passports: true });
    expect(country).toBeNull();
  });
});
