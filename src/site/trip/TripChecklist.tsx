import { translator } from '#messages/translate.ts';
import messages from '#messages/trip/en.gen.ts';
import { useCountryName } from '../answerLists/useCountryName.ts';
import { ChecklistLines, Collectors } from '../border/ChecklistLines.tsx';
import { travellersLabel } from '../travellers/travellerWords.ts';
import type { JudgedStop } from './judgedStops.ts';
import type { Party } from './loadTrip.ts';
import { type ChecklistPart, silentOnValidity, tripSections } from './stopChecklists.ts';

const t = translator(messages);

/** A checklist for all stops of a trip, with boxes to tick on paper. */
export function TripChecklist({
  journeys,
  parties,
  start,
}: {
  journeys: JudgedStop[][];
  /** Of the journeys, in order. */
  parties: Party[];
  start: string | undefined;
}) {
  const nameOf = useCountryName();
  const sections = tripSections(journeys, start);
  const parts = sections.flatMap((section) => section.parts);
  const unknown = silentOnValidity(journeys.flat());
  const whose = ({ journeys: of }: ChecklistPart) =>
    of === null
      ? [t('everyone')]
      : of.flatMap((place) => {
          const party = parties[place];
          return party ? [travellersLabel(party.numbers, party.passports)] : [];
        });
  return (
    <section aria-labelledby="checklist-heading" className="card p-5 sm:p-6">
      <h2 id="checklist-heading" className="mb-4 text-2xl font-semibold">
        {t('checklist')}
      </h2>
      {parts.some(applies) && <p className="notice mb-4 text-sm">{t('officialOnly')}</p>}
      <p>
        <span className="font-semibold">{t('validThroughout')}</span> {unknown}
      </p>
      <div className="border-stops">
        {sections.map((section) => (
          <section key={section.key} className="mt-5 flex flex-col gap-2">
            <h3 className="border-stop text-lg font-semibold">{section.title}</h3>
            {section.parts.map((part) => (
              <div key={part.journeys?.join() ?? 'all'} className="flex flex-col gap-2">
                {parties.length > 1 && <h4 className="font-semibold">{whose(part).join(' · ')}</h4>}
                <ChecklistLines checklist={part.checklist} nameOf={nameOf} />
              </div>
            ))}
          </section>
        ))}
      </div>
      <div className="mt-4">
        <Collectors checklists={parts.map(({ checklist }) => checklist)} />
      </div>
    </section>
  );
}

function applies({ checklist: { lines } }: ChecklistPart): boolean {
  return lines.some(({ subject, links }) => subject === 'apply' && links.length > 0);
}
