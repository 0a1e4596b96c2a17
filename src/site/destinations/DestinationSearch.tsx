import { useNavigate } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { type FormEvent, useEffect, useRef } from 'react';
import { SEARCH_TEXT_MAX } from '#core/inputs/textLengths.ts';
import destinationMessages from '#messages/en/destinations.gen.ts';
import { translator } from '#messages/translate.ts';
import { Field } from '#src/ui/forms/Field.tsx';
import type { ListingSearch } from '../visaSearch/listing.ts';
import { HiddenFilters } from './HiddenFilters.tsx';

const t = translator(destinationMessages);

/** A search, stored in the address. Without scripts it is a plain form. */
export function DestinationSearch({
  search,
  label,
  hint,
}: {
  search: ListingSearch;
  label?: string;
  hint?: string;
}) {
  const navigate = useNavigate();
  const box = useRef<HTMLInputElement>(null);
  const inAddress = useRef(search.q);

  // Back and forward change the address while the box stays mounted.
  useEffect(() => {
    if (!box.current || inAddress.current === search.q) return;
    inAddress.current = search.q;
    box.current.value = search.q ?? '';
  }, [search.q]);

  function submit(event: FormEvent) {
    event.preventDefault();
    const q = box.current?.value.trim() || undefined;
    // The text typed while the page loads stays in the box.
    inAddress.current = q;
    void navigate({
      to: '.',
      search: (previous: Record<string, unknown>) => ({ ...previous, q, page: undefined }),
      resetScroll: false,
    });
  }

  return (
    <search>
      <form
        onSubmit={submit}
        className="flex max-w-xl items-end gap-3 max-xs:flex-col max-xs:items-stretch"
      >
        <HiddenFilters search={search} except="q" />
        <Field label={label ?? t('find')} hint={hint} className="grow">
          {(control) => (
            <input
              {...control}
              ref={box}
              type="search"
              name="q"
              maxLength={SEARCH_TEXT_MAX}
              defaultValue={search.q}
              autoComplete="off"
              className="input"
            />
          )}
        </Field>
        <button type="submit" className="button">
          <Search aria-hidden="true" size={18} />
          {t('search')}
        </button>
      </form>
    </search>
  );
}
