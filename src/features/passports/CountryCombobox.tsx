import { trpc } from '../../lib/trpc.ts';
import { Combobox, type ComboboxProps } from '../../ui/forms/Combobox.tsx';

/** A form field for one of the countries offered to visitors. */
export function CountryCombobox({
  passports = false,
  ...props
}: Omit<ComboboxProps, 'options' | 'placeholder'> & {
  /** Restricts it to countries that issue passports. */
  passports?: boolean;
}) {
  const [countries] = trpc.country.list.useSuspenseQuery();
  const offered = passports ? countries.filter((country) => country.issuesPassports) : countries;
  const options = offered.map(({ code, name }) => ({ value: code, label: name }));
  return (
    <Combobox {...props} options={options} placeholder="Select a country" load={loadCountryInput} />
  );
}

/** Loaded lazily with the countries' other names, which no page needs at first. */
async function loadCountryInput() {
  const { CountryInput } = await import('./CountryInput.tsx');
  return CountryInput;
}
