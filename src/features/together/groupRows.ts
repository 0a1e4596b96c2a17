import type { EntryAnswer, Stay } from '../../../server/schemas/answers/access.ts';
import { wordsOfAnswer, wordsOfStay } from '../../../server/schemas/answers/changeWords.ts';
import {
  type PackedCell,
  unpackAccess,
  unpackCell,
  unpackStay,
} from '../../../server/schemas/answers/packedCell.ts';
import { fewestDays } from '../../../server/schemas/answers/stayOfAll.ts';
import { inSentence } from '../../../server/schemas/countries/countryInSentence.ts';
import { listInWords } from '../../../server/schemas/listInWords.ts';
import type { RouterOutputs } from '../../lib/trpc.ts';
import { accessName, marksInWords } from '../access/answerWords.ts';

export type Ranking = RouterOutputs['group']['ranking'];
type PackedRow = Ranking['rows'][number];
export type Traveller = Ranking['travellers'][number];

/** Travellers with the same requirement in a country, hardest first. */
export type SharedNeed = {
  access: EntryAnswer['access'];
  words: string;
  /** Caveats; '' without any. */
  marks: string;
  /** The passports concerned, with the text before and after each name. */
  passports: { code: string; name: string; before: string; after: string }[];
};

/** A country of the list. */
export type GroupRow = {
  code: string;
  access: EntryAnswer['access'];
  /** The length of stay for all; '' if none is to be expected. */
  stay: string;
  needs: SharedNeed[];
};

export function groupRowOf(
  [code, access, stays, answers]: PackedRow,
  travellers: readonly Traveller[],
): GroupRow {
  const needs = new Map<string, SharedNeed>();
  const cells = answers.map((cell, place) => ({ cell, place }));
  // Hardest first, with unknown ones before all: the decisive one is at the top.
  cells.sort((a, b) => byHardness(a.cell, b.cell));
  for (const { cell, place } of cells) {
    const { key, need } = needOf(cell);
    const shared = needs.get(key) ?? need;
    addTraveller(shared, cell, travellers[place] ?? [], place);
    needs.set(key, shared);
  }
  const hardest = unpackAccess(access);
  return { code, access: hardest, stay: wordsOfStays(hardest, stays), needs: [...needs.values()] };
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

function needOf(cell: PackedCell): { key: string; need: SharedNeed } {
  const answer = unpackCell(cell);
  const marks = [
    marksInWords(answer),
    answer.otherUnknown && 'No answer yet for their other passport',
  ]
    .filter(Boolean)
    .join(' · ');
  const words = wordsOfNeed(answer.access, answer.stay);
  const need = { access: answer.access, words, marks, passports: [] };
  return { key: `${words}|${marks}`, need };
}

/** "Visa free, 90 days" */
function wordsOfNeed(access: EntryAnswer['access'], stay: Stay | null): string {
  if (access === null || access === 'own_country') return accessName(access ?? 'unknown');
  return wordsOfAnswer({ access, stay });
}

function addTraveller(
  { passports }: SharedNeed,
  cell: PackedCell,
  traveller: Traveller,
  place: number,
): void {
  const passport = traveller[unpackCell(cell).bySecond ? 1 : 0];
  if (!passport) return;
  const { code, name } = passport;
  if (traveller.length > 1) {
    passports.push({ code, name, before: `Traveller ${place + 1} with `, after: '' });
    return;
  }
  const same = passports.find((other) => other.code === code && other.before === '');
  if (same) same.after = ` × ${Number(same.after.slice(3) || 1) + 1}`;
  else passports.push({ code, name, before: '', after: '' });
}

/**
 * Without admission, with an unlimited stay, or if a visa sets its length, no length of stay is
 * missing.
 */
const statesStay = new Set<EntryAnswer['access']>([
  'visa_free',
  'visa_on_arrival',
  'eta',
  'e_visa',
]);

/** "90 days": the length of stay for all. */
function wordsOfStays(access: EntryAnswer['access'], stays: PackedRow[2]): string {
  // Freedom of movement has conditions after some months, which the country's page explains.
  if (stays === 'unlimited') return '';
  const words = stays.flatMap((packed) => {
    const stay = unpackStay(packed);
    return stay ? [wordsOfStay(stay)] : [];
  });
  if (words.length === 0) return statesStay.has(access) ? 'Stay not published' : '';
  return words.length === 1 ? (words[0] ?? '') : `${words.join(' or ')}, whichever ends first`;
}

/** The headings of the list's sections, by the group's hardest access. */
const headings: Record<NonNullable<EntryAnswer['access']>, string> = {
  own_country: 'Own country of everyone',
  freedom_of_movement: 'Freedom of movement for all',
  visa_free: 'Visa free for all',
  visa_on_arrival: 'At most a visa on arrival',
  eta: 'At most a travel authorisation',
  e_visa: 'At most an e-visa',
  travel_permit: 'Someone needs a travel permit',
  visa_required: 'Someone needs a visa in advance',
  no_admission: 'Someone is not admitted',
};

export function headingOf(access: EntryAnswer['access']): string {
  return access === null ? 'No answer yet for someone' : headings[access];
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

/**
 * "a passport of India", "passports of India and Germany"; of a traveller with two: "passports of India
 * or the United Kingdom, and of Germany".
 */
export function passportsOf(travellers: readonly Traveller[]): string {
  const held = travellers.map((passports) =>
    listInWords(
      passports.map(({ name }) => inSentence(name)),
      'or',
    ),
  );
  const different = [...new Set(held)];
  if (travellers.length === 1) return `a passport of ${held[0]}`;
  if (travellers.every((passports) => passports.length === 1)) {
    return `passports of ${listInWords(different)}`;
  }
  const others = different.slice(0, -1).map((names) => `of ${names}`);
  return `passports ${[others.join(', '), `of ${different.at(-1)}`].filter(Boolean).join(', and ')}`;
}
