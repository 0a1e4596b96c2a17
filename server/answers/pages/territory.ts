import type { EntryAnswer } from '#core/answers/entryAnswer.ts';
import { stateWithEntryRules, territoryOf } from '#core/countries/territories.ts';
import { sourceOfTerritory } from '#core/countries/territorySources.ts';
import type { Db } from '#db/db.ts';
import { countryOf } from '../facts/countries.ts';
import { findAnswer } from '../findAnswer.ts';

/** What a page says about a territory whose answer derives from its state. */
type TerritoryRules = {
  /** The state and its answer, where its entry rules apply and the territory has none. */
  state: ({ code: string; name: string } & Pick<EntryAnswer, 'access' | 'restriction'>) | null;
  /** Who says whose rules apply. */
  source: { title: string; address: string } | null;
};

/** The state's rules for a territory's answer; null for any other country. */
export async function readTerritoryRules(
  db: Db,
  { passport, destination, purpose, access, answerOf }: EntryAnswer,
  asked: { on?: string | undefined; holds?: string[] | undefined },
): Promise<TerritoryRules | null> {
  const isDerived = access === null || access === 'own_country' || answerOf !== null;
  if (!territoryOf(destination) || !isDerived) return null;
  const source = sourceOfTerritory(destination) ?? null;
  const code = answerOf ?? (access === null ? stateWithEntryRules(destination) : undefined);
  const country = code && (await countryOf(db, code));
  if (!country) return { state: null, source };
  const { on, holds } = asked;
  const ofState = await findAnswer(db, {
    passport,
    destination: country.code,
    purpose,
    on,
    holds,
  });
  return {
    state: {
      code: country.code,
      name: country.name,
      access: ofState.access,
      restriction: ofState.restriction,
    },
    source,
  };
}
