import { useCallback, useEffect, useMemo, useRef } from 'react';
import { countryOptions, findCountries } from '#core/countries/findCountries.ts';
import type { FurtherNames } from '#core/countries/foundByName.ts';
import { unpackCountries } from '#core/countries/packedCountries.ts';
import { meantOption } from '#core/optionSearch.ts';
import countryMessages from '#messages/en/countries.gen.ts';
import { translator } from '#messages/translate.ts';
import { trpc } from '#src/lib/trpc.ts';
import { ComboboxInput, type ComboboxWords } from '#src/ui/forms/ComboboxInput.tsx';
import type { FieldControl } from '#src/ui/forms/Field.tsx';
import type { CountryControlProps } from './CountryField.tsx';
import type { NamedCountry } from './queries.ts';

const t = translator(countryMessages);

const noNames: FurtherNames = {};

function comboboxWords(): ComboboxWords {
  return {
    list: t('list'),
    noneFound: t('noneFound'),
    notInList: t('notInList'),
    found: (count) => t('found', { count }),
  };
}

/** What was typed into the text box that a combobox replaces. */
export type TypedText = {
  text: string;
  /** Where the caret is; null if the box isn't focused. */
  caret: number | null;
  /** Whether it differs from what the page was served with. */
  isNew: boolean;
};

/**
 * Finds countries by name, by other and former names ("Holland", "Burma"), by code, and misspelt.
 */
export function CountryInput({
  passports = false,
  chosen,
  typed,
  onChange,
  placeholder = '',
  ...props
}: FieldControl & CountryControlProps & { typed: TypedText }) {
  const { data: countries = [] } = trpc.country.names.useQuery(undefined, {
    select: unpackCountries,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { data: further = noNames } = trpc.country.furtherNames.useQuery(undefined, {
    staleTime: Number.POSITIVE_INFINITY,
  });
  const options = useMemo(
    () => countryOptions(countries, further, { passports }),
    [countries, further, passports],
  );
  const find = useCallback((text: string) => findCountries(options, text), [options]);
  const words = useMemo(comboboxWords, []);
  const isUnchanged = typed.text === chosen?.name;
  // A text that was typed and left before the combobox replaced the box.
  const left = typed.text.trim() && typed.caret === null ? find(typed.text) : [];
  const first = isUnchanged ? chosen?.code : meantOption(left)?.value;

  const report = (code: string) => {
    const country = options.find(({ value }) => value === code);
    onChange?.(country && ({ code, name: country.label } satisfies NamedCountry));
  };
  const reportFirst = useRef(() => {
    if (!isUnchanged && first) report(first);
  });
  useEffect(() => reportFirst.current(), []);

  return (
    <ComboboxInput
      {...props}
      options={options}
      find={find}
      words={words}
      placeholder={placeholder}
      defaultValue={first}
      typed={first ? { ...typed, text: '' } : typed}
      onChange={report}
    />
  );
}
