import { Link } from '@tanstack/react-router';
import { trpc } from '#src/lib/trpc.ts';
import { CountryField } from './CountryField.tsx';
import { textOf, type UnclearCountry } from './queries.ts';

/** The fields of a form that adds passports to those of its page's address, as `add`. */
export function AddedPassports({
  labels,
  unclear,
}: {
  /** One for each field; of several, the first has the visitor's passport. */
  labels: string[];
  /** Sent texts that name no one passport. */
  unclear: UnclearCountry[];
}) {
  const { data: visitor } = trpc.visitor.country.useQuery();
  const first = labels.length > 1 && unclear.length === 0 ? visitor?.country : undefined;
  return labels.map((label, index) => (
    <CountryField
      key={label}
      label={label}
      name="add"
      passports
      required
      chosen={index === 0 ? first : undefined}
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
