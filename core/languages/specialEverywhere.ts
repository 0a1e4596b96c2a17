import destinationMessages from '#messages/destinations/en.gen.ts';
import { translator } from '#messages/translate.ts';

/** Shown for a destination without highlights. */
export function specialEverywhere(): string[] {
  const t = translator(destinationMessages);
  return [t('history'), t('food'), t('sights')];
}
