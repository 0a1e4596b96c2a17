import { translator } from '#messages/translate.ts';
import tripMessages from '#messages/trip/en.gen.ts';

/** "Japan → South Korea": the stops of a trip by name, in order. */
export function routeInWords([first = '', ...others]: readonly string[]): string {
  const t = translator(tripMessages);
  return others.reduce((stops, stop) => t('route', { stops, stop }), first);
}
