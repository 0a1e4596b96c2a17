import { readTravellers, travellersText } from '#core/passports/travellers.ts';
import { flagIn } from '#src/lib/searchParams.ts';
import { type AddedPassports, textOf } from '../passports/queries.ts';

/** The search parameters of the comparison: untrusted. */
export type CompareAddress = {
  passports?: string | undefined;
  /** "true": includes countries where the passports don't differ. */
  all?: string | undefined;
  /** The passports added by the form: codes, or texts typed without scripts. */
  add?: string | undefined;
};

/** The query's input, shared by loader and page. */
export function comparisonInput(address: CompareAddress) {
  return { passports: passportsText(address.passports ?? ''), all: flagIn(address.all) ?? false };
}

/** The address after the form was sent; texts that name no one passport are left to be asked. */
export function withAdded(
  address: CompareAddress,
  { clear, unclear }: AddedPassports,
): CompareAddress {
  const passports = passportsText([address.passports, ...clear].join(','));
  return { ...address, passports: passports || undefined, add: textOf(unclear) };
}

/** The address without one passport. */
export function withoutPassport(address: CompareAddress, passport: string): CompareAddress {
  const others = readTravellers(address.passports ?? '')
    .flat()
    .filter((code) => code !== passport);
  return { ...address, passports: others.join(',') || undefined };
}

/** Accepts any separators, writes `DE,IN`. */
function passportsText(text: string): string {
  return travellersText([readTravellers(text).flat()]).replaceAll(' ', ',');
}
