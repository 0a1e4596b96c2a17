import type { EntryAnswer, Stay } from '../../../server/schemas/answers/access.ts';
import { accessInWords } from '../../../server/schemas/answers/accessWords.ts';
import type { AnswerMarks } from '../../../server/schemas/answers/answerMarks.ts';
import { wordsOfStay } from '../../../server/schemas/answers/changeWords.ts';
import { marksInWords, type tableAccesses } from '../access/answerWords.ts';
import type { Point } from './mapView.ts';

/** A country on the world map, with the caveats of its answer, if any. */
export type MapCountry = {
  code: string;
  name: string;
  access: EntryAnswer['access'];
  stay: Stay | null;
  /** The address of the full answer. */
  href: string;
} & Partial<AnswerMarks>;

/** The meaning of a colour of the map. */
export type MapShade = (typeof tableAccesses)[number];

export function shadeOf({ access }: Pick<MapCountry, 'access'>): MapShade {
  return access ?? 'unknown';
}

/** "Visa free, up to 90 days. Sources disagree" */
export function answerInWords(country: MapCountry): string {
  const { stay } = country;
  const words = accessInWords(shadeOf(country));
  const marks = marksInWords(country);
  return `${words}${stay ? `, up to ${wordsOfStay(stay)}` : ''}${marks && `. ${marks}`}`;
}

/**
 * The current country, selected by mouse (with its position in units of the drawing) or otherwise.
 */
export type Looked = { country: MapCountry } & (
  | { by: 'mouse'; at: Point }
  | { by: 'touch' | 'keys' }
);
