import type { ListingSearch } from '../visaSearch/listing.ts';

/** The address's other filters, as hidden fields of a plain form. */
export function HiddenFilters({
  search: { page, ...filters },
  except,
}: {
  search: ListingSearch;
  /** The form's own filter. */
  except: keyof ListingSearch;
}) {
  return Object.entries(filters).map(
    ([name, value]) =>
      value &&
      name !== except && <input key={name} type="hidden" name={name} value={String(value)} />,
  );
}
