import { readTravellers, travellersText } from '../../../server/schemas/travel/travellers.ts';
import { flagIn } from '../../lib/searchParams.ts';

/** The search parameters of the comparison, as its address has them: untrusted. */
export type CompareAddress = {
  passports?: string | undefined;
  /** "true": the countries too where the passports don't differ. */
  all?: string | undefined;
  /** What the form adds. */
  add?: string | undefined;
};

/** The input of the query that loader and page share. */
export function comparisonInput(address: CompareAddress) {
  return { passports: passportsText(address.passports ?? ''), all: flagIn(address.all) ?? false };
}

/** The address after what its form adds; undefined if that is nothing. */
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

/** However they are separated: `DE,IN`. */
function passportsText(text: string): string {
  return travellersText([readTravellers(text).flat()]).replaceAll(' ', ',');
}
