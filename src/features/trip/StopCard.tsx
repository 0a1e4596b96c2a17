import { Link } from '@tanstack/react-router';
import type { EntryAnswer } from '../../../server/schemas/answers/access.ts';
import { isUnlimited } from '../../../server/schemas/answers/stayOfAll.ts';
import { partialDateText } from '../../../server/schemas/rules/partialDateText.ts';
import type { RouterOutputs } from '../../lib/trpc.ts';
import { AnswerInShort } from './AnswerInShort.tsx';

/** A stop with its answers; `leave`: see leavingDay. */
export type JudgedStop = RouterOutputs['trip']['answers'][number] & {
  line: number;
  name: string;
  on: string | undefined;
  leave: string | undefined;
};

/** The passport's requirements at one stop: for a stay, or for changing planes. */
export function StopCard({ stop, number }: { stop: JudgedStop; number: number }) {
  const { name, flagUrl, on, entry, airside, transit } = stop;
  return (
    <li className="card trip-stop grid gap-x-6 gap-y-3 p-4 sm:p-5 md:grid-cols-[16rem_1fr]">
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
                className="mr-2 mb-1 inline rounded-xs"
              />
            )}
            {name}
          </h3>
          <p className="text-ink-soft">{on ? partialDateText(on) : 'No day: today’s rules'}</p>
          {transit && <p className="text-ink-soft">Only changing planes</p>}
        </div>
      </div>
      {transit && !isUnlimited(entry.access) ? (
        <div className="grid gap-x-8 gap-y-5 lg:grid-cols-2">
          <section className="flex flex-col gap-2">
            <h4 className="font-semibold">Airside: staying before the border</h4>
            {airside && <Airside answer={airside} />}
            {airside?.access && <FullAnswer answer={airside} on={on} country={name} />}
          </section>
          <section className="flex flex-col gap-2">
            <h4 className="font-semibold">Landside: if you pass the border</h4>
            <p className="text-sm text-ink-soft">
              To fetch luggage, change airports or stay the night; not every airport has a way
              around it. What a visitor needs:
            </p>
            <AnswerInShort answer={entry} />
            <FullAnswer answer={entry} on={on} country={name} />
          </section>
        </div>
      ) : (
        <div className="flex flex-col gap-2">
          <AnswerInShort answer={entry} />
          <FullAnswer answer={entry} on={on} country={name} />
        </div>
      )}
    </li>
  );
}

function Airside({ answer }: { answer: EntryAnswer }) {
  if (answer.access !== null) return <AnswerInShort answer={answer} />;
  return (
    <>
      <AnswerInShort answer={answer} />
      <p className="text-sm">
        No source here says what this passport needs to change planes. Not being on a list of
        airport transit visas is no proof that none is needed: ask the airline.
      </p>
    </>
  );
}

function FullAnswer({
  answer: { destination, passport, purpose },
  on,
  country,
}: {
  answer: EntryAnswer;
  on: string | undefined;
  country: string;
}) {
  return (
    <Link
      to="/visa-info/$topic"
      params={{ topic: destination }}
      search={{ from: passport, on, ...(purpose !== 'tourist' && { type: purpose }) }}
      className="link no-print -my-2 inline-flex min-h-11 items-center self-start text-sm"
    >
      {purpose === 'transit' ? 'Full answer on transit' : 'Full answer'}
      <span className="sr-only"> for {country}</span>
    </Link>
  );
}
