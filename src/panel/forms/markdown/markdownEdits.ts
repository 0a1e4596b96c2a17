/** A text and its selection, as offsets. */
export type Selected = { text: string; start: number; end: number };

/** Replaces the characters from `from` to `to`, and sets the selection. */
export type Edit = { from: number; to: number; insert: string; start: number; end: number };

export type MarkdownEdit = 'bold' | 'italic' | 'link' | 'list' | 'heading';

/** The toolbar's edits; each toggles. */
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

/** One asterisk on each side is italic, two are bold, three are both. */
function isMarked(text: string, { start, end }: { start: number; end: number }, mark: string) {
  const before = /\**$/.exec(text.slice(0, start))?.[0].length ?? 0;
  const after = /^\**/.exec(text.slice(end))?.[0].length ?? 0;
  const stars = Math.min(before, after);
  return mark === '*' ? stars % 2 === 1 : stars >= 2;
}

const placeholder = 'https://';

/** Selects the URL, which is missing. */
function linked({ text, start, end }: Selected): Edit {
  const label = text.slice(start, end) || 'text';
  const insert = `[${label}](${placeholder})`;
  const address = start + label.length + 3;
  return { from: start, to: end, insert, start: address, end: address + placeholder.length };
}

/** Prefixes all lines that the selection touches. */
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
