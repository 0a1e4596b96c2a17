import { filterContinents } from '../../../server/schemas/constants.ts';
import {
  type GroupAccessFilter,
  groupAccessFilters,
  isDocument,
  readTravellers,
  travellersText,
} from '../../../server/schemas/travel/travellers.ts';
import { flagIn, oneOf, pageNumberIn } from '../../lib/searchParams.ts';
import { type AddedPassports, textOf } from '../passports/queries.ts';

/** The search parameters of a group's page: untrusted. */
export type GroupAddress = {
  passports?: string | undefined;
  continent?: string | undefined;
  access?: string | undefined;
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
  continent: (typeof filterContinents)[number] | undefined;
  access: GroupAccessFilter | undefined;
  /** Counted from 1. */
  page: number;
  all: boolean;
};

export function readGroupSearch(address: GroupAddress): GroupSearch {
  return {
    passports: travellersText(readTravellers(address.passports ?? '')),
    continent: oneOf(address.continent, filterContinents),
    access: oneOf(address.access, groupAccessFilters),
    page: pageNumberIn(address.page) ?? 1,
    all: flagIn(address.all) ?? false,
  };
}

/** The query's input, shared by loader and page. */
export function rankingInput({ passports, continent, access, page, all }: GroupSearch) {
  return { passports, continent, access, page: page - 1, all };
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
