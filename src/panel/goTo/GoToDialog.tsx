import { keepPreviousData } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCombobox } from 'downshift';
import { useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { countryOptions } from '#core/countries/findCountries.ts';
import { titleOfDestination } from '#core/destinationTitle.ts';
import { trpc } from '#src/lib/trpc.ts';
import { useAllCountries } from '../countries/useAllCountries.ts';
import { useSignedIn } from '../session/signedIn.ts';
import { TitledDialog } from '../TitledDialog.tsx';
import { countryPlaces } from './countryPlaces.ts';
import { findPlaces, messagesOf, type Place, placeOf, placesFor } from './places.ts';

const { InputBlur } = useCombobox.stateChangeTypes;

/** The most destinations that are offered. */
const DESTINATIONS_MAX = 6;

/** Finds a destination, country, rule, message, setting, page or action by its name, and goes there. */
export function GoToDialog({ onClose }: { onClose: () => void }) {
  return (
    <TitledDialog title="Go to" onClose={onClose}>
      {(close) => <Places close={close} />}
    </TitledDialog>
  );
}

function Places({ close }: { close: () => void }) {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const { places, isLoading } = usePlaces(text);
  const [isEnterPending, setEnterPending] = useState(false);
  function go(place: Place) {
    close();
    void navigate(place.link);
  }
  const { getInputProps, getMenuProps, getItemProps, highlightedIndex } = useCombobox<Place>({
    items: places,
    isOpen: true,
    inputValue: text,
    selectedItem: null,
    defaultHighlightedIndex: 0,
    initialHighlightedIndex: 0,
    itemToString: (place) => place?.label ?? '',
    itemToKey: (place) => place?.value,
    // Leaving the box chooses nothing.
    stateReducer: (state, { type, changes }) => (type === InputBlur ? state : changes),
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) go(selectedItem);
    },
  });
  const goToHighlighted = useEffectEvent(() => {
    const place = places[Math.max(highlightedIndex, 0)];
    if (place) go(place);
  });
  useEffect(() => {
    if (!isEnterPending || isLoading) return;
    setEnterPending(false);
    goToHighlighted();
  }, [isEnterPending, isLoading]);
  const { 'aria-activedescendant': active, ...control } = getInputProps({
    'aria-label': 'Destination, country, rule, message, setting, page or action',
    // React's own handler: downshift's is a render late for fast typing.
    onChange: ({ currentTarget }) => {
      setText(currentTarget.value);
      setEnterPending(false);
    },
    onKeyDown: (event) => {
      // The list shown is still that of the text before: Enter waits for the list of this one.
      const waits = event.key === 'Enter' && isLoading;
      if (waits) {
        setEnterPending(true);
        // Else it would submit the form that has the focus when the dialog closes.
        event.preventDefault();
      }
      // Escape closes the dialog.
      if (waits || event.key === 'Escape') {
        Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
      }
    },
  });
  return (
    <div className="mt-3 flex flex-col gap-3">
      <input
        {...control}
        // Without an active option downshift gives '', which is no id.
        aria-activedescendant={active || undefined}
        type="text"
        className="input"
        placeholder="Japan, Paris, Germany to Japan, Mail …"
        spellCheck={false}
        autoCapitalize="none"
      />
      <ul
        {...getMenuProps({ 'aria-label': 'Places' })}
        className="-mx-2 h-[min(24rem,50dvh)] overflow-y-auto overscroll-contain"
      >
        {places.map((place, index) => (
          <li
            key={place.value}
            {...getItemProps({ item: place, index })}
            className="flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-md px-2 aria-selected:bg-sunken aria-selected:shadow-[inset_3px_0_0_var(--color-accent)]"
          >
            <span className="font-semibold wrap-anywhere">{place.label}</span>
            <span className="shrink-0 text-sm text-ink-soft">{place.kind}</span>
          </li>
        ))}
      </ul>
      <p role="status" className={places.length > 0 ? 'sr-only' : undefined}>
        {places.length === 0 ? 'Nothing found' : `${places.length} found`}
      </p>
    </div>
  );
}

/**
 * Where a text leads: by the names of pages, settings, actions, countries and destinations.
 * `isLoading` while the places are still those of the text before.
 */
function usePlaces(typed: string): { places: Place[]; isLoading: boolean } {
  const text = useDeferredValue(typed.trim());
  const { role } = useSignedIn();
  const known = useMemo(() => placesFor(role), [role]);
  const { data: countries = [] } = useAllCountries();
  const { data: further } = trpc.country.furtherNames.useQuery();
  const options = useMemo(
    () => countryOptions(countries, further ?? {}, { passports: false }),
    [countries, further],
  );
  const destinations = trpc.destination.listToEdit.useQuery(
    { search: text, pageSize: DESTINATIONS_MAX },
    { enabled: text !== '', placeholderData: keepPreviousData },
  );
  const isDeferred = text !== typed.trim();
  if (!text) return { places: known, isLoading: isDeferred };
  const places = [
    ...findPlaces(known, text),
    ...messagesOf(text),
    ...(destinations.data?.items ?? []).map((destination) =>
      placeOf('Destination', titleOfDestination(destination), {
        to: '/admin/destinations/$destinationId',
        params: { destinationId: destination.id },
      }),
    ),
    ...countryPlaces(options, text, role === 'administrator'),
  ];
  return { places, isLoading: isDeferred || destinations.isFetching };
}
