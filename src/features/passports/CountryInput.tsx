import type { ComponentProps } from 'react';
import { otherNames, placeNames } from '../../../server/schemas/countries/countryNames.ts';
import type { ComboboxUpgrade } from '../../ui/forms/Combobox.tsx';
import { ComboboxInput } from '../../ui/forms/ComboboxInput.tsx';

const words = {
  list: 'Countries',
  noneFound: 'No country found',
  notInList: 'Choose a country from the list',
  found: (count: number) => `${count} ${count === 1 ? 'country' : 'countries'} found`,
};

/** Finds countries by name, by other and former names ("Holland", "Burma"), and by code. */
export function CountryInput({ options, ...props }: ComponentProps<ComboboxUpgrade>) {
  const named = options.map((option) => ({
    ...option,
    otherNames: [...(otherNames[option.value] ?? []), ...(placeNames[option.value] ?? [])],
  }));
  return <ComboboxInput {...props} options={named} words={words} />;
}
