import { inSentence } from '../../../server/schemas/countries/countryInSentence.ts';
import { useCountryName } from '../access/useCountryName.ts';
import { ChecklistLines, Collectors } from '../border/ChecklistLines.tsx';
import { type StopChecklist, silentOnValidity, stopChecklists } from './checklist.ts';
import type { JudgedStop } from './StopCard.tsx';

/** A checklist for all stops of a trip, with boxes to tick on paper. */
export function TripChecklist({ stops }: { stops: JudgedStop[] }) {
  const name = useCountryName();
  const checklists = stopChecklists(stops, (code) => inSentence(name(code)));
  return (
    <section aria-labelledby="checklist-heading" className="card p-5 sm:p-6">
      <h2 id="checklist-heading" className="mb-4 text-2xl font-semibold">
        Checklist
      </h2>
      {checklists.some(applies) && (
        <p className="notice mb-4 text-sm">
          Other websites charge more for the same application: use the official ones only.
        </p>
      )}
      <p>
        <span className="font-semibold">Passport valid on every day of the trip.</span>{' '}
        {silentOnValidity(stops)}
      </p>
      <div className="border-stops">
        {checklists.map((checklist) => (
          <section key={checklist.key} className="mt-5 flex flex-col gap-2">
            <h3 className="border-stop text-lg font-semibold">{checklist.title}</h3>
            <ChecklistLines checklist={checklist} />
          </section>
        ))}
      </div>
      <div className="mt-4">
        <Collectors checklists={checklists} />
      </div>
    </section>
  );
}

function applies({ lines }: StopChecklist): boolean {
  return lines.some(({ subject, links }) => subject === 'apply' && links.length > 0);
}
