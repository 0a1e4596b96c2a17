import changingPlanesMessages from '#messages/en/changingPlanes.gen.ts';
import transitMessages from '#messages/en/transit.gen.ts';
import { translator } from '#messages/translate.ts';
import { cityOfAirport } from '../../countries/airportCities.ts';
import { airportNames } from '../../countries/airports.ts';
import { listedAccess } from '../access.ts';
import type { AnswerMarks } from '../answerMarks.ts';
import type { EntryAnswer, Stay } from '../entryAnswer.ts';
import type { CountryLine } from '../packedLines.ts';
import { isUnlimited } from '../stayOfAll.ts';
import type { Airside } from '../transit/airside.ts';
import type { OpenProgramme } from '../transit/programmes.ts';
import { accessInWords } from './accessWords.ts';
import { answerInRow } from './answerTexts.ts';
import { marksInWords } from './markWords.ts';
import { airsideLines } from './transitWords.ts';

const t = translator(changingPlanesMessages);
const transitText = translator(transitMessages);

/** The most cities that a line names. */
const CITIES_MAX = 4;

/** An answer for changing planes as a list shows it. */
export type TransitInLine = {
  answer: Pick<EntryAnswer, 'access'> & { stay: Stay | null } & AnswerMarks;
  /** As the answer shows it. */
  airside: Airside;
  /** The side whose answer it is. */
  heading: 'airside' | 'border';
  programmes: readonly OpenProgramme[];
  /** The country's large airports, IATA codes. */
  hubs: readonly string[];
};

/** The answer for changing planes in one line of a list: what it is, for how long, where, and by which programme. */
export function transitLineInWords(
  line: TransitInLine,
): Pick<CountryLine, 'verdict' | 'details' | 'places' | 'words'> {
  const { airside, hubs } = line;
  const areas = transitAreasOf(line);
  const cities = [...Map.groupBy(areas ?? hubs, cityOfAirport)];
  const named = areas ? cities.slice(0, CITIES_MAX) : cities;
  const more = (areas ?? hubs).length - named.flatMap(([, codes]) => codes).length;
  const all = new Set([...hubs, ...(airside.airports ?? []).map(({ code }) => code)]);
  const [verdict = '', ...details] = linesOf(line);
  return {
    verdict,
    details: [...details, more > 0 ? t('moreAirports', { count: more }) : ''].filter(Boolean),
    places: named.map(([city, codes]) => `${city} (${codes.join(', ')})`).join(', '),
    words: [...all]
      .map((code) => [code, cityOfAirport(code), airportNames[code]].join(' '))
      .join(' '),
  };
}

/** The airports with a transit area, the large ones first; undefined where all have one, or it is unknown. */
function transitAreasOf({ answer, airside, heading, hubs }: TransitInLine): string[] | undefined {
  const { need, offered, airports } = airside;
  if (isSaidByAccess(answer)) return undefined;
  if (heading === 'border' || need !== 'no_visa' || offered !== 'some_airports') return undefined;
  const codes = airports?.map(({ code }) => code);
  return (
    codes &&
    [...hubs, ...codes].filter((code, at, all) => codes.includes(code) && all.indexOf(code) === at)
  );
}

/** Whether the access says all: by right, or not at all. */
function isSaidByAccess({ access, suspended }: TransitInLine['answer']): boolean {
  return suspended || isUnlimited(access) || access === 'no_admission';
}

function linesOf({ answer, airside, heading, programmes }: TransitInLine): string[] {
  const { access, stay } = answer;
  if (isSaidByAccess(answer)) return [accessInWords(listedAccess(answer))];
  // The words of a transit area say that it isn't confirmed.
  const marks = marksInWords(heading === 'border' ? answer : { ...answer, unconfirmed: false });
  const isPassed = airside.need === 'pass_border';
  const [first = accessInWords(null), ...others] =
    heading === 'airside'
      ? airsideLines({ ...airside, confirmed: airside.confirmed && !answer.disagrees })
      : [
          isPassed
            ? t('atBorder', { answer: answerInRow({ access, stay }) })
            : transitText('borderOpen'),
        ];
  return [
    first,
    marks,
    ...others,
    heading === 'border' && isPassed ? transitText('passBorder') : '',
    access === null && !isPassed ? transitText('askAirline') : '',
    ...programmesInWords(programmes),
  ];
}

/** The first programme that is open; what an officer decides is nothing to plan a journey on. */
function programmesInWords(programmes: readonly OpenProgramme[]): string[] {
  const [programme] = programmes.filter(({ open }) => open !== 'officer_decides').sort(openFirst);
  if (!programme) return [];
  const { name, open } = programme;
  return [t(open === 'yes' ? 'programme' : 'programmeWithDocuments', { name })];
}

function openFirst(one: OpenProgramme, other: OpenProgramme): number {
  return Number(one.open !== 'yes') - Number(other.open !== 'yes');
}
