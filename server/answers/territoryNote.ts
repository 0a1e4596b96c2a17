import type { EntryAnswer } from '#core/answers/entryAnswer.ts';
import { type Territory, territoryOf } from '#core/countries/territories.ts';
import type { Db } from '#db/db.ts';
import territoryMessages from '#messages/en/territories.gen.ts';
import { translator } from '#messages/translate.ts';
import { countryNamer } from './facts/countries.ts';

const t = translator(territoryMessages);

/**
 * The note on an answer for a territory: that travel is domestic, or, without another answer, whose
 * entry rules apply. Empty for other destinations.
 */
export async function territoryNote(
  db: Db,
  { destination, access }: Pick<EntryAnswer, 'destination' | 'access'>,
): Promise<string> {
  const territory = territoryOf(destination);
  if (!territory || (access !== null && access !== 'own_country')) return '';
  const nameOf = await countryNamer(db);
  const places = {
    territory: nameOf(destination),
    state: territory.state === null ? '' : nameOf(territory.state),
  };
  if (access === null) return t(keyOfRules(territory), places);
  return territory.isDomestic ? t('domestic', places) : '';
}

function keyOfRules({ state, rules, outsideSchengen }: Territory) {
  if (state === null) return 'dependsOnSide';
  if (rules === 'state') return 'stateRules';
  if (rules === 'state and own') return 'stateRulesAndEasier';
  return outsideSchengen ? 'outsideSchengen' : 'ownRules';
}
