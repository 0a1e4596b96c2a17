import { ChevronDown } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { FIRST_DAY, LAST_DAY } from '#core/dayBounds.ts';
import type { PassportDates } from '#core/passports/passportCheck.ts';
import checkMessages from '#messages/en/passportCheck.gen.ts';
import { translator } from '#messages/translate.ts';
import { dayIn } from '#src/lib/searchParams.ts';
import { Field } from '#src/ui/forms/Field.tsx';
import { PassportFindings, type StatedCondition } from './PassportFindings.tsx';

const t = translator(checkMessages);

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
  const [checked, setChecked] = useState(() => sent && datesOf(sent));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(datesOf(Object.fromEntries(new FormData(event.currentTarget))));
  };
  return (
    <details
      id="passport-check"
      open={sent !== null}
      className={`card group scroll-mt-20 p-6 ${checked ? '' : 'no-print'}`}
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 text-xl font-semibold">
        <h2>{t('title')}</h2>
        <ChevronDown
          aria-hidden="true"
          className="no-print shrink-0 transition-transform group-open:rotate-180"
        />
      </summary>
      <p className="no-print mb-4 text-sm text-ink-soft">{t('notSaved')}</p>
      <form
        method="post"
        action="#passport-check"
        onSubmit={submit}
        autoComplete="off"
        aria-label={t('form')}
        className="grid items-end gap-4 sm:grid-cols-2 xl:grid-cols-4"
      >
        <DateField name="issued" label={t('issued')} value={sent?.issued} />
        <DateField name="expires" label={t('expires')} value={sent?.expires} />
        <DateField name="on" label={t('enter')} value={sent ? sent.on : on} />
        <DateField name="leave" label={t('leave')} value={sent?.leave} />
        <button type="submit" className="button justify-self-start">
          {t('check')}
        </button>
      </form>
      <div role="status" className={checked ? 'mt-4' : undefined}>
        {checked && <PassportFindings dates={checked} conditions={conditions} country={country} />}
      </div>
    </details>
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
          min={FIRST_DAY}
          max={LAST_DAY}
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
