import { Link, useNavigate } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { inSentence } from '../../../server/schemas/countries/countryInSentence.ts';
import {
  TRIP_STOPS_MAX,
  type TripLine,
  tripSearch,
} from '../../../server/schemas/travel/tripAddress.ts';
import { Field } from '../../ui/forms/Field.tsx';
import { StatedDocuments, useStatedHolds } from '../documents/StatedDocuments.tsx';
import { CountryCombobox } from '../passports/CountryCombobox.tsx';
import type { TripPassport } from './loadTrip.ts';

/** The number of lines of an empty form. */
const LINES_AT_FIRST = 3;

const empty: TripLine = { country: '', on: '', transit: false };

/** The stops and their days: a plain form, whose address represents the trip. */
export function TripForm({
  lines: given,
  passport,
  isEmpty,
}: {
  lines: TripLine[];
  passport: TripPassport | null;
  /** Whether it was sent without any stop. */
  isEmpty: boolean;
}) {
  const navigate = useNavigate();
  const holds = useStatedHolds();
  const list = useRef<HTMLOListElement>(null);
  const address = JSON.stringify(given);
  // Lines added since the form was last sent.
  const [added, setAdded] = useState({ to: address, count: 0 });
  const count = added.to === address ? added.count : 0;
  const lines = withEmptyLines(given, count);
  // Scripts don't send an empty form, so the address doesn't show it; the error stays until the
  // address changes.
  const [refused, setRefused] = useState<string>();
  const error = isEmpty || refused === address ? 'Choose a stop' : undefined;

  useEffect(() => {
    if (count > 0) list.current?.querySelector<HTMLElement>('li:last-child select')?.focus();
  }, [count]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter?.getAttribute('name') === 'add') {
      return setAdded({ to: address, count: count + 1 });
    }
    const fields = new FormData(event.currentTarget);
    const days = fields.getAll('dates').map(String);
    const changing = new Set(fields.getAll('transit').map(String));
    const filled = fields.getAll('stops').flatMap((country, index): TripLine[] => {
      const line = {
        country: String(country),
        on: days[index] ?? '',
        transit: changing.has(String(index + 1)),
      };
      return line.country || line.on ? [line] : [];
    });
    if (filled.length === 0) {
      setRefused(address);
      return list.current?.querySelector<HTMLElement>('select, input[role=combobox]')?.focus();
    }
    void navigate({
      to: '/trip',
      search: {
        passport: String(fields.get('passport')) || undefined,
        ...tripSearch(filled),
        holds,
      },
      hash: 'answers',
    });
  };

  return (
    <form
      action="/trip#answers"
      onSubmit={submit}
      aria-label="Trip"
      className="card no-print flex flex-col gap-5 p-5 sm:p-6"
    >
      <StatedDocuments />
      <Field
        label="Passport"
        className="max-w-md"
        hint={passport?.guessed ? guessOf(passport.name) : undefined}
      >
        {(control) => (
          <CountryCombobox
            {...control}
            key={passport?.code}
            passports
            name="passport"
            defaultValue={passport?.code}
          />
        )}
      </Field>
      <ol
        ref={list}
        id="stops"
        tabIndex={-1}
        aria-label="Stops, in order"
        className="flex flex-col divide-y divide-line outline-none"
      >
        {lines.map((line, index) => (
          <StopLine
            key={`${index} ${line.country} ${line.on} ${line.transit}`}
            line={line}
            number={index + 1}
            error={index === 0 ? error : undefined}
            remove={
              index < given.length && (
                <Link
                  to="/trip"
                  search={(previous) => ({
                    ...previous,
                    add: undefined,
                    ...tripSearch(given.filter((_, at) => at !== index)),
                  })}
                  hash="stops"
                  resetScroll={false}
                  className="icon-button text-danger"
                >
                  <Trash2 aria-hidden="true" className="size-5" />
                  <span className="sr-only">Remove stop {index + 1}</span>
                </Link>
              )
            }
          />
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <button type="submit" className="button">
          Show what I need
        </button>
        {lines.length < TRIP_STOPS_MAX && (
          <button type="submit" name="add" value="stop" className="button-quiet">
            Add a stop
          </button>
        )}
      </div>
    </form>
  );
}

function StopLine({
  line,
  number,
  error,
  remove,
}: {
  line: TripLine;
  number: number;
  error: string | undefined;
  remove: ReactNode;
}) {
  return (
    <li className="grid grid-cols-[1fr_auto] items-end gap-x-4 gap-y-3 py-4 first:pt-0 sm:grid-cols-[minmax(0,1fr)_11rem_auto_2.75rem]">
      <Field label={`Stop ${number}`} error={error} className="col-span-2 sm:col-span-1">
        {(control) => (
          <CountryCombobox {...control} name="stops" defaultValue={line.country.toUpperCase()} />
        )}
      </Field>
      <Field label="Day of entry" className="col-span-2 sm:col-span-1">
        {(control) => (
          <input {...control} type="date" name="dates" defaultValue={line.on} className="input" />
        )}
      </Field>
      <label className="flex min-h-11 items-center gap-2">
        <input
          type="checkbox"
          name="transit"
          value={number}
          defaultChecked={line.transit}
          className="checkbox"
        />
        Only changing planes
      </label>
      {remove}
    </li>
  );
}

function withEmptyLines(given: TripLine[], added: number): TripLine[] {
  const atLeast = given.length === 0 ? LINES_AT_FIRST : given.length;
  const count = Math.min(TRIP_STOPS_MAX, atLeast + added);
  return [...given, ...Array<TripLine>(Math.max(0, count - given.length)).fill(empty)];
}

function guessOf(country: string): string {
  return `We took it to be that of ${inSentence(country)}.`;
}
