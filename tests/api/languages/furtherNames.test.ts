import { expect, test } from 'vitest';
import { siteOfFile } from '../../support/site/testApp.ts';

const site = siteOfFile();

/** What a text in a country field means on a page in a language: a code, or those to choose from. */
async function read(language: string, text: string): Promise<string | string[]> {
  const input = encodeURIComponent(JSON.stringify({ text, passports: false }));
  const { body } = await site().app.inject(`/${language}/trpc/country.byText?input=${input}`);
  const { country, candidates } = JSON.parse(body).result.data;
  return country ? country.code : candidates.map(({ code }: { code: string }) => code);
}

test.each([
  ['de', 'Holland', 'NL'],
  ['de', 'USA', 'US'],
  ['es', 'EE.UU.', 'US'],
  ['hi', 'यूके', 'GB'],
  ['ja', '米国', 'US'],
  ['zh', '阿联酋', 'AE'],
  ['ko', '미국', 'US'],
  ['ja', 'アメリカ', 'US'],
])('a country field in %s knows "%s" as %s', async (language, text, code) => {
  expect(await read(language, text)).toBe(code);
});

test('a page has the further names of its own language', async () => {
  const further = async (prefix: string) => {
    const { body } = await site().app.inject(`${prefix}/trpc/country.furtherNames`);
    return JSON.parse(body).result.data;
  };
  expect((await further('')).NL).toContain('Holland');
  expect((await further('')).MM).toContain('Burma');
  expect((await further('/ja')).US).toContain('米国');
  expect((await further('/ja')).MM ?? []).not.toContain('Burma');
});
