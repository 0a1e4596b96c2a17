import { partialDateText } from '#core/languages/partialDateText.ts';
import type { TripStop } from '#core/trip/tripAddress.ts';
import messages from '#messages/en/trip.gen.ts';
import { translator } from '#messages/translate.ts';
import type { NumberedSources } from '../border/numberedSources.ts';
import { travellersLabel } from '../travellers/travellerWords.ts';
import { ChangeAtStop } from './ChangeAtStop.tsx';
import { connectionInWords } from './connectionInWords.ts';
import type { JudgedTrip, Party } from './loadTrip.ts';
import { StopAnswer } from './StopAnswer.tsx';

const t = translator(messages);

/** A party's answers at a stop. */
export type AnsweredParty = {
  party: Party;
  answers: JudgedTrip['stops'][number]['answers'][number];
};

/** What each party needs at one stop: for a stay, or for changing planes. */
export function StopCard({
  leg,
  flagUrl,
  ofParties,
  number,
  isBack,
  sources,
}: {
  leg: TripStop;
  flagUrl: string | null;
  ofParties: AnsweredParty[];
  number: number;
  /** Whether the stop is on the way back. */
  isBack: boolean;
  /** The list that its marks lead to. */
  sources: NumberedSources;
}) {
  const { name, on, nights, transit, connection } = leg;
  const day = on ? partialDateText(on) : t('todaysRules');
  return (
    <li className="card trip-stop grid gap-x-6 gap-y-3 p-4 sm:p-5 md:grid-cols-[14rem_1fr]">
      <div className="flex items-start gap-3">
        <span className="trip-number" aria-hidden="true">
          {number}
        </span>
        <div className="min-w-0">
          <h3 className="text-xl leading-snug font-semibold">
            {flagUrl && (
              <img
                src={flagUrl}
                alt=""
                width={24}
                height={16}
                className="me-2 mb-1 inline rounded-xs"
              />
            )}
            <bdi>{name}</bdi>
          </h3>
          <p className="text-ink-soft">
            {nights ? t('dayForNights', { day, count: nights }) : day}
          </p>
          {transit && <p className="text-ink-soft">{t('changesPlanes')}</p>}
          {connection && <p className="text-ink-soft">{connectionInWords(connection)}</p>}
          {isBack && <p className="text-ink-soft">{t('wayBack')}</p>}
        </div>
      </div>
      <div className="flex flex-col divide-y divide-line">
        {ofParties.map(({ party, answers }) => (
          <div key={party.numbers.join()} className="py-3 first:pt-0 last:pb-0">
            {ofParties.length > 1 && (
              <h4 className="mb-1 font-semibold">
                {travellersLabel(party.numbers, party.passports)}
              </h4>
            )}
            <PartyAtStop leg={leg} party={party} answers={answers} sources={sources} />
          </div>
        ))}
      </div>
    </li>
  );
}

function PartyAtStop({
  leg,
  party,
  answers: { entry, changing, check },
  sources,
}: AnsweredParty & { leg: TripStop; sources: NumberedSources }) {
  const shown = { leg, party, check, sources };
  if (!changing) return <StopAnswer {...shown} answer={entry} />;
  return <ChangeAtStop {...shown} entry={entry} changing={changing} />;
}
