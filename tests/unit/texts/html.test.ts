import fc from 'fast-check';
import { expect, test } from 'vitest';
import { html } from '#server/api/embed/html.ts';

test('values in a template are escaped', () => {
  const hostile = `"><script>alert('1')</script>&amp;`;
  expect(html`<a title="${hostile}">${hostile}</a>`.text).toBe(
    '<a title="&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;amp;">' +
      '&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;amp;</a>',
  );
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(html`${text}`.text).not.toMatch(/[<>"']/);
    }),
  );
});

test('nested markup stays, lists are joined, and empty values are omitted', () => {
  const items = ['a', '<b>'].map((text) => html`<li>${text}</li>`);
  expect(html`<ul>${items}</ul>${null}${undefined}${false}${0}`.text).toBe(
    '<ul><li>a</li><li>&lt;b&gt;</li></ul>0',
  );
});
