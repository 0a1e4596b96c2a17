import { factsFor } from '#core/answers/admission.ts';
import type { TripStop } from '#core/trip/tripAddress.ts';
import type { RouterOutputs } from '#src/lib/trpc.ts';
import { leavingDay } from './stopChecklists.ts';

type Answered = RouterOutputs['trip']['answers'][number];

/** A stop with the answers for one traveller; `leave`: see leavingDay. */
export type JudgedStop = TripStop &
  Omit<Answered, 'answers'> &
  Answered['answers'][number] & { leave: string | undefined };

/** The journey of a traveller through these stops; `place` is their index in the answers. */
export function judgedStops(
  stops: readonly TripStop[],
  answers: readonly Answered[],
  place: number,
): JudgedStop[] {
  const answered = stops.flatMap((stop, index) => {
    const country = answers[index];
    const answer = country?.answers[place];
    if (!country || !answer) return [];
    const { answers: _all, ...facts } = factsFor(answer.entry, country);
    return [{ ...facts, ...stop, ...answer }];
  });
  return answered.map((stop, index) => ({
    ...stop,
    leave: leavingDay(stop, answered.slice(index + 1)),
  }));
}
