import { LinkifyIt } from 'linkify-it';

/** Text as it is written, or with `href` an address it names; `start` is its place in its paragraph. */
export type TextPiece = { start: number; text: string; href?: string };

/** `start` is the paragraph's place in the text. */
export type Paragraph = { start: number; pieces: TextPiece[] };

// Only what says http or https itself: anything else with a dot or an @ in it may be just text.
const links = new LinkifyIt({ fuzzyLink: false, fuzzyEmail: false })
  .add('ftp:', null)
  .add('mailto:', null)
  .add('//', null);

/** The paragraphs of a text, which blank lines part, and the http(s) addresses in each. */
export function paragraphsOf(text: string): Paragraph[] {
  // Other systems end their lines with CR LF, and a blank line may hold spaces.
  const paragraphs = text.matchAll(/\S.*(?:\r?\n[^\S\n]*\S.*)*/g);
  return Array.from(paragraphs, ({ 0: paragraph, index }) => ({
    start: index,
    pieces: piecesOf(paragraph),
  }));
}

function piecesOf(paragraph: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let start = 0;
  for (const { index, lastIndex, url } of links.match(paragraph) ?? []) {
    if (index > start) pieces.push({ start, text: paragraph.slice(start, index) });
    pieces.push({ start: index, text: paragraph.slice(index, lastIndex), href: url });
    start = lastIndex;
  }
  if (start < paragraph.length) pieces.push({ start, text: paragraph.slice(start) });
  return pieces;
}
