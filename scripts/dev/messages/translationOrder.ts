type ByNamespace<Message> = Record<string, Record<string, Message>>;

/**
 * The JSON of a language's translations in the order of the English messages, one a line, so that files of
 * two languages have a message at the same line. Translations of unknown messages stay, at the end.
 */
export function inEnglishOrder(
  translated: ByNamespace<string>,
  english: ByNamespace<unknown>,
): string {
  const ordered = inOrderOf(english, translated).map(([namespace, texts]) => [
    namespace,
    Object.fromEntries(inOrderOf(english[namespace] ?? {}, texts)),
  ]);
  return `${JSON.stringify(Object.fromEntries(ordered), null, 2)}\n`;
}

/** The first line at which the text of a file differs from that in the order of the English messages. */
export function orderProblems(text: string, ordered: string): string[] {
  if (text === ordered) return [];
  const wanted = ordered.split('\n');
  const line = [...text.split('\n'), undefined].findIndex((one, index) => one !== wanted[index]);
  return [`line ${line + 1} isn’t in the order of English, one message a line: npm run messages`];
}

function inOrderOf<Value>(first: object, record: Record<string, Value>): [string, Value][] {
  const keys = [...Object.keys(first).filter((key) => key in record), ...Object.keys(record)];
  return [...new Set(keys)].map((key) => [key, record[key] as Value]);
}
