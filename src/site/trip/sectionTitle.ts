import type { TripStop } from '#core/trip/tripAddress.ts';
import type { TripSection } from '#core/trip/tripChecklist.ts';
import messages from '#messages/en/trip.gen.ts';
import { translator } from '#messages/translate.ts';

const t = translator(messages);

/** "Japan", "Japan: changing planes": the stop of a section of the checklist. */
export function sectionTitle(
  { stop, when }: Pick<TripSection, 'stop' | 'when'>,
  legs: readonly TripStop[],
): string {
  const country = legs[stop]?.name ?? '';
  return when === 'entering' ? country : t('changingPlanes', { country });
}
