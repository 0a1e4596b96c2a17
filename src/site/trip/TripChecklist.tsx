import { listInWords } from '#core/languages/listInWords.ts';
import type { TripStop } from '#core/trip/tripAddress.ts';
import type { ChecklistPart } from '#core/trip/tripChecklist.ts';
import messages from '#messages/en/trip.gen.ts';
import { translator } from '#messages/translate.ts';
import { ChecklistLines } from '../border/ChecklistLines.tsx';
import type { NumberedSources } from '../border/numberedSources.ts';
import { useCountryName } from '../passports/useCountries.ts';
import { travellersLabel } from '../travellers/travellerWords.ts';
import type { JudgedTrip, Party } from './loadTrip.ts';
import { sectionTitle } from './sectionTitle.ts';

const t = translator(messages);

/** A checklist for all stops of a trip, with boxes to tick on paper. */
export function TripChecklist({
  trip: { checklist: sections, silentOnValidity },
  legs,
  parties,
  sources,
}: {
  trip: JudgedTrip;
  legs: TripStop[];
  /** Of the journeys, in order. */
  parties: Party[];
  /** The list that its marks lead to. */
  sources: NumberedSources;
}) {
  const nameOf = useCountryName();
  const parts = sections.flatMap((section) => section.parts);
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
        <span className="font-semibold">{t('validThroughout')}</span>{' '}
        {silentOnValidity.length > 0 &&
          t('validityUnknown', {
            countries: listInWords(silentOnValidity.map(nameOf), 'comma'),
          })}
      </p>
      <div className="border-stops">
        {sections.map((section) => (
          <section key={`${section.stop} ${section.when}`} className="mt-5 flex flex-col gap-2">
            <h3 className="border-stop text-lg font-semibold">{sectionTitle(section, legs)}</h3>
            {section.parts.map((part) => (
              <div key={part.journeys?.join() ?? 'all'} className="flex flex-col gap-2">
                {parties.length > 1 && <h4 className="font-semibold">{whose(part).join(' · ')}</h4>}
                <ChecklistLines checklist={part.checklist} sources={sources} nameOf={nameOf} />
              </div>
            ))}
          </section>
        ))}
      </div>
    </section>
  );
}

function applies({ checklist: { lines } }: ChecklistPart): boolean {
  return lines.some(({ subject, links }) => subject === 'apply' && links.length > 0);
}
