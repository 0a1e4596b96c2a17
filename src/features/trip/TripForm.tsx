import { Link, useNavigate } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import searchMessages from '../../../messages/visaSearch/en.gen.ts';
import {
  TRIP_STOPS_MAX,
  type TripLine,
  type TripSearch,
  type TripStop,
  tripSearch,
} from '../../../server/schemas/travel/tripAddress.ts';
import { useMessages } from '../../lib/useMessages.ts';
import { Field } from '../../ui/forms/Field.tsx';
import { StatedDocuments, useStatedHolds } from '../documents/StatedDocuments.tsx';
import { CountryField } from '../passports/CountryField.tsx';
import type { NamedCountry, UnclearCountry } from '../passports/queries.ts';
import type { TripPassport, UnclearTrip } from './loadTrip.ts';

/** The number of lines of an empty form. */
const LINES_AT_FIRST = 3;

const empty: TripLine = { country: '', on: '', transit: false };

/** The stops and their days: a plain form, whose address represents the trip. */
export function TripForm({
  lines: given,
  stops,
  passport,
  unclear,
  isEmpty,
}: {
  lines: TripLine[];
  /** The lines with a known country. */
  stops: TripStop[];
  passport: TripPassport | null;
  unclear: UnclearTrip;
  /** Whether it was sent without any stop. */
  isEmpty: boolean;
}) {
  const t = useMessages(searchMessages);
  const navigate = useNavigate();
  const holds = useStatedHolds();
  const list = useRef<HTMLOListElement>(null);
  const address = JSON.stringify(given);
  // Lines added since the form was last sent.
  const [added, setAdded] = useState({ to: address, count: 0 });
  const count = added.to === address ? added.count : 0;
  const lines = withEmptyLines(given, count);
  const chosen = lines
    .map((_, index) => stops.find(({ line }) => line === index + 1))
    .map((stop) => stop && { code: stop.country, name: stop.name });
  // Scripts don't send an empty form, so the address doesn't show it; the error stays until the
  // address changes.
  const [refused, setRefused] = useState<string>();
  const error = isEmpty || refused === address ? 'Choose a stop' : undefined;

  useEffect(() => {
    if (count > 0) list.current?.querySelector<HTMLElement>('li:last-child input')?.focus();
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
      return list.current?.querySelector<HTMLElement>('input')?.focus();
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
      <CountryField
        key={passport?.code ?? unclear.passport?.text}
        label="Passport"
        className="max-w-md"
        hint={passport?.guessed ? t('guessed') : undefined}
        passports
        name="passport"
        chosen={passport ?? undefined}
        unclear={unclear.passport}
      />
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
            chosen={chosen[index]}
            unclear={unclear.stops[index]}
            addressWith={(country) => tripSearch(lines.with(index, { ...line, country }))}
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
  chosen,
  unclear,
  addressWith,
  number,
  error,
  remove,
}: {
  line: TripLine;
  chosen: NamedCountry | undefined;
  unclear: UnclearCountry | undefined;
  /** The address of the trip with another country in this line. */
  addressWith: (country: string) => Partial<TripSearch>;
  number: number;
  error: string | undefined;
  remove: ReactNode;
}) {
  return (
    <li className="grid grid-cols-[1fr_auto] items-end gap-x-4 gap-y-3 py-4 first:pt-0 sm:grid-cols-[minmax(0,1fr)_11rem_auto_2.75rem]">
      <CountryField
        label={`Stop ${number}`}
        error={error}
        className="col-span-2 sm:col-span-1"
        name="stops"
        chosen={chosen}
        unclear={unclear}
        offer={({ code, name }) => (
          <Link
            to="/trip"
            search={(previous) => ({ ...previous, add: undefined, ...addressWith(code) })}
            className="link inline-flex min-h-11 items-center"
          >
            {name}
          </Link>
        )}
      />
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
