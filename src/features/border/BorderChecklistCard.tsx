import { Link } from '@tanstack/react-router';
import type { EntryAnswer } from '../../../server/schemas/answers/access.ts';
import type { BorderLink } from '../../../server/schemas/border/borderFacts.ts';
import { type BorderChecklist, isSilent } from '../../../server/schemas/border/checklist.ts';
import { inSentence } from '../../../server/schemas/countries/countryInSentence.ts';
import { partialDateText } from '../../../server/schemas/rules/partialDateText.ts';
import { ExternalLink } from '../../ui/ExternalLink.tsx';
import { CHECKLIST_ID } from '../visa/country/checklistId.ts';
import { ChecklistLines, Collectors } from './ChecklistLines.tsx';

/** Everything that a country's border asks of a passport, and whom to ask. */
export function BorderChecklistCard({
  answer,
  checklist,
  officialLinks,
  country,
}: {
  answer: EntryAnswer;
  checklist: BorderChecklist;
  officialLinks: BorderLink[];
  /** The country's name. */
  country: string;
}) {
  const ofStay = officialLinks.filter(({ purposes }) => purposes.includes(answer.purpose));
  const authorities = ofStay.filter((link) => link.inOperation && link.scheme === 'authority');
  const toCome = ofStay.filter(({ inOperation }) => !inOperation);
  if (isSilent(checklist) && authorities.length + toCome.length === 0) return null;
  const applies = checklist.lines.some(
    ({ subject, links }) => subject === 'apply' && links.length > 0,
  );
  return (
    <section
      aria-labelledby={CHECKLIST_ID}
      className="card scroll-mt-20 flex flex-col gap-4 p-5 sm:p-6"
    >
      <h2 id={CHECKLIST_ID} className="text-xl font-semibold">
        Checklist
      </h2>
      {applies && (
        <p className="notice">
          Other websites charge more for the same application: use the official one only.
        </p>
      )}
      <ChecklistLines checklist={checklist} />
      <Collectors checklists={[checklist]} />
      {applies && (
        <p className="no-print">
          <Link to="/visa-application" className="link inline-flex min-h-11 items-center">
            The usual steps of an application
          </Link>
        </p>
      )}
      {authorities.map(({ id, title, address }) => (
        <p key={id}>
          Authority: <ExternalLink href={address}>{title}</ExternalLink>
        </p>
      ))}
      {toCome.map(({ id, title, note, source }) => (
        <p key={id} className="text-ink-soft">
          {title} for {inSentence(country)} is not in operation
          {source.date && ` (as of ${partialDateText(source.date)})`}. {note}
        </p>
      ))}
    </section>
  );
}
