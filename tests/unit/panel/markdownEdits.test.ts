import { expect, test } from 'vitest';
import { type MarkdownEdit, markdownEdits } from '#src/panel/forms/markdown/markdownEdits.ts';

/** `text` with its selection in brackets, after the edit, in the same notation. */
function after(edit: MarkdownEdit, marked: string): string {
  const start = marked.indexOf('<');
  const end = marked.indexOf('>') - 1;
  const text = marked.replace(/[<>]/g, '');
  const made = markdownEdits[edit]({ text, start, end });
  const now = text.slice(0, made.from) + made.insert + text.slice(made.to);
  return `${now.slice(0, made.start)}<${now.slice(made.start, made.end)}>${now.slice(made.end)}`;
}

test.each<[MarkdownEdit, string, string]>([
  ['bold', 'a <b> c', 'a **<b>** c'],
  ['bold', 'a **<b>** c', 'a <b> c'],
  ['bold', 'a *<b>* c', 'a ***<b>*** c'],
  ['italic', 'a **<b>** c', 'a ***<b>*** c'],
  ['italic', 'a ***<b>*** c', 'a **<b>** c'],
  ['italic', '<>', '*<>*'],
  ['link', 'see <here>', 'see [here](<https://>)'],
  ['link', 'see <>', 'see [text](<https://>)'],
  ['list', 'one\nt<wo\nthr>ee\nfour', 'one\n- <two\n- three>\nfour'],
  ['list', '- <one\n- two>', '<one\ntwo>'],
  ['heading', 'a\n<>b', 'a\n## <b>'],
  ['heading', '## <b>', '<b>'],
])('%s makes %j %j', (edit, before, expected) => {
  expect(after(edit, before)).toBe(expected);
});
