import type { Origin } from '#core/answers/words/answerTexts.ts';
import { mostTrusted } from '#core/border/applicableConditions.ts';
import { conditionDetails, conditionInWords, sourceOfFact } from '#core/border/borderWords.ts';
import { compareTexts } from '#core/compareTexts.ts';
import { sentencesInWords } from '#core/languages/sentences.ts';
import { shippedText } from '#core/languages/shippedTexts.ts';
import { isAboutDates, type PassportCondition } from '#core/passports/passportCheck.ts';
import { DEFAULT_STAY } from '#core/vocabulary.ts';
import type { Db } from '#db/db.ts';
import type { FactSource } from '#db/queries/countryFacts.ts';
import { ruleReference } from '../ruleReference.ts';
import { allCountries } from './countries.ts';
import { statedFactsOf } from './countryFacts.ts';

/** A zone or country that counts visitors' days in a window. */
type StayZone = {
  id: string;
  title: string;
  days: number;
  per: number;
  note: string;
  source: { title: string | null; address: string | null; date: string | null };
  members: StayZoneMember[];
};

/** A country and its period of membership; null if undated. */
type StayZoneMember = { code: string; name: string; from: string | null; to: string | null };

/** All zones with a window, the one of most countries first, each with its members by name. */
export async function listStayZones(db: Db): Promise<StayZone[]> {
  const [{ memberships }, countries] = await Promise.all([ruleReference(db), allCountries(db)]);
  const zones = new Map<string, StayZone>();
  for (const { code, name } of countries) {
    for (const row of memberships.get(code) ?? []) {
      if (row.windowDays === null || row.windowPer === null) continue;
      const zone: StayZone = zones.get(row.zone) ?? {
        id: row.zone,
        title: shippedText(row.zoneTitle),
        note: shippedText(row.note ?? ''),
        days: row.windowDays,
        per: row.windowPer,
        source: {
          title: row.title,
          address: row.zoneAddress ?? row.address,
          date: row.zoneDate,
        },
        members: [],
      };
      zone.members.push({ code, name, from: row.memberFrom, to: row.memberTo });
      zones.set(row.zone, zone);
    }
  }
  return [...zones.values()].sort(
    (a, b) => b.members.length - a.members.length || compareTexts(a.title, b.title),
  );
}

/** A condition on passports in a zone, and the members that have it. */
type ZoneCondition = PassportCondition & {
  note: string;
  source: FactSource;
  /** Country codes. */
  of: string[];
};

/** A member's statement on the cost of an overstay, in words. */
type OverstayRule = { country: string; text: string; details: string; source: Origin };

/** All zones with what their members ask of every foreign passport, and what an overstay costs there. */
export async function listZonesWithConditions(
  db: Db,
): Promise<(StayZone & { conditions: ZoneCondition[]; overstays: OverstayRule[] })[]> {
  const zones = await listStayZones(db);
  return Promise.all(
    zones.map(async (zone) => ({
      ...zone,
      conditions: await conditionsOf(db, zone),
      overstays: await overstaysIn(db, zone),
    })),
  );
}

async function overstaysIn(db: Db, { members }: StayZone): Promise<OverstayRule[]> {
  const rules = await Promise.all(
    members.map(async ({ code, name: country }) => {
      const { conditions } = await statedFactsOf(db, code);
      const stated = conditions.filter(
        ({ kind, concerns, purposes }) =>
          kind === 'overstay' && concerns === 'all' && purposes.includes(DEFAULT_STAY),
      );
      return mostTrusted(stated).map((condition) => ({
        country,
        text: conditionInWords(condition, String),
        details: sentencesInWords(conditionDetails(condition, { isCertain: true, nameOf: String })),
        source: sourceOfFact(condition.source),
      }));
    }),
  );
  return rules.flat();
}

/** Merges equal conditions of members. */
async function conditionsOf(db: Db, { members }: StayZone): Promise<ZoneCondition[]> {
  const shared = new Map<string, ZoneCondition>();
  for (const { code } of members) {
    for (const condition of (await statedFactsOf(db, code)).conditions.filter(isAboutDates)) {
      if (condition.concerns !== 'all') continue;
      const key = JSON.stringify(condition);
      const known = shared.get(key) ?? { ...condition, of: [] };
      known.of.push(code);
      shared.set(key, known);
    }
  }
  return [...shared.values()];
}
