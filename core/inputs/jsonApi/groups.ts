import * as z from 'zod/mini';
import { TRAVELLERS_MAX } from '#core/passports/travellers.ts';
import { code, days, fields, made, named, passportList, resolvedAccess, stay } from './schemas.ts';
import { pair, table } from './tables.ts';

/** Several travellers in all offered countries. */
export const groupsRoute = {
  path: '/api/v1/groups',
  operationId: 'getGroup',
  summary: 'What a group needs in each country',
  description:
    'The countries that visitors of this site are offered, in order of ease for all: by the access of whoever finds it hardest, then by how long all may stay. Where anyone’s access is unknown, the group’s is: these come last, by name. Tourist stays that begin today (UTC).',
};

export const groupQueryTexts = {
  passports:
    'The passports of 1 to 8 travellers, a comma between them; `+` joins the two passports of one traveller, and adds visas, residence permits and the country of residence: IN+GB,DE+us-visa+lives-in-DE',
};

export const groupPassportsMessage = `Name the passports of 1 to ${TRAVELLERS_MAX} travellers, as IN+GB,DE`;

export const groupQuery = made(() =>
  z.strictObject(fields(groupQueryTexts, { passports: passportList(groupPassportsMessage) })),
);

/** Descriptions of fields of a group, its countries and travellers that a table's pair lacks. */
export const groupTexts = {
  travellers: 'The travellers as they were named: the passports of each',
  holds: 'The visas, residence permits and country of residence of each traveller',
  countries: 'Every country that visitors are offered, in order of ease for all',
  access:
    'What the traveller with the hardest entry needs; own_country where it is everyone’s own; null where anyone’s is unknown, which never means that nothing is needed',
  suspended: 'A suspension is the hardest answer of the travellers, and precedes `access`',
  stayLimit:
    'stated; none where all enter their own country or by freedom of movement; unknown where anyone’s length of stay is',
  days: 'The fewest days that all may stay; months are counted at their shortest. Null unless stated',
  stays:
    'The shortest of the stays as the sources give them; two, in days and in months, where the calendar decides which ends first',
  passport: 'The traveller’s passport that enters most easily: this is its answer',
  otherUnknown:
    'There is no answer for the traveller’s other passport, which may enter more easily',
  page: 'The page of this group for people',
} as const;

const traveller = named('OfTraveller', () => ({
  ...pair,
  ...fields(groupTexts, { passport: code, otherUnknown: z.boolean() }),
}));

const country = named('ForGroup', () => ({
  destination: code,
  ...fields(groupTexts, {
    access: resolvedAccess,
    suspended: z.boolean(),
    stayLimit: z.enum(['stated', 'none', 'unknown']),
    days,
    stays: z.array(stay),
  }),
  travellers: z.array(traveller),
}));

export const groupResponse = named('Group', () => ({
  ...table,
  ...fields(groupTexts, {
    travellers: z.array(z.array(code)),
    holds: z.array(z.array(z.string())),
    countries: z.array(country),
    page: z.url(),
  }),
}));

export type GroupResponse = z.infer<typeof groupResponse>;
