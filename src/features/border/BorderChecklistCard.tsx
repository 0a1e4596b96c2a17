import { Link } from '@tanstack/react-router';
import type { EntryAnswer } from '../../../server/schemas/answers/access.ts';
import type { BorderCondition, BorderLink } from '../../../server/schemas/border/borderFacts.ts';
import { borderChecklist } from '../../../server/schemas/border/checklist.ts';
import { inSentence } from '../../../server/schemas/countries/countryInSentence.ts';
import { partialDateText } from '../../../server/schemas/rules/partialDateText.ts';
import { ExternalLink } from '../../ui/ExternalLink.tsx';
import { ChecklistLines, Collectors } from './ChecklistLines.tsx';

/** Everything that a country's border asks of a passport, and whom to ask. */
export function BorderChecklistCard({
  answer,
  visit,
  conditions,
  officialLinks,
  country,
  names,
  on,
}: {
  answer: EntryAnswer;
  /** The tourist's answer, by which conditions apply. */
  visit: EntryAnswer;
  conditions: BorderCondition[];
  officialLinks: BorderLink[];
  country: string;
  /** The names of the countries that the conditions list, by code. */
  names: Record<string, string>;
  /** The day of entry, if the address has one. */
  on: string | undefined;
}) {
  const checklist = borderChecklist({
    ...{ answer, visit, conditions, officialLinks, on },
    ...{ leave: undefined, before: [], nameOf: (code) => inSentence(names[code] ?? code) },
  });
  const ofStay = officialLinks.filter(({ purposes }) => purposes.includes(answer.purpose));
  const authorities = ofStay.filter((link) => link.inOperation && link.scheme === 'authority');
  const toCome = ofStay.filter(({ inOperation }) => !inOperation);
  const isSilent = checklist.lines.length === 0 && checklist.notResearched.length === 0;
  if (isSilent && authorities.length + toCome.length === 0) return null;
  const applies = checklist.lines.some(
    ({ subject, links }) => subject === 'apply' && links.length > 0,
  );
  return (
    <section aria-labelledby="border-checklist" className="card flex flex-col gap-4 p-5 sm:p-6">
      <h2 id="border-checklist" className="text-xl font-semibold">
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
