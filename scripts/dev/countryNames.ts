import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countries } from 'countries-list';
import { languages } from '#core/languages/languages.ts';
import { countryNameOverrides } from '#server/languages/countryNameOverrides.ts';
import { runCommand } from '../command.ts';

/** Installed in a temporary folder: only this command needs them. */
const PACKAGES = {
  'cldr-localenames-full': '48.2.0',
  'pinyin-pro': '3.29.4',
  wanakana: '5.3.1',
};

const help = `Writes the names of countries in other languages, server/languages/countryNames/*.json, from
Unicode CLDR ${PACKAGES['cldr-localenames-full']}, with the spellings in Latin letters that Chinese and Japanese people type.
Installs what it needs in a temporary folder.

Example: npm run country-names`;

/** The territories whose short name is common: "Hong Kong", without "SAR China". */
const withShortName = new Set(['HK', 'MO', 'PS']);

const target = join(import.meta.dirname, '../../server/languages/countryNames');

await runCommand({ help }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'country-names-'));
  try {
    const wanted = Object.entries(PACKAGES).map(([name, version]) => `${name}@${version}`);
    execFileSync('npm', ['install', '--silent', '--no-save', '--prefix', folder, ...wanted]);
    const inLatinLetters = latinSpellings(folder);
    for (const { code } of languages) {
      if (code === 'en') continue;
      const names = namesIn(folder, code);
      writeNames(code, names);
      const spell = inLatinLetters[code];
      if (spell) {
        const spelt = Object.entries(names).map(([country, name]) => [country, spell(name)]);
        writeNames(`${code}-latin`, Object.fromEntries(spelt.filter(([, name]) => name)));
      }
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  console.log(
    `Names of ${Object.keys(countries).length} countries, ${languages.length - 1} languages.`,
  );
});

/** Names by ISO 3166-1 alpha-2 code, in the order of the codes. */
function namesIn(folder: string, language: string): Record<string, string> {
  const path = `node_modules/cldr-localenames-full/main/${language}/territories.json`;
  const { main } = JSON.parse(readFileSync(join(folder, path), 'utf8'));
  const territories: Record<string, string> = main[language].localeDisplayNames.territories;
  const ours: Partial<Record<string, Readonly<Record<string, string>>>> = countryNameOverrides;
  const names = Object.keys(countries)
    .toSorted()
    .map((code) => {
      const short = withShortName.has(code) ? territories[`${code}-alt-short`] : undefined;
      const name = ours[language]?.[code] ?? short ?? territories[code];
      if (!name)
        throw new Error(`CLDR has no name of ${code} in ${language}: add it to the overrides`);
      return [code, name];
    });
  return Object.fromEntries(names);
}

/** Spells a name in Latin letters, by language: pinyin without tones, Hepburn romaji. */
function latinSpellings(folder: string): Partial<Record<string, (name: string) => string>> {
  const load = createRequire(join(folder, 'index.js'));
  const { pinyin } = load('pinyin-pro') as {
    pinyin: (text: string, options: { toneType: 'none'; type: 'array' }) => string[];
  };
  const { toRomaji } = load('wanakana') as { toRomaji: (text: string) => string };
  return {
    zh: (name) => pinyin(name, { toneType: 'none', type: 'array' }).join(''),
    // Names of a few countries have kanji, which aren't spelt by letters.
    ja: (name) => (/\p{Script=Han}/u.test(name) ? '' : toRomaji(name)),
  };
}

function writeNames(file: string, names: Record<string, string>): void {
  writeFileSync(join(target, `${file}.json`), `${JSON.stringify(names, null, 2)}\n`);
}
