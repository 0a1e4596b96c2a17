import { FIND_MAX } from '#core/countries/foundByName.ts';
import {
  GROUP_DAYS_MAX,
  type GroupAccessFilter,
  groupAccessFilters,
  isDocument,
  readTravellers,
  travellersText,
} from '#core/passports/travellers.ts';
import { filterContinents } from '#core/siteVocabulary.ts';
import { dayIn, flagIn, oneOf, pageNumberIn } from '#src/lib/searchParams.ts';
import { type AddedPassports, textOf } from '../passports/queries.ts';

/** The headings of the result, and of its list: what is sent leads there, also without scripts. */
export const RESULT_ID = 'result';
export const LISTED_ID = 'listed';

/** What a group's list is filtered by, and the day of entry that it is for: untrusted. */
export type GroupFilter = {
  days?: string | undefined;
  on?: string | undefined;
  access?: string | undefined;
  continent?: string | undefined;
  /** A part of the country's name. */
  find?: string | undefined;
};

/** The search parameters of a group's page: untrusted. */
export type GroupAddress = GroupFilter & {
  passports?: string | undefined;
  page?: string | undefined;
  all?: string | undefined;
  /** Passports added by the form, as codes or texts typed without scripts: a traveller each, */
  add?: string | undefined;
  /** or a second passport for the traveller with this number, from 1. */
  holder?: string | undefined;
};

/** The parsed search parameters. */
export type GroupSearch = {
  passports: string;
  /** How many days all want to stay. */
  days: number | undefined;
  /** The day of entry. */
  on: string | undefined;
  continent: (typeof filterContinents)[number] | undefined;
  access: GroupAccessFilter | undefined;
  find: string | undefined;
  /** Counted from 1. */
  page: number;
  all: boolean;
};

export function readGroupSearch(address: GroupAddress): GroupSearch {
  return {
    passports: travellersText(readTravellers(address.passports ?? '')),
    days: daysIn(address.days),
    on: dayIn(address.on),
    continent: oneOf(address.continent, filterContinents),
    access: oneOf(address.access, groupAccessFilters),
    find: address.find?.slice(0, FIND_MAX) || undefined,
    page: pageNumberIn(address.page) ?? 1,
    all: flagIn(address.all) ?? false,
  };
}

function daysIn(text = ''): number | undefined {
  const days = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return days >= 1 && days <= GROUP_DAYS_MAX ? days : undefined;
}

/** The query's input, shared by loader and page. */
export function rankingInput({ page, ...search }: GroupSearch) {
  return { ...search, page: page - 1 };
}

/** The filters of an address, without the empty ones. */
export function filtersOf({ days, on, access, continent, find }: GroupAddress): GroupFilter {
  return {
    find: find || undefined,
    days: days || undefined,
    on: on || undefined,
    access: access || undefined,
    continent: continent || undefined,
  };
}

/**
 * The address after the form was sent, on the first page; texts that name no one passport are left to
 * be asked.
 */
export function withAdded(
  { add, holder, page, all, ...address }: GroupAddress,
  { clear, unclear }: AddedPassports,
): GroupAddress {
  const travellers = readTravellers(address.passports ?? '');
  const added = readTravellers(clear.join(','));
  const held = travellers[Number(holder) - 1];
  if (held) held.push(...added.flat());
  else travellers.push(...added);
  return {
    ...address,
    passports: travellersText(travellers) || undefined,
    ...(unclear.length > 0 && { add: textOf(unclear), holder }),
  };
}

/** An address's travellers without one passport or document; undefined if none are left. */
export function withoutPart(
  passports: string,
  traveller: number,
  part: string,
): string | undefined {
  const travellers = readTravellers(passports);
  const held = travellers[traveller] ?? [];
  const place = held.indexOf(part);
  if (place >= 0) held.splice(place, 1);
  const withPassport = travellers.filter((parts) => !parts.every(isDocument));
  return travellersText(withPassport) || undefined;
}
