import catalogue from '#messages/en/trip.gen.ts';
import { translator } from '#messages/translate.ts';
import { listInWords } from '../languages/listInWords.ts';
import { type Connection, connectionAirports, connectionTickets } from './connection.ts';
import { listOf } from './listOf.ts';

/**
 * What the address of a trip says of the flights at its stops for changing planes, a list a field, in
 * the order of the stops, of which each may be empty: `hours=,19&overnight=,yes&airport=,same&ticket=,two`.
 */

const t = translator(catalogue);

/** Longer connections are typing errors. */
export const HOURS_MAX = 999;

export const connectionFields = ['hours', 'overnight', 'airport', 'ticket'] as const;
export type ConnectionField = (typeof connectionFields)[number];

export type ConnectionSearch = { [Field in ConnectionField]?: string | undefined };

/** What a line of the form says, as in the address, valid or not. */
export type ConnectionLine = Record<ConnectionField, string>;

export const nothingSaid: ConnectionLine = { hours: '', overnight: '', airport: '', ticket: '' };

/** The values of the fields in which one is chosen. */
export const connectionChoices = {
  overnight: ['yes', 'no'],
  airport: connectionAirports,
  ticket: connectionTickets,
} as const;

/** What these lists say of the stop in this place, from 0. */
export function connectionLineAt(search: ConnectionSearch, index: number): ConnectionLine {
  const at = (field: ConnectionField) => listOf(search[field] ?? '')[index] ?? '';
  return {
    hours: at('hours'),
    overnight: at('overnight'),
    airport: at('airport'),
    ticket: at('ticket'),
  };
}

/** The query parameters for these lines; none of which all are empty. */
export function connectionSearch(lines: readonly ConnectionLine[]): ConnectionSearch {
  const listed = connectionFields
    .filter((field) => lines.some((line) => line[field]))
    .map((field) => [field, lines.map((line) => line[field]).join()]);
  return Object.fromEntries(listed);
}

export function isSaid(line: ConnectionLine): boolean {
  return connectionFields.some((field) => line[field]);
}

/** The connection of a line, undefined if it says nothing valid; `problems` gets a sentence for what is ignored. */
export function connectionOf(line: ConnectionLine, problems: string[]): Connection | undefined {
  const hours = hoursIn(line.hours);
  if (line.hours && hours === undefined) {
    problems.push(t('notHours', { text: line.hours, max: HOURS_MAX }));
  }
  const overnight = chosen('overnight', connectionChoices.overnight);
  const connection: Connection = {
    hours,
    overnight: overnight && overnight === 'yes',
    airport: chosen('airport', connectionChoices.airport),
    ticket: chosen('ticket', connectionChoices.ticket),
  };
  return Object.values(connection).some((said) => said !== undefined) ? connection : undefined;

  function chosen<Value extends string>(
    field: keyof typeof connectionChoices,
    values: readonly Value[],
  ): Value | undefined {
    const text = line[field];
    const value = values.find((one) => one === text);
    if (text && value === undefined) {
      const known = listInWords([...values], 'comma');
      problems.push(t('notAChoice', { text, field: t('connectionField', { field }), known }));
    }
    return value;
  }
}

function hoursIn(text: string): number | undefined {
  const hours = /^\d{1,3}$/.test(text) ? Number(text) : undefined;
  return hours !== undefined && hours >= 1 && hours <= HOURS_MAX ? hours : undefined;
}
