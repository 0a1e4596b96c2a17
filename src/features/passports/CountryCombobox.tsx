import { trpc } from '../../lib/trpc.ts';
import { Combobox, type ComboboxProps } from '../../ui/forms/Combobox.tsx';

/** A choice of one of the countries that visitors are offered, in a form. */
export function CountryCombobox({
  passports = false,
  ...props
}: Omit<ComboboxProps, 'options' | 'placeholder'> & {
  /** Only those that issue passports. */
  passports?: boolean;
}) {
  const [countries] = trpc.country.list.useSuspenseQuery();
  const offered = passports ? countries.filter((country) => country.issuesPassports) : countries;
  const options = offered.map(({ code, name }) => ({ value: code, label: name }));
  return (
    <Combobox {...props} options={options} placeholder="Select a country" load={loadCountryInput} />
  );
}

/** With the names that countries go by: no page's first load needs them. */
async function loadCountryInput() {
  const { CountryInput } = await import('./CountryInput.tsx');
  return CountryInput;
}
