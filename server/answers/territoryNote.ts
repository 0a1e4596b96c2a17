import type { EntryAnswer } from '#core/answers/access.ts';
import { type Territory, territoryOf } from '#core/countries/territories.ts';
import type { Db } from '#db/db.ts';
import territoryMessages from '#messages/territories/en.gen.ts';
import { translator } from '#messages/translate.ts';
import { countryOf } from './facts/countries.ts';

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
  const places = {
    territory: await nameOf(db, destination),
    state: territory.state === null ? '' : await nameOf(db, territory.state),
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

/** The country's name; the code if it isn't stored. */
async function nameOf(db: Db, code: string): Promise<string> {
  return (await countryOf(db, code))?.name ?? code;
}
