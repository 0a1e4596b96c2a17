import type { EntryAnswer, Stay } from '../../../server/schemas/answers/access.ts';
import type { AnswerMarks } from '../../../server/schemas/answers/answerMarks.ts';
import { wordsOfStay } from '../../../server/schemas/answers/changeWords.ts';
import { accessName, marksInWords, type tableAccesses } from '../access/answerWords.ts';
import type { Point } from './mapView.ts';

/** A country as the world map shows it. What must be said beside the answer, if anything, is said too. */
export type MapCountry = {
  code: string;
  name: string;
  access: EntryAnswer['access'];
  stay: Stay | null;
  /** Where the full answer is. */
  href: string;
} & Partial<AnswerMarks>;

/** What a colour of the map stands for. */
export type MapShade = (typeof tableAccesses)[number];

export function shadeOf({ access }: Pick<MapCountry, 'access'>): MapShade {
  return access ?? 'unknown';
}

/** "Visa free, up to 90 days. Sources disagree" */
export function answerInWords(country: MapCountry): string {
  const { stay } = country;
  const words = accessName(shadeOf(country));
  const marks = marksInWords(country);
  return `${words}${stay ? `, up to ${wordsOfStay(stay)}` : ''}${marks && `. ${marks}`}`;
}

/** The country that is looked at, and by what: where the mouse is seen, in units of the drawing. */
export type Looked = { country: MapCountry } & (
  | { by: 'mouse'; at: Point }
  | { by: 'touch' | 'keys' }
);
