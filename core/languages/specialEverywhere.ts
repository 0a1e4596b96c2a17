import destinationMessages from '#messages/en/destinations.gen.ts';
import { translator } from '#messages/translate.ts';

const t = translator(destinationMessages);

/** Shown for a destination without highlights. */
export function specialEverywhere(): string[] {
  return [t('history'), t('food'), t('sights')];
}
