import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languages, type TranslatedLanguage } from '#core/languages/languages.ts';
import { countryNamesIn } from '#server/languages/countryNames.ts';
import { shareFonts } from '#server/seo/shareFonts.ts';
import { runCommand } from '../command.ts';
import { readTranslations } from './messages/messageFiles.ts';

/** Installed in a temporary folder: only this command needs them. */
const PACKAGES = {
  'subset-font': '2.9.0',
  '@expo-google-fonts/noto-sans': '0.4.2',
  '@expo-google-fonts/noto-sans-arabic': '0.4.3',
  '@expo-google-fonts/noto-sans-devanagari': '0.4.1',
  '@expo-google-fonts/noto-sans-jp': '0.4.3',
  '@expo-google-fonts/noto-sans-kr': '0.4.3',
  '@expo-google-fonts/noto-sans-sc': '0.4.3',
};

const help = `Writes the fonts of share images, server/seo/fonts, for languages whose letters the site's own font
lacks: the characters that names of countries, verdicts and titles need, of Noto Sans (OFL 1.1).
Installs what it needs in a temporary folder. Run it after a change of their translations.

Example: npm run share-fonts`;

/** The catalogues whose messages share images show. */
const NAMESPACES = [
  'sharing',
  'verdict',
  'access',
  'transit',
  'work',
  'lists',
  'dates',
  'countries',
];

const target = join(import.meta.dirname, '..', '..', 'server', 'seo', 'fonts');

type Subset = (
  font: Buffer,
  text: string,
  options: { targetFormat: 'truetype' },
) => Promise<Buffer>;

await runCommand({ help }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'share-fonts-'));
  const characters: Record<string, string> = {};
  try {
    const wanted = Object.entries(PACKAGES).map(([name, version]) => `${name}@${version}`);
    execFileSync('npm', ['install', '--silent', '--no-save', '--prefix', folder, ...wanted]);
    const subset = createRequire(join(folder, 'index.js'))('subset-font') as Subset;
    for (const { code } of languages) {
      const family = shareFonts[code as TranslatedLanguage];
      if (!family) continue;
      const needed = charactersOf(code as TranslatedLanguage);
      const font = await subset(readFileSync(fileOf(folder, family)), needed, {
        targetFormat: 'truetype',
      });
      writeFileSync(join(target, `${code}.ttf`), font);
      characters[code] = needed;
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  writeFileSync(join(target, 'characters.json'), `${JSON.stringify(characters, null, 2)}\n`);
});

function fileOf(folder: string, family: string): string {
  const name = family.toLowerCase().replaceAll(' ', '-');
  const file = `700Bold/${family.replaceAll(' ', '')}_700Bold.ttf`;
  return join(folder, 'node_modules', '@expo-google-fonts', name, file);
}

/** Each character once, in the order of their codes. */
function charactersOf(language: TranslatedLanguage): string {
  const translated = readTranslations(language);
  const texts = [
    ...Object.values(countryNamesIn[language]),
    ...NAMESPACES.flatMap((namespace) => Object.values(translated[namespace] ?? {})),
  ];
  return [...new Set(texts.join('').normalize('NFC'))].sort().join('');
}
