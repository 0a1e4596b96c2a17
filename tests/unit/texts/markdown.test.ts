import { expect, test } from 'vitest';
import { renderMarkdown } from '#server/lib/markdown.ts';

test('Plain text keeps its paragraphs, line breaks and addresses', () => {
  const text =
    'One line\nand another & <more>.\r\n\r\n    See https://example.org/a. Not example.org, a@b.cd.';
  expect(renderMarkdown(text)).toBe(
    '<p>One line<br>\nand another &amp; &lt;more&gt;.</p>\n' +
      '<p>See <a href="https://example.org/a" rel="nofollow noopener">https://example.org/a</a>. ' +
      'Not example.org, a@b.cd.</p>\n',
  );
});

test('Bold, italic, lists, quotes, links and headings below the page are rendered', () => {
  expect(renderMarkdown('# Food\n**Eat** *well*\n\n- [FAQ](/contact)\n- b')).toBe(
    '<h2>Food</h2>\n<p><strong>Eat</strong> <em>well</em></p>\n' +
      '<ul>\n<li><a href="/contact">FAQ</a></li>\n<li>b</li>\n</ul>\n',
  );
  expect(renderMarkdown('1. a\n\n> b\n\n###### deep', 3)).toBe(
    '<ol>\n<li>a</li>\n</ol>\n<blockquote>\n<p>b</p>\n</blockquote>\n<h6>deep</h6>\n',
  );
  expect(renderMarkdown('# a', 3)).toBe('<h3>a</h3>\n');
  expect(renderMarkdown('[mail](mailto:a@b.cd) [here](#x)')).toBe(
    '<p><a href="mailto:a@b.cd">mail</a> <a href="#x">here</a></p>\n',
  );
});

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '![a](https://example.org/a.png)',
  '[a](javascript:alert(1))',
  '[a](JaVaScRiPt:alert(1))',
  '[a](java\tscript:alert(1))',
  '[a](&#106;avascript:alert(1))',
  '[a](data:text/html,x)',
  '[a](vbscript:x)',
  '[a](//example.org)',
  '[a](/\\example.org)',
  '[a](</	/example.org>)',
  '[a](file:///etc/passwd)',
  '<javascript:alert(1)>',
  '[a](https://example.org/"onmouseover="alert(1))',
  '[a]: javascript:alert(1)\n\n[a]',
  '<https://example.org/"onclick="x>',
  '```html\n<b>x</b>\n```',
])('%s becomes only text and safe links', (text) => {
  const html = renderMarkdown(text);
  const tags = html.match(/<[^>]*>/g) ?? [];
  for (const tag of tags) {
    expect(tag).toMatch(
      /^<(?:\/?(?:p|a)|br|a href="(?:https:\/\/[^"]*|\/(?!\/|\\|%5C)[^"]*)"(?: rel="nofollow noopener")?)>$/,
    );
  }
});
