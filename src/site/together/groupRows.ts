import type { ListedAccess } from '#core/answers/access.ts';
import type { EntryAnswer } from '#core/answers/entryAnswer.ts';
import { type PackedCell, unpackAccess, unpackCell, unpackStay } from '#core/answers/packedCell.ts';
import { type PackedGroupRow, unpackGroupRows } from '#core/answers/packedGroup.ts';
import { fewestDays } from '#core/answers/stayOfAll.ts';
import { accessInWords } from '#core/answers/words/accessWords.ts';
import { conditionInWords } from '#core/answers/words/answerTexts.ts';
import { marksInWords } from '#core/answers/words/markWords.ts';
import { wordsOfStay } from '#core/answers/words/stayWords.ts';
import { labelOfPassports } from '#core/countries/nationalityAdjectives.ts';
import catalogue from '#messages/en/together.gen.ts';
import { localAddress } from '#messages/language.ts';
import { translator } from '#messages/translate.ts';
import type { RouterOutputs } from '#src/lib/trpc.ts';

const t = translator(catalogue);

export type Ranking = RouterOutputs['group']['ranking'];
export type Traveller = Ranking['travellers'][number];

/** Travellers with the same requirement in a country, hardest first. */
export type SharedNeed = {
  access: ListedAccess;
  words: string;
  /** Caveats; '' without any. */
  marks: string;
  /** The passports concerned, each with what its link says. */
  passports: { code: string; words: string }[];
};

/** A country of the list. */
export type GroupRow = {
  code: string;
  access: ListedAccess;
  /** The length of stay for all; '' if none is to be expected. */
  stay: string;
  needs: SharedNeed[];
};

export function groupRowsOf({ rows, ...group }: Ranking): GroupRow[] {
  return unpackGroupRows(rows).map((row) => groupRowOf(row, group));
}

function groupRowOf(
  [code, access, stays, answers]: PackedGroupRow,
  { travellers, conditions }: Pick<Ranking, 'travellers' | 'conditions'>,
): GroupRow {
  const needs = new Map<string, Need>();
  const cells = answers.map((cell, place) => ({ cell, place }));
  // Hardest first, with unknown ones before all: the decisive one is at the top.
  cells.sort((a, b) => byHardness(a.cell, b.cell));
  for (const { cell, place } of cells) {
    const { key, need } = needOf(cell, conditions[`${place} ${code}`]);
    const shared = needs.get(key) ?? need;
    const passport = travellers[place]?.[unpackCell(cell).bySecond ? 1 : 0];
    if (passport) shared.held.push({ ...passport, place });
    needs.set(key, shared);
  }
  const hardest = unpackAccess(access);
  return {
    code,
    access: hardest,
    stay: wordsOfStays(hardest, stays),
    needs: [...needs.values()].map(({ held, ...need }) => ({
      ...need,
      passports: linksOf(held, travellers),
    })),
  };
}

function byHardness([access, stay]: PackedCell, [other, otherStay]: PackedCell): number {
  if (access !== other) return hardness(other) - hardness(access);
  return daysOf(stay) - daysOf(otherStay);
}

/** Unknown, packed as 0, ranks above all known accesses. */
function hardness(access: number): number {
  return access || Number.MAX_SAFE_INTEGER;
}

function daysOf(packed: number): number {
  const stay = unpackStay(packed);
  return stay ? fewestDays(stay) : 0;
}

/** The passport that a traveller uses, and their index. */
type Held = { code: string; name: string; place: number };

type Need = Omit<SharedNeed, 'passports'> & { held: Held[] };

function needOf(
  cell: PackedCell,
  condition: Ranking['conditions'][string] | undefined,
): { key: string; need: Need } {
  const answer = unpackCell(cell);
  const marks = [
    marksInWords({ ...answer, conditional: answer.conditional && !condition }),
    condition && conditionInWords(condition),
    answer.otherUnknown && t('otherUnknown'),
  ]
    .filter(Boolean)
    .join(' · ');
  const { access, stay } = answer;
  const words = [accessInWords(access ?? 'unknown'), stay && wordsOfStay(stay)]
    .filter(Boolean)
    .join(' · ');
  return { key: `${words}|${marks}`, need: { access, words, marks, held: [] } };
}

/** The passports of travellers with the same need: of one passport, each by itself. */
function linksOf(held: readonly Held[], travellers: readonly Traveller[]): SharedNeed['passports'] {
  const isChoice = ({ place }: Held) => (travellers[place]?.length ?? 0) > 1;
  const alike = Map.groupBy(held, (one) => (isChoice(one) ? `${one.place}` : one.code));
  return [...alike.values()].flatMap((travelling) => {
    const [first] = travelling;
    if (!first) return [];
    const { code, name: country, place } = first;
    const count = travelling.length;
    if (isChoice(first)) {
      return { code, words: t('travellerWithCountry', { number: place + 1, country }) };
    }
    return { code, words: count > 1 ? t('severalTravellers', { country, count }) : country };
  });
}

/**
 * Without admission, with an unlimited stay, or if a visa sets its length, no length of stay is
 * missing.
 */
const statesStay = new Set<ListedAccess>(['visa_free', 'visa_on_arrival', 'eta', 'e_visa']);

/** "90 days": the length of stay for all. */
function wordsOfStays(access: ListedAccess, stays: PackedGroupRow[2]): string {
  // Freedom of movement has conditions after some months, which the country's page explains.
  if (stays === 'unlimited') return '';
  const [first, second] = stays.flatMap((packed) => unpackStay(packed) ?? []);
  if (!first) return statesStay.has(access) ? t('stayUnknown') : '';
  if (!second) return wordsOfStay(first);
  const [days, months] = first.unit === 'days' ? [first, second] : [second, first];
  return t('daysOrMonths', { days: days.number, months: months.number });
}

/** The headings of the list's sections, by the group's hardest access. */
const headings = {
  own_country: 'ownCountry',
  freedom_of_movement: 'freedomOfMovement',
  visa_free: 'visaFree',
  visa_on_arrival: 'onArrival',
  eta: 'eta',
  e_visa: 'atMostEVisa',
  travel_permit: 'travelPermit',
  visa_required: 'visaRequired',
  no_admission: 'noAdmission',
} as const satisfies Record<NonNullable<EntryAnswer['access']>, string>;

export function headingOf(access: ListedAccess): string {
  if (access === 'suspended') return accessInWords(access);
  return t(access === null ? 'unknown' : headings[access]);
}

/** The page of an answer, for a day of entry if one is asked for. */
export function answerAddress(country: string, passport: string, on: string | undefined): string {
  return localAddress(`/visa-info/${country}?from=${passport}${on ? `&on=${on}` : ''}`);
}

/** Rows in order, in sections of the same access. */
export function partsOf(rows: readonly GroupRow[]): [GroupRow, ...GroupRow[]][] {
  const parts: [GroupRow, ...GroupRow[]][] = [];
  for (const row of rows) {
    const last = parts.at(-1);
    if (last && last[0].access === row.access) last.push(row);
    else parts.push([row]);
  }
  return parts;
}

/** "Indian passport / British passport · German passport × 2": what all travellers hold. */
export function passportsOf(travellers: readonly Traveller[]): string {
  return labelOfPassports(travellers.flat().length, (nameOf) => {
    const held = Map.groupBy(
      travellers.map((passports) => passports.map(nameOf).join(' / ')),
      (label) => label,
    );
    return [...held]
      .map(([passport, { length: count }]) =>
        count > 1 ? t('passports', { passport, count }) : passport,
      )
      .join(' · ');
  });
}
