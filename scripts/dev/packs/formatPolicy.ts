/**
 * The text of a parsed policy, or of a table such as the mappings of lists: a line a source, an exception, a programme
 * and every other record, so that a change of one fact is a change of one line. Keys stand in the
 * order of the parsed object, which is that of its schema.
 */
export function formatPolicy(policy: object): string {
  const lines = Object.entries(policy).map(
    ([key, part]) => `  ${JSON.stringify(key)}: ${formatPart(part)}`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
}

function formatPart(part: unknown): string {
  if (Array.isArray(part)) return bracketed('[', part.map(toLine), ']');
  if (typeof part !== 'object' || part === null) return JSON.stringify(part);
  const lines = Object.entries(part).map(
    ([key, value]) => `    ${JSON.stringify(key)}: ${JSON.stringify(value)}`,
  );
  return bracketed('{', lines, '}');
}

function toLine(record: unknown): string {
  return `    ${JSON.stringify(record)}`;
}

function bracketed(open: string, lines: readonly string[], close: string): string {
  return lines.length === 0 ? open + close : `${open}\n${lines.join(',\n')}\n  ${close}`;
}
