import { redirect } from '@tanstack/react-router';
import { visaTypes } from '#core/vocabulary.ts';
import { oneOf } from '#src/lib/searchParams.ts';
import type { TrpcUtils } from '#src/lib/trpc.ts';
import { type NamedCountry, readCountry, type UnclearCountry } from '../passports/queries.ts';
import type { ListingSearch } from './listing.ts';
import type { SearchAddress } from './searchAddress.ts';
import type { SearchCategory } from './searchCategories.ts';
import { searchTarget } from './searchTarget.ts';
import type { SearchField } from './VisaSearchForm.tsx';

/** A search form as sent: what could be read, and what has to be asked again. */
export type SentSearch = {
  category: SearchCategory | undefined;
  country: NamedCountry | undefined;
  passport: NamedCountry | undefined;
  unclear: { [Name in SearchField]?: UnclearCountry };
  missing: SearchField[];
};

/**
 * For loaders: the redirect that a search leads to, by default with the visitor's passport. A
 * category of destinations leads to its listing with `filters`.
 */
export async function targetOf(
  trpc: TrpcUtils,
  { category, country, passport }: Target,
  filters: ListingSearch = {},
) {
  const visitor = await trpc.visitor.country.fetch();
  const own = visitor.country.code;
  const target = { category, country: country.code, passport: passport?.code ?? own };
  return redirect(searchTarget(target, own, filters));
}

type Target = Pick<SentSearch, 'category' | 'passport'> & { country: NamedCountry };

/** For loaders: reads the countries of the search form's address. */
export async function readSentSearch(
  trpc: TrpcUtils,
  { category, type, country: to, from }: SearchAddress,
): Promise<SentSearch> {
  const [destination, passport] = await Promise.all([
    readCountry(trpc, to, { passports: false }),
    readCountry(trpc, from, { passports: true }),
  ]);
  const visaType = oneOf(type, visaTypes);
  const isMissing = {
    category: type !== undefined && !visaType,
    country: to !== undefined && !destination.country,
    from: from !== undefined && !passport.country,
  };
  return {
    category: category ?? (visaType && `${visaType}-visa`),
    country: destination.country,
    passport: passport.country,
    unclear: {
      ...(destination.unclear && { country: destination.unclear }),
      ...(passport.unclear && { from: passport.unclear }),
    },
    missing: (['category', 'country', 'from'] as const).filter((name) => isMissing[name]),
  };
}
