import { collectorsOf, sourceOfFact } from '#core/border/borderWords.ts';
import {
  type BorderChecklist,
  type ChecklistLine,
  labelOfBinding,
  labelOfSubject,
  notResearchedInWords,
} from '#core/border/checklist.ts';
import { languageOfName } from '#core/border/nameLanguage.ts';
import borderMessages from '#messages/border/en.gen.ts';
import { translator } from '#messages/translate.ts';
import { ExternalLink } from '#src/ui/ExternalLink.tsx';
import { ApplicationSites } from './ApplicationSites.tsx';
import { SourceLine } from './SourceLine.tsx';
import './border.css';

const t = translator(borderMessages);

/** What a border asks for: one line a subject, then the subjects of which nothing is known. */
export function ChecklistLines({ checklist }: { checklist: BorderChecklist }) {
  const unknown = notResearchedInWords(checklist);
  return (
    <>
      <ul className="border-lines">
        {checklist.lines.map((line) => (
          <Line key={`${line.subject} ${line.text} ${line.details[0]}`} line={line} />
        ))}
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

function Line({ line }: { line: ChecklistLine }) {
  const { subject, binding, text, details, links, address, source, origin } = line;
  const named = origin ?? (source && sourceOfFact(source));
  return (
    <li data-subject={subject} data-binding={binding ?? undefined}>
      <p className="border-line-subject">
        <span className="font-semibold">{labelOfSubject(subject)}</span>{' '}
        {binding && <span className="border-binding">{labelOfBinding(binding)}</span>}
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
        {details.length > 0 && <p>{details.join(' ')}</p>}
        <ApplicationSites links={links} />
        {named && (
          <p className={`border-line-source ${origin ? 'border-line-origin' : ''}`}>
            <SourceLine source={named} />
          </p>
        )}
      </div>
    </li>
  );
}
