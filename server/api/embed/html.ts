/** Escaped HTML; only `html` creates it. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = Markup | Part[] | string | number | null | undefined | false;

/**
 * A template tag for HTML: html`<p>${text}</p>`. Escapes every value, for text and quoted
 * attributes, unless it came from `html`; omits null, undefined and false.
 */
export function html(strings: TemplateStringsArray, ...values: Part[]): Markup {
  const parts = strings.flatMap((text, index) =>
    index < values.length ? [text, textOf(values[index])] : [text],
  );
  return new Markup(parts.join(''));
}

function textOf(value: Part): string {
  if (value instanceof Markup) return value.text;
  if (Array.isArray(value)) return value.map(textOf).join('');
  if (value === null || value === undefined || value === false) return '';
  return escaped(String(value));
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}
