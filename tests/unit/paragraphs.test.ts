import { expect, test } from 'vitest';
import { paragraphsOf } from '../../src/ui/paragraphs.ts';

/** Each paragraph's pieces: text as it is, links as [text, address]. */
function shapeOf(text: string) {
  return paragraphsOf(text).map(({ pieces }) =>
    pieces.map((piece) => (piece.href ? [piece.text, piece.href] : piece.text)),
  );
}

test('blank lines part paragraphs; a single line break stays where it is', () => {
  expect(shapeOf('One\nstill one\n\nTwo\r\n\r\nThree\n \t\n\n  Four')).toEqual([
    ['One\nstill one'],
    ['Two'],
    ['Three'],
    ['Four'],
  ]);
  expect(shapeOf(' \n\n ')).toEqual([]);
});

test('http and https addresses become links, without the punctuation after them', () => {
  expect(
    shapeOf('See https://visa.example/apply?x=1&y=(2), or (http://example.org/path).'),
  ).toEqual([
    [
      'See ',
      ['https://visa.example/apply?x=1&y=(2)', 'https://visa.example/apply?x=1&y=(2)'],
      ', or (',
      ['http://example.org/path', 'http://example.org/path'],
      ').',
    ],
  ]);
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt://example.com/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'ftp://example.com/x',
  'mailto:ada@example.com',
  'ada@example.com',
  '//example.com/x',
  'www.example.com',
  'example.com',
  '[words](javascript:alert)',
  '<a href="x">words</a>',
  '**bold** &amp; <b>bold</b>',
])('%s stays text', (text) => {
  expect(shapeOf(text)).toEqual([[text]]);
});

test('nothing of the text is lost, and a link leads nowhere but where it says', () => {
  const text =
    'https://a.example/"onmouseover="x" <img src=https://b.example/x.png onerror=x> https://me@c.example https://é.example/ü';
  const pieces = paragraphsOf(text).flatMap((paragraph) => paragraph.pieces);
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  for (const { text: shown, href } of pieces) {
    if (href) expect(new URL(href).href).toBe(new URL(shown).href);
  }
});

test('a long text without an end in sight is read in no time', () => {
  for (const piece of ['https://', 'https://a.', 'https://a/(', 'http://a/[({"', '\n \n', 'a.b@']) {
    const started = performance.now();
    paragraphsOf(piece.repeat(Math.ceil(20_000 / piece.length)));
    expect([piece, performance.now() - started < 1000]).toEqual([piece, true]);
  }
});
