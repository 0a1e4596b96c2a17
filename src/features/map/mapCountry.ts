import mapMessages from '../../../messages/map/en.gen.ts';
import { translator } from '../../../messages/translate.ts';
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
  const t = translator(mapMessages);
  const access = accessInWords(shadeOf(country));
  const stay = country.stay && wordsOfStay(country.stay);
  const marks = marksInWords(country);
  if (stay)
    return marks
      ? t('answerStayMarks', { access, stay, marks })
      : t('answerStay', { access, stay });
  return marks ? t('answerMarks', { access, marks }) : access;
}

/**
 * The current country, selected by mouse (with its position in units of the drawing) or otherwise.
 */
export type Looked = { country: MapCountry } & (
  | { by: 'mouse'; at: Point }
  | { by: 'touch' | 'keys' }
);
