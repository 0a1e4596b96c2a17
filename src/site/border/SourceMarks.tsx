import type { ListedSource } from '#core/answers/words/answerTexts.ts';
import borderMessages from '#messages/en/border.gen.ts';
import { translator } from '#messages/translate.ts';
import type { NumberedSources } from './numberedSources.ts';
import { SourceLine } from './SourceLine.tsx';

const t = translator(borderMessages);

/** A small number after a fact, which leads to its source and day in the list of sources. */
export function SourceMark({
  source,
  sources,
}: {
  /** Undefined for a fact without one. */
  source: ListedSource | undefined;
  sources: NumberedSources;
}) {
  const number = source && sources.numberOf(source);
  if (!number) return null;
  return (
    <sup className="source-mark">
      <a href={`#${idOf(number)}`} aria-label={t('sourceMark', { number: String(number) })}>
        {number}
      </a>
    </sup>
  );
}

/**
 * The sources that the marks of a page lead to, and who collected them, folded: a mark opens it, and
 * so does the browser's search. Nothing without any.
 */
export function SourceList({ sources: { lines, collectors } }: { sources: NumberedSources }) {
  if (lines.length + collectors.length === 0) return null;
  return (
    <details className="fold text-sm text-ink-soft">
      <summary className="min-h-11 cursor-pointer content-center">
        <h3 className="inline font-semibold">{t('sources')}</h3>
      </summary>
      <ol className="source-list">
        {lines.map((source, index) => (
          <li key={idOf(index + 1)} id={idOf(index + 1)} tabIndex={-1}>
            <SourceLine source={source} />
          </li>
        ))}
      </ol>
      {collectors.map((collector) => (
        <p key={collector}>{collectorInWords(collector)}</p>
      ))}
    </details>
  );
}

/** A stored collector names its licence behind it, in brackets that are others in Chinese and Japanese. */
function collectorInWords(stored: string): string {
  const [, collector, licence] = /^(.+) \(([^()]+)\)$/.exec(stored) ?? [];
  return collector && licence
    ? t('collectedUnder', { collector, licence })
    : t('collectedBy', { collector: stored });
}

function idOf(number: number): string {
  return `source-${number}`;
}
