import transitMessages from '#messages/en/transit.gen.ts';
import { translator } from '#messages/translate.ts';
import type { Airport } from '../../countries/airports.ts';
import { listInWords } from '../../languages/listInWords.ts';
import type { TransitCondition } from '../../transitVocabulary.ts';
import type { EntryAnswer } from '../entryAnswer.ts';
import { isUnlimited } from '../stayOfAll.ts';
import type { Airside } from '../transit/airside.ts';
import type { TransitSides } from '../transit/transitAnswer.ts';

/** The words of changing planes. */

const t = translator(transitMessages);

/** The most airports that a first line names; it counts more. */
export const MOST_NAMED = 3;

/** The lines below the heading of an answer that the transit area or, open to all, the border gives. */
export function transitLines({ airside, heading }: TransitSides, borderLines: string[]): string[] {
  if (heading === 'airside') return airsideLines(airside);
  return airside.need === 'pass_border' ? [t('passBorder'), ...borderLines] : [t('borderOpen')];
}

/** What staying in the transit area takes, and for how long; empty where that is unknown. */
export function airsideLines(airside: Airside): string[] {
  const need = needInWords(airside);
  return need === undefined ? [] : [need, ...limitsInWords(airside)];
}

/** To ask the airline, where nothing is known of the transit area; undefined elsewhere. */
export function askAirlineInWords({
  access,
  transit,
}: Pick<EntryAnswer, 'access' | 'transit'>): string | undefined {
  const isUnknown = transit?.airside.need === 'unknown' && !isUnlimited(access);
  return isUnknown ? t('airsideUnknown') : undefined;
}

function needInWords(airside: Airside): string | undefined {
  const { need, paper, authorisation, mayBeNeeded, confirmed } = airside;
  const sure = confirmed ? 'yes' : 'no';
  switch (need) {
    case 'no_visa':
      return noVisaInWords(airside);
    case 'visa':
      return t('visa', {
        sure: mayBeNeeded ? 'may' : sure,
        paper: paper ?? 'airport_transit_visa',
      });
    case 'eta':
      return t('authorisation', { sure, name: authorisation ?? 'ETA' });
    case 'pass_border':
      return t('passBorder');
    default:
      return undefined;
  }
}

function noVisaInWords({ offered, airports, confirmed }: Airside): string {
  const isKnown = offered === 'yes' || (offered === 'some_airports' && airports !== null);
  if (!isKnown) return confirmed ? t('noVisa', { sure: 'yes' }) : t('noVisaIfOffered');
  const sure = confirmed ? 'yes' : 'no';
  if (!airports) return t('noVisa', { sure });
  return airports.length > MOST_NAMED
    ? t('noVisaAtMany', { sure, count: airports.length })
    : t('noVisaAt', { sure, airports: airportsInWords(airports) });
}

/** The names of airports, in their order, as a list. */
export function airportsInWords(airports: readonly Airport[]): string {
  return listInWords(airports.map(({ name }) => name).sort());
}

function limitsInWords({ need, maxHours, overnight }: Airside): string[] {
  return [
    maxHours !== null && need !== 'visa' ? t('hours', { hours: maxHours }) : '',
    overnight === false ? t('notOvernight') : '',
  ].filter((line) => line !== '');
}

/** "Conditions: a ticket for your next flight and arriving by air."; '' without any. */
export function transitConditionsInWords(conditions: readonly TransitCondition[]): string {
  return conditions.length === 0
    ? ''
    : t('conditions', { conditions: conditionsInList(conditions) });
}

/** "a ticket for your next flight and arriving by air" */
export function conditionsInList(conditions: readonly TransitCondition[]): string {
  return listInWords(
    conditions.map((condition) => t('condition', { condition })),
    'clause',
  );
}

/** "Your airline asks for: the documents for your destination and a ticket for your next flight" */
export function airlineChecksInWords(conditions: readonly TransitCondition[]): string {
  return t('airlineAsks', { conditions: conditionsInList(conditions) });
}
