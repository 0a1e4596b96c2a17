import type { ListedSource, Origin } from '#core/answers/words/answerTexts.ts';

/** The sources of a page, each once, by the number of its mark. */
export type NumberedSources = {
  lines: Origin[];
  /** Who collected them, with the licences. */
  collectors: string[];
  /** From 1; undefined for a source that isn't listed. */
  numberOf: (source: ListedSource) => number | undefined;
};

/** Numbers sources in the order in which a page names them; equal lines are one source. */
export function numberedSources(sources: readonly ListedSource[]): NumberedSources {
  const lines: Origin[] = [];
  const numbers = new Map<string, number>();
  for (const { line } of sources) {
    const text = JSON.stringify(line);
    if (!numbers.has(text)) numbers.set(text, lines.push(line));
  }
  return {
    lines,
    collectors: [...new Set(sources.flatMap(({ collector }) => collector ?? []))],
    numberOf: ({ line }) => numbers.get(JSON.stringify(line)),
  };
}
