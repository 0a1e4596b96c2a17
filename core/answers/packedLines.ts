import { type Continent, continents } from '../siteVocabulary.ts';
import { type Tone, tones } from './tone.ts';

/**
 * A country in a list of answers for one kind of stay: what the answer is, in the page's language, and what
 * there is to know beside it.
 */
export type CountryLine<Group extends string = string> = {
  code: string;
  continent: Continent;
  /** By which the list is filtered: those that it is in. */
  groups: readonly Group[];
  tone: Tone;
  /** The answer. */
  verdict: string;
  /** Sentences below it. */
  details: readonly string[];
  /** The places of the country that the answer is about; '' for all of it. */
  places: string;
  /** Further words by which the line is found, such as codes of airports. */
  words: string;
  /** The passport of the answer. */
  passport: string;
  /** What only the list's part for one of its groups shows. */
  inParts?: readonly InPart<Group>[];
};

/** A sentence below a country in the part of a list for a group. */
export type InPart<Group extends string = string> = {
  group: Group;
  text: string;
  /** The first and last age that it is for; null for all, and where they are unknown. */
  ages: readonly [number, number] | null;
};

/**
 * Lines as pages carry them: one text, whose numbers are places in `texts`, as most lines say what others
 * say; '' is no text.
 */
export type PackedLines = { lines: string; texts: string[]; passports: string[] };

export function packLines<Group extends string>(
  lines: readonly CountryLine<Group>[],
  groups: readonly Group[],
): PackedLines {
  const texts = [''];
  const places = new Map([['', 0]]);
  const placeOf = (text: string) => {
    const known = places.get(text);
    if (known !== undefined) return known;
    places.set(text, texts.length);
    return texts.push(text) - 1;
  };
  const passports = [...new Set(lines.map(({ passport }) => passport))];
  const packed = lines.map((line) =>
    [
      line.code,
      continents.indexOf(line.continent),
      line.groups.reduce((bits, group) => bits | (1 << groups.indexOf(group)), 0),
      tones.indexOf(line.tone),
      passports.indexOf(line.passport),
      ...[line.places, line.words, line.verdict, ...line.details].map(placeOf),
      ...(line.inParts ?? []).map(({ group, text, ages }) =>
        [groups.indexOf(group), placeOf(text), ...(ages ?? [])].join(':'),
      ),
    ].join(' '),
  );
  return { lines: packed.join(), texts, passports };
}

/** The lines, with these groups, which are those they were packed with. */
export function unpackLines<Group extends string>(
  { lines, texts, passports }: PackedLines,
  groups: readonly Group[],
): CountryLine<Group>[] {
  if (lines === '') return [];
  return lines.split(',').map((line) => {
    const [code = '', ...packed] = line.split(' ');
    const [numbers, parts] = [false, true].map((isOfPart) =>
      packed.filter((one) => one.includes(':') === isOfPart),
    );
    const [continent = 0, bits = 0, tone = 0, passport = 0, ...said] = (numbers ?? []).map(Number);
    const [places = '', words = '', verdict = '', ...details] = said.map((at) => texts[at] ?? '');
    return {
      code,
      continent: continents[continent] ?? 'Asia',
      groups: groups.filter((_, place) => bits & (1 << place)),
      tone: tones[tone] ?? 'unknown',
      passport: passports[passport] ?? '',
      ...{ places, words, verdict, details },
      ...(parts?.length && { inParts: parts.flatMap((part) => unpackPart(part, texts, groups)) }),
    };
  });
}

function unpackPart<Group extends string>(
  packed: string,
  texts: readonly string[],
  groups: readonly Group[],
): InPart<Group>[] {
  const [place = 0, text = 0, first, last] = packed.split(':').map(Number);
  const group = groups[place];
  if (group === undefined) return [];
  const ages = first !== undefined && last !== undefined ? ([first, last] as const) : null;
  return [{ group, text: texts[text] ?? '', ages }];
}
