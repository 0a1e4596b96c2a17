import type { EntryAnswer } from '../../../server/schemas/answers/access.ts';
import { entersByRight } from '../../../server/schemas/answers/admission.ts';
import {
  conditionInWords,
  type Origin,
  originOf,
} from '../../../server/schemas/answers/answerTexts.ts';
import {
  endInWords,
  headlineOf,
  restrictionInWords,
} from '../../../server/schemas/answers/headline.ts';
import { isUnlimited } from '../../../server/schemas/answers/stayOfAll.ts';
import { accessInWords } from '../../../server/schemas/answers/verdict.ts';
import { inSentence } from '../../../server/schemas/countries/countryInSentence.ts';
import { listInWords } from '../../../server/schemas/listInWords.ts';
import { partialDateText } from '../../../server/schemas/rules/partialDateText.ts';
import { referenceDay } from '../../../server/schemas/travel/passportCheck.ts';
import { passportConditionInWords } from '../visa/country/CountryInBrief.tsx';
import {
  type OfficialLink,
  officialLinksServing,
  priceInWords,
} from '../visa/country/OfficialLinks.tsx';
import type { JudgedStop } from './StopCard.tsx';

/** A checklist item with its source. */
export type ChecklistItem = {
  text: string;
  detail: string;
  /** The official sites for it. */
  officialLinks: { title: string; address: string | null; detail: string }[];
  source: (Origin & { address: string | null }) | null;
};

/**
 * The day on which a stop is left for good: that of the first later stop in another country and
 * outside its zone, since time limits counted from departure count from leaving the zone. Undefined
 * without such a stop, or if it has no day or one before the stops it follows: then one of them is
 * wrong.
 */
export function leavingDay(stop: PlacedStop, later: readonly PlacedStop[]): string | undefined {
  const end = later.findIndex(
    ({ country, borderZone }) =>
      country !== stop.country && (borderZone === null || borderZone !== stop.borderZone),
  );
  const day = later[end]?.on;
  const before = [stop, ...later.slice(0, end)];
  return day !== undefined && before.every(({ on = '' }) => on <= day) ? day : undefined;
}

type PlacedStop = Pick<JudgedStop, 'country' | 'on' | 'borderZone'>;

/** All requirements of a trip's stops: permissions, the passport itself, arrival cards. */
export function checklistOf(stops: JudgedStop[]): ChecklistItem[] {
  return merged([
    ...stops.flatMap((stop) => (stop.transit ? transitItems(stop) : [permission(stop)])),
    ...passportItems(stops),
    ...stops.flatMap(arrivalCards),
  ]);
}

const permissions: Partial<Record<NonNullable<EntryAnswer['access']>, string>> = {
  visa_on_arrival: 'Visa on arrival: what it asks for, ready at the border',
  eta: 'Travel authorisation: apply online before you travel',
  e_visa: 'E-visa: apply online before you travel',
  travel_permit: 'Travel permit: apply before you travel',
  visa_required: 'Visa: obtain it before you travel',
  no_admission: 'Entry is not admitted with this passport: change the trip, or ask',
};

function wordsOf(answer: EntryAnswer): string | undefined {
  const { access, purpose, restriction } = answer;
  if (restriction) return `${headlineOf(answer, []).heading}: change the trip, or ask the embassy`;
  if (access === null) return UNKNOWN;
  if (purpose === 'transit' && access === 'visa_required') {
    return 'Airport transit visa: obtain it before you travel';
  }
  return permissions[access];
}

function permission(stop: JudgedStop): ChecklistItem | null {
  const { entry, name, officialLinks } = stop;
  return permissionFor(entry, `${name}: `, officialLinks);
}

