import { readTravellers, travellersText } from '../../../server/schemas/travel/travellers.ts';
import { flagIn } from '../../lib/searchParams.ts';

/** The search parameters of the comparison: untrusted. */
export type CompareAddress = {
  passports?: string | undefined;
  /** "true": includes countries where the passports don't differ. */
  all?: string | undefined;
  /** The passport added by the form. */
  add?: string | undefined;
};

/** The query's input, shared by loader and page. */
export function comparisonInput(address: CompareAddress) {
  return { passports: passportsText(address.passports ?? ''), all: flagIn(address.all) ?? false };
}

/** The address after the form was sent; undefined if it added nothing. */
export function withAdded({ add, ...address }: CompareAddress): CompareAddress | undefined {
  if (add === undefined) return undefined;
  const passports = passportsText([address.passports, add].join(','));
  return { ...address, passports: passports || undefined };
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
