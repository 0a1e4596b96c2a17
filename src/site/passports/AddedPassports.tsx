import { Link } from '@tanstack/react-router';
import { CountryField } from './CountryField.tsx';
import { type NamedCountry, textOf, type UnclearCountry } from './queries.ts';

/** The fields of a form that adds passports to those of its page's address, as `add`. */
export function AddedPassports({
  labels,
  first,
  unclear,
}: {
  /** One for each field. */
  labels: string[];
  /** The first field's country. */
  first: NamedCountry | undefined;
  /** Sent texts that name no one passport. */
  unclear: UnclearCountry[];
}) {
  return labels.map((label, index) => (
    <CountryField
      key={label}
      label={label}
      name="add"
      passports
      required
      chosen={index === 0 && unclear.length === 0 ? first : undefined}
      unclear={unclear[index]}
      offer={({ code, name }) => (
        <Link
          to="."
          search={(previous: Record<string, unknown>) => ({
            ...previous,
            add: textOf(unclear.map((one, at) => (at === index ? { ...one, text: code } : one))),
          })}
          className="link inline-flex min-h-11 items-center"
        >
          {name}
        </Link>
      )}
    />
  ));
}
