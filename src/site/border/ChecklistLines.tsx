import type { BorderChecklist, ChecklistLine } from '#core/border/checklist.ts';
import {
  type LineInWords,
  labelOfBinding,
  labelOfSubject,
  lineInWords,
  notResearchedInWords,
  sourceOfLine,
} from '#core/border/checklistWords.ts';
import { linkTitle } from '#core/border/linkTitle.ts';
import { sentencesInWords } from '#core/languages/sentences.ts';
import { ExternalLink } from '#src/ui/ExternalLink.tsx';
import { ApplicationSites } from './ApplicationSites.tsx';
import type { NumberedSources } from './numberedSources.ts';
import { SourceMark } from './SourceMarks.tsx';

/** What a border asks for: one line a subject, then the subjects of which nothing is known. */
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
  const unknown = notResearchedInWords(checklist);
  return (
    <>
      <ul className="border-lines">
        {checklist.lines.map((line) => {
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
      </ul>
      {unknown && <p className="text-sm text-ink-soft">{unknown}</p>}
    </>
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
