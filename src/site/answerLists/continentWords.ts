import type { Continent } from '#core/siteVocabulary.ts';
import continentMessages, { type Messages } from '#messages/en/continents.gen.ts';
import { translator } from '#messages/translate.ts';

const t = translator(continentMessages);

const keys = {
  Asia: 'asia',
  Europe: 'europe',
  'North America': 'northAmerica',
  'South America': 'southAmerica',
  Africa: 'africa',
  Oceania: 'oceania',
  Antarctica: 'antarctica',
} as const satisfies Record<Continent, keyof Messages>;

/** The name of a continent. */
export function continentInWords(continent: Continent): string {
  return t(keys[continent]);
}
