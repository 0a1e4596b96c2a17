import { collectorsOf } from '#core/border/borderWords.ts';
import type { BorderChecklist, ChecklistLine } from '#core/border/checklist.ts';
import {
  type LineInWords,
  labelOfBinding,
  labelOfSubject,
  lineInWords,
  notResearchedInWords,
} from '#core/border/checklistWords.ts';
import { languageOfName } from '#core/border/nameLanguage.ts';
import { sentencesInWords } from '#core/languages/sentences.ts';
import borderMessages from '#messages/border/en.gen.ts';
import { translator } from '#messages/translate.ts';
import { ExternalLink } from '#src/ui/ExternalLink.tsx';
import { ApplicationSites } from './ApplicationSites.tsx';
import { SourceLine } from './SourceLine.tsx';
import './border.css';

const t = translator(borderMessages);

/** What a border asks for: one line a subject, then the subjects of which nothing is known. */
export function ChecklistLines({
  checklist,
  nameOf,
}: {
  checklist: BorderChecklist;
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
            />
          );
        })}
      </ul>
      {unknown && <p className="text-sm text-ink-soft">{unknown}</p>}
    </>
  );
}

/** Who collected the facts of these checklists. */
export function Collectors({ checklists }: { checklists: BorderChecklist[] }) {
  return collectorsOf(checklists.flatMap(({ lines }) => lines)).map((collector) => (
    <p key={collector} className="text-sm text-ink-soft">
      {t('collectedBy', { collector })}
    </p>
  ));
}

function Line({ line, words }: { line: ChecklistLine; words: LineInWords }) {
  const { subject, binding, links, address, asked } = line;
  const { text, details, source } = words;
  const isOfAnswer = asked.kind === 'permission';
  return (
    <li data-subject={subject} data-binding={binding ?? undefined}>
      <p className="border-line-subject">
        <span className="font-semibold">{labelOfSubject(subject)}</span>{' '}
        {binding && <span className="border-binding">{labelOfBinding(line)}</span>}
      </p>
      <div className="min-w-0">
        <p className="border-line-text">
          <ExternalLink
            href={address}
            lang={subject === 'arrival_form' ? languageOfName(text) : undefined}
          >
            {text}
          </ExternalLink>
          {address && <span className="hidden wrap-anywhere print:inline"> ({address})</span>}
        </p>
        {details.length > 0 && <p>{sentencesInWords(details)}</p>}
        <ApplicationSites links={links} />
        {source && (
          <p className={`border-line-source ${isOfAnswer ? 'border-line-origin' : ''}`}>
            <SourceLine source={source} />
          </p>
        )}
      </div>
    </li>
  );
}
