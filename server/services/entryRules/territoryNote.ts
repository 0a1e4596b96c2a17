import type { Db } from '../../../db/db.ts';
import type { EntryAnswer } from '../../schemas/answers/access.ts';
import { inSentence } from '../../schemas/countries/countryInSentence.ts';
import {
  stateWithEntryRules,
  type Territory,
  territoryOf,
} from '../../schemas/countries/territories.ts';
import { countryOf } from '../countries.ts';

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
  const place = await nameOf(db, destination);
  const state = territory.state && (await nameOf(db, territory.state));
  if (access === null) {
    const note = entryRulesNote(territory, place, state);
    if (stateWithEntryRules(destination)) return `${note} See the answer for ${state}.`;
    return `${note} We don’t know what they ask of this passport. Ask the authorities of ${place} or your airline before you travel.`;
  }
  return territory.isDomestic
    ? `For citizens of ${state}, travel to ${place} is domestic. Bring your passport or another proof of identity.`
    : '';
}

function entryRulesNote(
  { rules, outsideSchengen }: Territory,
  place: string,
  state: string | null,
): string {
  if (state === null) return `Which entry rules apply in ${place} depends on where you enter.`;
  if (rules === 'state') return `The entry rules of ${state} apply in ${place}.`;
  if (rules === 'state and own') {
    return `The entry rules of ${state} apply in ${place}, and some passports need less there.`;
  }
  return outsideSchengen
    ? `The Schengen area does not include ${place}: other entry rules apply there than in ${state}.`
    : `Entry to ${place} is decided there: the rules of ${state} may not apply.`;
}

/** The name within a sentence; the code if the country isn't stored. */
async function nameOf(db: Db, code: string): Promise<string> {
  return inSentence((await countryOf(db, code))?.name ?? code);
}
