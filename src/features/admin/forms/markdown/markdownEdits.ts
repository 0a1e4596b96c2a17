/** A text, and what of it is selected, as places between its characters. */
export type Selected = { text: string; start: number; end: number };

/** What takes the place of the characters from `from` to `to`, and what is selected then. */
export type Edit = { from: number; to: number; insert: string; start: number; end: number };

export type MarkdownEdit = 'bold' | 'italic' | 'link' | 'list' | 'heading';

/** What a button of the toolbar does; done again, it takes itself back. */
export const markdownEdits: Record<MarkdownEdit, (selected: Selected) => Edit> = {
  bold: (selected) => wrapped(selected, '**'),
  italic: (selected) => wrapped(selected, '*'),
  link: linked,
  list: (selected) => begunWith(selected, '- '),
  heading: (selected) => begunWith(selected, '## '),
};

function wrapped({ text, start, end }: Selected, mark: string): Edit {
  const inner = text.slice(start, end);
  const { length } = mark;
  if (isMarked(text, { start, end }, mark)) {
    const from = start - length;
    return { from, to: end + length, insert: inner, start: from, end: from + inner.length };
  }
  const insert = `${mark}${inner}${mark}`;
  return { from: start, to: end, insert, start: start + length, end: end + length };
}

/** One star around is italic, two are bold, three are both. */
function isMarked(text: string, { start, end }: { start: number; end: number }, mark: string) {
  const before = /\**$/.exec(text.slice(0, start))?.[0].length ?? 0;
  const after = /^\**/.exec(text.slice(end))?.[0].length ?? 0;
  const stars = Math.min(before, after);
  return mark === '*' ? stars % 2 === 1 : stars >= 2;
}

const placeholder = 'https://';

/** The address is selected, since it is what is missing. */
function linked({ text, start, end }: Selected): Edit {
  const label = text.slice(start, end) || 'text';
  const insert = `[${label}](${placeholder})`;
  const address = start + label.length + 3;
  return { from: start, to: end, insert, start: address, end: address + placeholder.length };
}

/** Every line of the selection, however little of it is selected. */
function begunWith({ text, start, end }: Selected, mark: string): Edit {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = text.indexOf('\n', end);
  const to = lineEnd === -1 ? text.length : lineEnd;
  const lines = text.slice(from, to).split('\n');
  const areAll = lines.every((line) => line.startsWith(mark));
  const insert = lines
    .map((line) => (areAll ? line.slice(mark.length) : line.startsWith(mark) ? line : mark + line))
    .join('\n');
  return { from, to, insert, start: from + (areAll ? 0 : mark.length), end: from + insert.length };
}
