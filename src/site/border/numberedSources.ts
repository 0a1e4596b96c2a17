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
  const byLine = new Map<string, Origin>();
  for (const { line } of sources) {
    const text = JSON.stringify(line);
    if (!byLine.has(text)) byLine.set(text, line);
  }
  const texts = [...byLine.keys()];
  return {
    lines: [...byLine.values()],
    collectors: [...new Set(sources.flatMap(({ collector }) => collector ?? []))],
    numberOf: ({ line }) => {
      const place = texts.indexOf(JSON.stringify(line));
      return place < 0 ? undefined : place + 1;
    },
  };
}
