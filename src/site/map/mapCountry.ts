import type { ListedAccess } from '#core/answers/access.ts';
import type { AnswerMark } from '#core/answers/answerMarks.ts';
import type { Stay } from '#core/answers/entryAnswer.ts';
import { accessInWords } from '#core/answers/words/accessWords.ts';
import { marksInWords } from '#core/answers/words/markWords.ts';
import mapMessages from '#messages/en/map.gen.ts';
import { translator } from '#messages/translate.ts';
import type { tableAccesses } from '../answerLists/answerWords.ts';
import type { Point } from './mapView.ts';

const t = translator(mapMessages);

/** A country on the world map, with the caveats of its answer, if any. */
export type MapCountry = {
  code: string;
  name: string;
  access: ListedAccess;
  stay: Stay | null;
  /** The address of the full answer. */
  href: string;
} & Partial<Record<AnswerMark, boolean>>;

/** The meaning of a colour of the map. */
export type MapShade = (typeof tableAccesses)[number];

export function shadeOf({ access }: Pick<MapCountry, 'access'>): MapShade {
  return access ?? 'unknown';
}

/** "Visa free, up to 90 days. Sources disagree" */
export function answerInWords(country: MapCountry): string {
  const marks = marksInWords(country);
  const answer = accessAndStay(country);
  return marks ? t('answerMarks', { answer, marks }) : answer;
}

function accessAndStay({ stay, ...country }: MapCountry): string {
  const access = accessInWords(shadeOf(country));
  if (!stay) return access;
  const key = stay.unit === 'days' ? 'answerDays' : 'answerMonths';
  return t(key, { access, count: stay.number });
}

/**
 * The current country, selected by mouse (with its position in units of the drawing) or otherwise.
 */
export type Looked = { country: MapCountry } & (
  | { by: 'mouse'; at: Point }
  | { by: 'touch' | 'keys' }
);
