import tripMessages from '#messages/en/trip.gen.ts';
import { translator } from '#messages/translate.ts';

const t = translator(tripMessages);

/** "Japan → South Korea": the stops of a trip by name, in order. */
export function routeInWords([first = '', ...others]: readonly string[]): string {
  return others.reduce((stops, stop) => t('route', { stops, stop }), first);
}
