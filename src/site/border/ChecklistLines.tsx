import type { BorderChecklist, ChecklistLine } from '#core/border/checklist.ts';
import {
  type FoldedLine,
  isFolded,
  isPlainlyNotRequired,
  type LineInWords,
  labelOfBinding,
  labelOfSubject,
  lineInWords,
  type NotRequiredLine,
  sourceOfLine,
  subjectsInWords,
} from '#core/border/checklistWords.ts';
import { linkTitle } from '#core/border/linkTitle.ts';
import { sentencesInWords } from '#core/languages/sentences.ts';
import borderMessages from '#messages/en/border.gen.ts';
import { translator } from '#messages/translate.ts';
import { ExternalLink } from '#src/ui/ExternalLink.tsx';
import { ApplicationSites } from './ApplicationSites.tsx';
import type { NumberedSources } from './numberedSources.ts';
import { SourceMark } from './SourceMarks.tsx';

const t = translator(borderMessages);

/**
 * What a border asks for: one line a subject, one for all that isn't required, then, folded, what it knows or
 * restricts besides, and the subjects of which nothing is known.
 */
export function ChecklistLines({
  checklist,
  sources,
  nameOf,
}: {
  checklist: BorderChecklist;
  /** The list that its marks lead to. */
  sources: NumberedSources;
  /** Gives a country's name. */
  nameOf: (code: string) => string;
}) {
  const { lines, notResearched } = checklist;
  const notRequired = lines.filter(isPlainlyNotRequired);
  const further = lines.filter(isFolded);
  const asked = lines.filter((line) => !isPlainlyNotRequired(line) && !isFolded(line));
  return (
    <>
      <ul className="border-lines">
        {asked.map((line) => {
          const words = lineInWords(line, nameOf);
          return (
            <Line
              key={`${line.subject} ${words.text} ${words.details[0]}`}
              line={line}
              words={words}
              sources={sources}
            />
          );
        })}
        {notRequired.length > 0 && <NotRequired lines={notRequired} sources={sources} />}
      </ul>
      {further.length > 0 && <FurtherLines lines={further} sources={sources} nameOf={nameOf} />}
      {notResearched.length > 0 && (
        <details className="fold text-sm text-ink-soft">
          <summary className="min-h-11 cursor-pointer content-center">
            {t('notResearched', { count: notResearched.length })}
          </summary>
          {subjectsInWords(notResearched)}
        </details>
      )}
    </>
  );
}

function FurtherLines({
  lines,
  sources,
  nameOf,
}: {
  lines: FoldedLine[];
  sources: NumberedSources;
  nameOf: (code: string) => string;
}) {
  const subjects = new Set(lines.map(({ subject }) => subject));
  return (
    <details className="fold further-lines text-sm">
      <summary className="min-h-11 cursor-pointer content-center">
        {t('further', { subjects: subjectsInWords([...subjects]) })}
      </summary>
      <ul className="flex list-disc flex-col gap-1 ps-5">
        {lines.map((line) => {
          const { text, details } = lineInWords(line, nameOf);
          return (
            <li key={`${line.subject} ${text} ${details[0]}`}>
              <ExternalLink href={line.address}>{text}</ExternalLink>
              <SourceMark source={sourceOfLine(line)} sources={sources} />
              {details.length > 0 && <p>{sentencesInWords(details)}</p>}
            </li>
          );
        })}
      </ul>
    </details>
  );
}

function NotRequired({ lines, sources }: { lines: NotRequiredLine[]; sources: NumberedSources }) {
  const byNumber = new Map(
    lines.map(sourceOfLine).map((source) => [source && sources.numberOf(source), source]),
  );
  return (
    <li className="not-required">
      <p>
        {t('notRequired', { subjects: subjectsInWords(lines.map(({ subject }) => subject)) })}
        {[...byNumber].map(([number, source]) => (
          <SourceMark key={number} source={source} sources={sources} />
        ))}
      </p>
    </li>
  );
}

function Line({
  line,
  words: { text, details },
  sources,
}: {
  line: ChecklistLine;
  words: LineInWords;
  sources: NumberedSources;
}) {
  const { asked, subject, binding, links, address } = line;
  return (
    <li data-subject={subject} data-binding={binding ?? undefined}>
      <p className="border-line-subject">
        <b>{labelOfSubject(subject)}</b> {binding && <small>{labelOfBinding(line)}</small>}
      </p>
      <div>
        <p>
          <ExternalLink
            href={address}
            lang={asked.kind === 'form' ? linkTitle(asked.title).lang : undefined}
          >
            {text}
          </ExternalLink>
          {address && <span className="hidden wrap-anywhere print:inline"> ({address})</span>}
          <SourceMark source={sourceOfLine(line)} sources={sources} />
        </p>
        {details.length > 0 && <p>{sentencesInWords(details)}</p>}
        <ApplicationSites links={links} sources={sources} />
      </div>
    </li>
  );
}
