import type { ListingSearch } from './listing.ts';

/** The filters of the address that a plain form must send along to keep them. */
export function HiddenFilters({
  search: { page, ...filters },
  except,
}: {
  search: ListingSearch;
  /** What the form asks for itself. */
  except: keyof ListingSearch;
}) {
  return Object.entries(filters).map(
    ([name, value]) =>
      value && name !== except && <input key={name} type="hidden" name={name} value={value} />,
  );
}
