import type { ListedSource, Origin } from '#core/answers/words/answerTexts.ts';

/** The sources of a page, each once, by the number of its mark. */
export type NumberedSources = {
  lines: Origin[];
  /** Who collected them, with the licences. */
  collectors: string[];
  /** From 1; undefined for a source that isn't listed. */
  numberOf: (source: ListedSource) => number | undefined;
};

/**
 * Numbers sources in the order in which a page names them; equal lines are one source. `credited` collected
 * what the page names elsewhere.
 */
export function numberedSources(
  sources: readonly ListedSource[],
  credited: string | null = null,
): NumberedSources {
  const lines: Origin[] = [];
  const numbers = new Map<string, number>();
  for (const { line } of sources) {
    const text = JSON.stringify(line);
    if (!numbers.has(text)) numbers.set(text, lines.push(line));
  }
  const alike = Map.groupBy(lines, wordsOf);
  return {
    lines: lines.map((line) => placed(line, alike.get(wordsOf(line)) ?? [])),
    collectors: [
      ...new Set(
        [credited, ...sources.map(({ collector }) => collector)].flatMap((one) => one ?? []),
      ),
    ],
    numberOf: ({ line }) => numbers.get(JSON.stringify(line)),
  };
}

function wordsOf({ before, link, after }: Origin): string {
  return before + link + after;
}

/** The line with what tells its page from those of lines in the same words: the site, or the address. */
function placed(line: Origin, alike: Origin[]): Origin {
  if (!line.address || alike.length < 2) return line;
  const isByHost = new Set(alike.map(hostOf)).size === alike.length;
  const { pathname, search } = new URL(line.address);
  const page = isByHost ? '' : `${pathname}${search}`.replace(/\/$/, '');
  return { ...line, link: `${line.link} (${hostOf(line)}${page})` };
}

function hostOf({ address }: Origin): string {
  return address ? new URL(address).host.replace(/^www\./, '') : '';
}
