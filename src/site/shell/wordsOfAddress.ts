import { SEARCH_TEXT_MAX } from '#core/inputs/textLengths.ts';

/** Words of the site's own addresses, which say nothing of what was looked for. */
const ownWords = new Set(
  'visa info visas destination destinations country countries passport passports search'.split(' '),
);

/** The words of an unknown address, to search for: "/visa/new-zeland.html" gives "new zeland". */
export function wordsOfAddress(pathname: string): string {
  const words = decoded(pathname)
    .replace(/\.(?:html?|php|aspx?)$/i, '')
    .split(/[^\p{L}\p{M}\p{N}’']+/u)
    .filter((word) => word !== '' && !ownWords.has(word.toLowerCase()));
  return words.join(' ').slice(0, SEARCH_TEXT_MAX).trim();
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
