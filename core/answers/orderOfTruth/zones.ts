import { checkedAround, countriesOnTheWay } from '#core/countries/borders.ts';
import { shippedText } from '#core/languages/shippedTexts.ts';
import { noFacts } from '#core/rules/ruleFields.ts';
import { compareTexts } from '../../compareTexts.ts';
import type { StayWindow } from '../entryAnswer.ts';
import { ranks } from './ranks.ts';
import type { Statement } from './statements.ts';
import type { Question, ZoneMembership } from './storedFacts.ts';

/** The countries that a passport must cross to reach a destination; none for a passport of one of them. */
export function reachedThrough({
  passport,
  destination,
}: Pick<Question, 'passport' | 'destination'>): string[] {
  const countries = countriesOnTheWay(destination);
  return countries.includes(passport) ? [] : countries;
}

/** Freedom of movement, and the zone or right that it comes from. */
export type Movement = { statement: Statement; zone: { id: string; title: string } };

/**
 * The zone with freedom of movement that passport and destination share, for entering; of working, policies
 * say what their areas grant. `members` are both countries' memberships on the day.
 */
export function freedomOfMovement(
  { passport, destination, purpose }: Question,
  members: ZoneMembership[],
): Movement | undefined {
  if (purpose === 'working') return undefined;
  const granting = members.filter((row) => row.freedomOfMovement === 1);
  const [zone] = granting
    .filter(
      (row) =>
        row.countryCode === destination &&
        granting.some((other) => other.countryCode === passport && other.zone === row.zone),
    )
    .sort((a, b) => compareTexts(a.zone, b.zone));
  if (!zone) return undefined;
  return {
    zone: { id: zone.zone, title: shippedText(zone.zoneTitle) },
    statement: {
      rank: ranks.freedomOfMovement,
      access: 'freedom_of_movement',
      stay: null,
      note: zone.note ?? '',
      headlineCondition: null,
      conditions: [],
      facts: noFacts,
      contestedAccess: null,
      since: null,
      source: toSource(zone),
      asOf: zone.zoneDate,
      newness: zone.zoneDate,
    },
  };
}

/** The window shared by the destination's zone; null for none. */
export function windowAt(destination: string, members: ZoneMembership[]): StayWindow | null {
  if (checkedAround(destination).length > 0) return null;
  for (const { countryCode, windowDays, windowPer, zone, zoneTitle } of members) {
    if (countryCode !== destination || windowDays === null || windowPer === null) continue;
    return { days: windowDays, per: windowPer, zone, title: shippedText(zoneTitle) };
  }
  return null;
}

/** Between its countries nobody passes passport control, and each counts its own days. */
const COMMON_TRAVEL_AREA = 'cta';

/** The zone within which one flies to a destination without passport control; null for none. */
export function controlZoneAt(destination: string, members: ZoneMembership[]): string | null {
  const ofArea = members.some(
    ({ countryCode, zone }) => countryCode === destination && zone === COMMON_TRAVEL_AREA,
  );
  return ofArea ? COMMON_TRAVEL_AREA : (windowAt(destination, members)?.zone ?? null);
}

function toSource(zone: ZoneMembership): Statement['source'] {
  return {
    id: zone.sourceId ?? zone.zone,
    kind: zone.kind ?? 'official',
    quality: zone.quality ?? 'secondary',
    title: zone.title ?? shippedText(zone.zoneTitle),
    publisher: zone.publisher ?? '',
    licence: zone.licence ?? '',
    address: zone.zoneAddress ?? zone.address,
    edition: zone.editionId,
    date: zone.zoneDate,
    verifiedOn: null,
    page: null,
  };
}
