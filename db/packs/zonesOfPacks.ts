import * as z from 'zod/mini';
import { codesOf, factAt, readFacts } from './official/rulesOfLists.ts';
import { country, day, partialDate, sourceId, words } from './packParts.ts';
import { type OfficialPack, readOfficialPack } from './packs.ts';

/** Countries with a common border regime, given by `freedomOfMovement` and `window`. */
export type PackedZone = {
  id: string;
  title: string;
  freedomOfMovement: boolean;
  /** Days of stay within a moving window of days, counted over all members. */
  window: { days: number; per: number } | null;
  note: string;
  sourceId: string;
  members: ZoneMember[];
};

type ZoneMember = {
  code: string;
  from: string | null;
  to: string | null;
  /** Covers entry only; working needs a permit. */
  entryOnly: boolean;
  note: string;
};

const areaShape = z.strictObject({
  id: sourceId,
  name: words,
  kind: words,
  /** True if citizens may enter, stay and work; in the others further rules apply to a passport. */
  freedomOfMovement: z.exactOptional(z.literal(true)),
  members: words,
  territories: z.exactOptional(words),
  /** States that left, and their last day of membership. */
  alsoTreatedAs: z.exactOptional(z.array(z.strictObject({ code: country, to: day, note: words }))),
  between: z.exactOptional(words),
  who: z.exactOptional(words),
  since: z.exactOptional(z.nullable(partialDate)),
  days: z.exactOptional(z.int()),
  note: z.exactOptional(words),
  sources: z.array(sourceId).check(z.minLength(1)),
  /** For editors of the pack. */
  eu: z.exactOptional(words),
  reaffirmed: z.exactOptional(day),
});

type Area = z.infer<typeof areaShape>;

type SchengenMember = {
  code: string;
  since: string;
  land: string | null;
  sea: string | null;
  air: string | null;
  note?: string;
};

/** All areas of the packs with their members and, as far as known, the days they joined. */
export function zonesOfPacks(): PackedZone[] {
  const areas = readFacts('freedom-of-movement', 'areas', z.array(areaShape));
  const pack = readOfficialPack('schengen');
  return [...areas.map(zoneOfArea), schengen(pack), cyprus(pack)];
}

function zoneOfArea(area: Area): PackedZone {
  const since = area.since ?? null;
  const isDay = since !== null && since.length === 10;
  const member = (code: string): ZoneMember => ({
    code,
    from: isDay ? since : null,
    to: null,
    entryOnly: false,
    note: '',
  });
  return {
    id: area.id,
    title: area.name,
    freedomOfMovement: area.freedomOfMovement ?? false,
    window: null,
    note: sentences([
      area.between && `between ${area.between}`,
      area.who,
      since && !isDay ? `since ${since}` : undefined,
      area.days && `visits of up to ${area.days} days without a visa`,
      area.note,
    ]),
    sourceId: area.sources[0] ?? '',
    members: [
      ...codesOf(area.members).map(member),
      ...codesOf(area.territories ?? '').map((code) => ({
        ...member(code),
        // Jersey, Guernsey and Man have their own laws on work and housing.
        entryOnly: true,
        note: 'A territory that belongs to the area, with its own laws on work and housing.',
      })),
      ...(area.alsoTreatedAs ?? []).map(({ code, to, note }) => ({
        ...member(code),
        to,
        note: sentences([note]),
      })),
    ],
  };
}

function schengen(pack: OfficialPack): PackedZone {
  return {
    id: 'schengen',
    title: 'Schengen area',
    freedomOfMovement: false,
    window: {
      days: Number(factAt(pack, 'stay.days')),
      per: Number(factAt(pack, 'stay.windowDays')),
    },
    note: 'Stays under a residence permit or a long-stay visa do not count.',
    sourceId: String(factAt(pack, 'stay.source')),
    members: (factAt(pack, 'members') as SchengenMember[]).map((member) => ({
      code: member.code,
      from: member.since,
      to: null,
      entryOnly: false,
      note: sentences([bordersLifted(member), member.note]),
    })),
  };
}

/** Cyprus has the visa list of the Schengen area, and counts its days apart: a zone of its own. */
function cyprus(pack: OfficialPack): PackedZone {
  return {
    ...schengen(pack),
    id: 'cyprus',
    title: 'Cyprus',
    note: 'Days in Cyprus do not count in the Schengen area, and days there do not count in Cyprus.',
    sourceId: String(factAt(pack, 'visaExempt.source')),
    members: [{ code: 'CY', from: null, to: null, entryOnly: false, note: '' }],
  };
}

/** The day on which border checks ended, or the days for land, sea and air. */
function bordersLifted({ land, sea, air }: SchengenMember): string | undefined {
  if (!land || !sea || !air || (land === sea && sea === air)) return undefined;
  return `by land since ${land}, by sea since ${sea}, by air since ${air}`;
}

/** Joins the parts as sentences. */
function sentences(parts: (string | number | undefined | null | false)[]): string {
  return parts
    .filter((part) => typeof part === 'string' && part !== '')
    .map(String)
    .map((part) => `${part.charAt(0).toUpperCase()}${part.slice(1)}.`)
    .join(' ');
}