/** The permission that an answer requires of a traveller; null if certainly none is. */
function permissionFor(
  answer: EntryAnswer,
  prefix: string,
  officialLinks: OfficialLink[],
): ChecklistItem | null {
  const { access, headlineCondition, disagreement, askBeforeTravel, source, restriction } = answer;
  const origin = originOf(answer);
  const words = wordsOf(answer);
  const detail = [
    ...(restriction ? restrictionInWords(restriction) : []),
    headlineCondition &&
      `This holds ${conditionInWords(headlineCondition)}${headlineCondition.text ? ` (${headlineCondition.text})` : ''}; otherwise: ${accessInWords(headlineCondition.otherwise)}.`,
    disagreement && 'Sources disagree: ask the embassy.',
    askBeforeTravel && 'Ask before you travel.',
    answer.otherSideOfChange && 'The rule changes around this day: ask which one applies.',
    endInWords(answer),
    answer.unconfirmed && 'Unconfirmed.',
    answer.stale === 'rule' && 'The source is old.',
  ].filter((part) => part !== '' && typeof part === 'string');
  if (!words && detail.length === 0) return null;
  const text = words ?? `${accessInWords(access)}: make sure that it holds for you`;
  return {
    text: prefix + text,
    detail: detail.join(' '),
    officialLinks: officialLinksServing(answer, officialLinks).map(toOfficialLink),
    source: source && origin ? { ...origin, address: source.address } : null,
  };
}

const UNKNOWN = 'no answer yet: ask the embassy what you need';

function transitItems(stop: JudgedStop): (ChecklistItem | null)[] {
  const { entry, airside, name, officialLinks } = stop;
  // Those who may cross the border by right need no permission for a stay.
  if (isUnlimited(entry.access)) return [permission(stop)];
  const unknown: ChecklistItem = {
    text: `${name}, changing planes: whether an airport transit visa is needed is unknown; ask the airline`,
    ...{ detail: '', officialLinks: [], source: null },
  };
  const known = airside?.access
    ? permissionFor(airside, `${name}, changing planes: `, officialLinks)
    : unknown;
  const landside = permissionFor(entry, `${name}, only if you pass the border: `, officialLinks);
  return [known, landside];
}

/** The conditions on the passport itself, for all stops that have them. */
function passportItems(stops: JudgedStop[]): ChecklistItem[] {
  const asked = stops.filter(({ entry }) => !entersByRight(entry));
  const stated = asked.flatMap((stop) =>
    stop.conditions.map((condition): ChecklistItem => {
      const { source, note } = condition;
      const words = passportConditionInWords(condition);
      const day = referenceDay(condition, { entry: stop.on, departure: stop.leave });
      const by = condition.kind === 'passport_age' ? 'issued on or after' : 'valid until';
      return {
        text: `Passport for ${inSentence(stop.name)}${stop.transit ? ', if you pass the border' : ''}: ${lowerFirst(words)}${day ? `, so ${by} ${partialDateText(day)}` : ''}`,
        detail: note === `${words}.` ? '' : note,
        officialLinks: [],
        source: {
          before: 'Source: ',
          link: `${source.title ?? 'This site’s editors'}, ${source.date ? partialDateText(source.date) : 'date unknown'}${source.secondary ? '; unconfirmed' : ''}`,
          after: '',
          address: source.address,
        },
      };
    }),
  );
  const silent = asked.filter(({ conditions }) =>
    conditions.every(({ kind }) => kind !== 'passport_validity'),
  );
  const names = new Set(silent.map(({ name }) => inSentence(name)));
  return [
    {
      text: 'Passport valid on every day of the trip',
      detail:
        names.size > 0
          ? `How much longer it must be valid is unknown for ${listInWords(names)}: ask the embassy or the airline.`
          : '',
      ...{ officialLinks: [], source: null },
    },
    ...stated,
  ];
}

function arrivalCards({ officialLinks, name, transit }: JudgedStop): ChecklistItem[] {
  return officialLinks
    .filter(({ scheme, inOperation }) => scheme === 'arrival_card' && inOperation)
    .map((link) => ({
      text: `${name}: arrival card${transit ? ', if you pass the border' : ''}`,
      detail: 'It permits nothing by itself.',
      officialLinks: [toOfficialLink(link)],
      source: null,
    }));
}

function toOfficialLink(link: OfficialLink) {
  const { title, address, source, note } = link;
  const date = source.date ? `, ${partialDateText(source.date)}` : ', date unknown';
  const by = source.title ? `By ${source.title}${date}.` : '';
  const price = priceInWords(link);
  return { title, address, detail: [price && `${price}.`, note, by].filter(Boolean).join(' ') };
}

/** Lists each item once, even if a trip visits a country twice. */
function merged(items: (ChecklistItem | null)[]): ChecklistItem[] {
  const known = items.filter((item) => item !== null);
  return [...new Map(known.map((item) => [JSON.stringify(item), item])).values()];
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
