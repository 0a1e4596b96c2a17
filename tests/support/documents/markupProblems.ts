/**
 * What no page may be served with: two elements with one id, an empty reference to an active option,
 * and attributes from values that are none.
 */
export function markupProblems(html: string): string[] {
  const markup = html.replaceAll(/<script[^>]*>.*?<\/script>/gs, '');
  const ids = [...markup.matchAll(/<[a-z][^>]*?\sid="([^"]*)"/g)].map(([, id]) => id ?? '');
  const repeated = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
  const wrong = markup.match(
    /\saria-activedescendant=""|\s[a-z-]+="(?:NaN|undefined|null|\[object \w+\])"/g,
  );
  return [...[...repeated].map((id) => `id="${id}" twice`), ...(wrong ?? [])];
}
