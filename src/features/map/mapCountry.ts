import { accesses, type EntryAnswer, type Stay } from '../../../server/schemas/access.ts';
import { accessWords } from '../../../server/schemas/accessWords.ts';
import { stayInWords } from '../../../server/schemas/answerTexts.ts';

/** A country as the world map shows it. */
export type MapCountry = {
  code: string;
  name: string;
  access: EntryAnswer['access'];
  stay: Stay | null;
  /** Where the full answer is. */
  href: string;
  /** What has to be said beside the answer: "sources disagree". */
  caveat?: string | undefined;
};

/** What a colour of the map stands for. */
export type MapShade = NonNullable<EntryAnswer['access']> | 'unknown';

/** Easiest first, as the legend has them. */
export const mapShades: readonly MapShade[] = ['own_country', ...accesses, 'unknown'];

export const shadeWords: Record<MapShade, string> = {
  own_country: 'Own country',
  ...accessWords,
  unknown: 'No answer yet',
};

export function shadeOf({ access }: Pick<MapCountry, 'access'>): MapShade {
  return access ?? 'unknown';
}

/** "Visa free, up to 90 days". */
export function answerInWords(country: MapCountry): string {
  const { stay, caveat } = country;
  const words = [shadeWords[shadeOf(country)]];
  if (stay) words.push(stayInWords(stay).toLowerCase());
  if (caveat) words.push(caveat);
  return words.join(', ');
}
