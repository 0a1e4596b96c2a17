import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TranslatedLanguage } from '#core/languages/languages.ts';
import { currentLanguage } from '../languages/requestLanguage.ts';

/** The font family of share images in languages whose letters the site's own font lacks. */
export const shareFonts: Partial<Record<TranslatedLanguage, string>> = {
  ar: 'Noto Sans Arabic',
  hi: 'Noto Sans Devanagari',
  ja: 'Noto Sans JP',
  ko: 'Noto Sans KR',
  ru: 'Noto Sans',
  vi: 'Noto Sans',
  zh: 'Noto Sans SC',
};

const folder = join(import.meta.dirname, 'fonts');

/** A font that is bundled, because a host may have none. */
export type BundledFont = { family: string; file: string };

/** The site's own font, of Latin letters. */
export const ownFont: BundledFont = {
  family: 'Landfall Sans',
  file: join(folder, 'landfall-sans-bold.ttf'),
};

/** The characters in its character map, without combining marks; and isolates, which draw nothing. */
const ownCharacters =
  /^[ -~\u00a1-\u00ac\u00ae-\u0113\u0116-\u0127\u012a\u012b\u012e-\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150-\u0161\u0164\u0165\u016a-\u017e\u01cd\u01ce\u0218-\u021b\u1e80-\u1e85\u1e9e\u1ef2\u1ef3\u2013\u2014\u2018-\u201a\u201c-\u201e\u2026\u2068\u2069\u20ac]$/u;

const characters: Record<string, string> = JSON.parse(
  readFileSync(join(folder, 'characters.json'), 'utf8'),
);

const sets = new Map(Object.entries(characters).map(([code, all]) => [code, new Set(all)]));

/** The font beside the site's own in a language; undefined where that has all letters. */
export function fontOf(language: string): BundledFont | undefined {
  const family = shareFonts[language as TranslatedLanguage];
  if (!family || !sets.has(language)) return undefined;
  return { family, file: join(folder, `${language}.ttf`) };
}

/** True if the fonts of the present language have every character of a text. */
export function canBeDrawn(text: string): boolean {
  return text !== '' && hasCharacters(currentLanguage(), text);
}

/** True if the fonts of a language have every character of a text; others would show as boxes. */
export function hasCharacters(language: string, text: string): boolean {
  const own = sets.get(language);
  return [...drawable(text)].every(
    (character) => ownCharacters.test(character) || own?.has(character),
  );
}

/** A text as it is drawn: letters with their marks in one, and spaces that fonts may lack as usual ones. */
export function drawable(text: string): string {
  return text.normalize('NFC').replaceAll(/[\u00a0\u202f]/g, ' ');
}
