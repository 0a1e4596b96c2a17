import { useLocation } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { inSentence } from '../../../server/schemas/countries/countryInSentence.ts';
import type { PassportDates } from '../../../server/schemas/travel/passportCheck.ts';
import { dayIn } from '../../lib/searchParams.ts';
import { Field } from '../../ui/forms/Field.tsx';
import { PassportFindings, type StatedCondition } from './PassportFindings.tsx';

type Fields = Record<string, unknown>;

/**
 * Checks a passport's dates for a stay. They are personal data: with scripts the browser checks and
 * sends nothing; without, they are sent in a request's body and appear only in its response.
 */
export function PassportCheck({
  country,
  conditions,
  on,
  sent,
}: {
  country: string;
  /** The country's conditions for visitors; null for those who enter by right. */
  conditions: StatedCondition[] | null;
  /** The day of entry in the page's address, if any. */
  on: string | undefined;
  /** The fields sent without scripts. */
  sent: Fields | null;
}) {
  const { href } = useLocation();
  const [checked, setChecked] = useState(() => sent && datesOf(sent));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(datesOf(Object.fromEntries(new FormData(event.currentTarget))));
  };
  return (
    <section
      id="passport-check"
      aria-labelledby="passport-check-heading"
      className={`card flex flex-col gap-4 p-6 ${checked ? '' : 'no-print'}`}
    >
      <div className="flex flex-col gap-1">
        <h2 id="passport-check-heading" className="text-xl font-semibold">
          Is your passport good enough?
        </h2>
        <p className="no-print text-sm text-ink-soft">
          Your browser checks these dates itself and sends nothing. Without scripts they are sent
          once, for the answer alone, and not stored.
        </p>
      </div>
      <form
        method="post"
        action={`${href.replace(/#.*/, '')}#passport-check`}
        onSubmit={submit}
        autoComplete="off"
        aria-label="Check your passport"
        className="grid items-end gap-4 sm:grid-cols-2 xl:grid-cols-4"
      >
        <DateField name="issued" label="Passport issued on" value={sent?.issued} />
        <DateField name="expires" label="Passport expires on" value={sent?.expires} />
        <DateField name="on" label="You enter on" value={sent ? sent.on : on} />
        <DateField name="leave" label="You leave on" value={sent?.leave} />
        <button type="submit" className="button justify-self-start">
          Check
        </button>
      </form>
      <div role="status" className={checked ? undefined : '-mt-4'}>
        {checked && (
          <PassportFindings dates={checked} conditions={conditions} country={inSentence(country)} />
        )}
      </div>
    </section>
  );
}

function DateField({ name, label, value }: { name: string; label: string; value: unknown }) {
  const day = dayIn(value);
  return (
    <Field label={label}>
      {(control) => (
        <input
          {...control}
          key={day}
          type="date"
          name={name}
          min="1900-01-01"
          max="2099-12-31"
          defaultValue={day}
          className="input"
        />
      )}
    </Field>
  );
}

/** The form's dates; invalid ones count as empty. */
function datesOf({ issued, expires, on, leave }: Fields): PassportDates {
  return {
    issued: dayIn(issued),
    expires: dayIn(expires),
    entry: dayIn(on),
    departure: dayIn(leave),
  };
}
