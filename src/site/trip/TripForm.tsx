import { Link, useNavigate } from '@tanstack/react-router';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { TRAVELLERS_MAX } from '#core/passports/travellers.ts';
import { connectionFields, connectionLineAt, nothingSaid } from '#core/trip/connectionAddress.ts';
import {
  NIGHTS_MAX,
  TRIP_STOPS_MAX,
  type TripLine,
  type TripSearch,
  travellersOf,
  tripSearch,
} from '#core/trip/tripAddress.ts';
import messages from '#messages/en/trip.gen.ts';
import { localAddress } from '#messages/language.ts';
import { translator } from '#messages/translate.ts';
import { Field } from '#src/ui/forms/Field.tsx';
import { StatedDocuments, useStatedHolds } from '../documents/StatedDocuments.tsx';
import { CountryField } from '../passports/CountryField.tsx';
import type { NamedCountry, UnclearCountry } from '../passports/queries.ts';
import { ConnectionFields } from './ConnectionFields.tsx';
import type { LoadedTrip } from './loadTrip.ts';
import { RemoveLine } from './RemoveLine.tsx';
import { TravellerFields } from './TravellerFields.tsx';

const t = translator(messages);

/** The number of lines of an empty form. */
const LINES_AT_FIRST = 3;

const empty: TripLine = {
  country: '',
  on: '',
  nights: '',
  transit: false,
  connection: nothingSaid,
};

/** Who travels, and the stops with their days: a plain form, whose address represents the trip. */
export function TripForm({ trip }: { trip: LoadedTrip }) {
  const { search, lines: given, travellers, guessed, isEmpty, unclear } = trip;
  const navigate = useNavigate();
  const holds = useStatedHolds();
  const form = useRef<HTMLFormElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const address = JSON.stringify([given, travellers]);
  const { more, add } = useAdded(address, form);
  const lines = withEmptyLines(given, more.stops);
  const chosen = lines
    .map((_, index) => trip.stops.find(({ line }) => line === index + 1))
    .map((stop) => stop && { code: stop.country, name: stop.name });
  const places = Math.min(
    TRAVELLERS_MAX,
    Math.max(
      1,
      travellers.length +
        unclear.passports.length +
        more.travellers +
        (search.add === 'traveller' ? 1 : 0),
    ),
  );
  // Scripts don't send an empty form, so the address doesn't show it; the error stays until the
  // address changes.
  const [refused, setRefused] = useState<string>();
  const error = isEmpty || refused === address ? t('chooseStop') : undefined;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const adds = submitter?.getAttribute('name') === 'add' && submitter.getAttribute('value');
    if (adds) return add(adds === 'stop' ? 'stops' : 'travellers');
    const sent = sentTrip(new FormData(event.currentTarget));
    if (!sent) {
      setRefused(address);
      return list.current?.querySelector<HTMLElement>('input')?.focus();
    }
    void navigate({ to: '/trip', search: { ...sent, holds }, hash: 'answers' });
  };

  return (
    <form
      ref={form}
      // Without a fragment, after which w3m would write the fields; the redirect has it.
      action={localAddress('/trip')}
      onSubmit={submit}
      aria-label={t('formLabel')}
      className="card no-print flex flex-col gap-5 p-5 sm:p-6"
    >
      <StatedDocuments />
      <ol
        id="travellers"
        data-list="travellers"
        tabIndex={-1}
        aria-label={t('travellers')}
        className="flex flex-col gap-4 outline-none"
      >
        {Array.from({ length: places }, (_, place) => (
          <TravellerFields
            key={`${place} ${JSON.stringify(travellers[place])}`}
            travellers={travellers}
            place={place}
            isAlone={places === 1}
            guessed={guessed}
            unclear={unclear.passports[place - travellers.length]}
          />
        ))}
      </ol>
      <ol
        ref={list}
        id="stops"
        data-list="stops"
        tabIndex={-1}
        aria-label={t('stops')}
        className="flex flex-col divide-y divide-line outline-none"
      >
        {lines.map((line, index) => (
          <StopLine
            key={`${index} ${JSON.stringify(line)}`}
            line={line}
            number={index + 1}
            error={index === 0 ? error : undefined}
            chosen={chosen[index]}
            unclear={unclear.stops[index]}
            addressWith={(country) => tripSearch(lines.with(index, { ...line, country }))}
            others={index < given.length ? given.filter((_, at) => at !== index) : undefined}
          />
        ))}
      </ol>
      <StartAndReturn trip={trip} />
      <div className="flex flex-wrap gap-3">
        <button type="submit" className="button">
          {t('show')}
        </button>
        {lines.length < TRIP_STOPS_MAX && (
          <button type="submit" name="add" value="stop" className="button-quiet">
            {t('addStop')}
          </button>
        )}
        {places < TRAVELLERS_MAX && (
          <button type="submit" name="add" value="traveller" className="button-quiet">
            {t('addTraveller')}
          </button>
        )}
      </div>
    </form>
  );
}

/** The stops and travellers that were added since the form had this address; the last is focused. */
function useAdded(address: string, form: RefObject<HTMLFormElement | null>) {
  const [added, setAdded] = useState({ to: address, stops: 0, travellers: 0, last: 'stops' });
  const more = added.to === address ? added : { ...added, to: address, stops: 0, travellers: 0 };
  useEffect(() => {
    if (more.stops + more.travellers === 0) return;
    const last = form.current?.querySelector(`[data-list=${more.last}] > li:last-child`);
    last?.querySelector<HTMLElement>('input[type=text], input[role=combobox]')?.focus();
  }, [form, more.stops, more.travellers, more.last]);
  const add = (list: 'stops' | 'travellers') =>
    setAdded({ ...more, [list]: more[list] + 1, last: list });
  return { more, add };
}

/** The trip of a form as its address; undefined without a stop. */
function sentTrip(fields: FormData): TripSearch | undefined {
  const texts = (name: string) => fields.getAll(name).map(String);
  const [days, nights, changing] = [texts('dates'), texts('nights'), texts('transit')];
  const said = Object.fromEntries(connectionFields.map((field) => [field, texts(field).join()]));
  const filled = texts('stops').flatMap((country, index): TripLine[] => {
    const line = {
      country,
      on: days[index] ?? '',
      nights: nights[index] ?? '',
      transit: changing.includes(String(index + 1)),
      connection: connectionLineAt(said, index),
    };
    return line.country || line.on ? [line] : [];
  });
  if (filled.length === 0) return undefined;
  const passport = travellersOf({
    passport: texts('passport').join(),
    second: texts('second').join(),
    documents: texts('documents').join(),
  });
  return {
    passport: passport || undefined,
    ...tripSearch(filled),
    start: texts('start').at(-1) || undefined,
    back: texts('back').at(-1),
  };
}

function StartAndReturn({ trip: { search, start, unclear } }: { trip: LoadedTrip }) {
  return (
    <div className="grid items-end gap-x-6 gap-y-3 sm:grid-cols-2">
      <CountryField
        key={search.start}
        label={t('start')}
        name="start"
        chosen={start}
        unclear={unclear.start}
      />
      <div>
        <label className="flex min-h-11 items-center gap-2">
          <input
            key={search.back}
            type="checkbox"
            name="back"
            value="true"
            defaultChecked={search.back === 'true'}
            aria-describedby="back-hint"
            className="checkbox"
          />
          {t('back')}
        </label>
        <p id="back-hint" className="text-sm text-ink-soft">
          {t('backHint')}
        </p>
      </div>
    </div>
  );
}

function StopLine({
  line,
  number,
  error,
  chosen,
  unclear,
  addressWith,
  others,
}: {
  line: TripLine;
  number: number;
  error: string | undefined;
  chosen: NamedCountry | undefined;
  unclear: UnclearCountry | undefined;
  /** The address of the trip with another country in this line. */
  addressWith: (country: string) => Partial<TripSearch>;
  /** The lines of the trip without this one, if it is in the address. */
  others: TripLine[] | undefined;
}) {
  return (
    <li className="group/stop grid items-end gap-x-4 gap-y-3 py-4 first:pt-0 xs:grid-cols-[minmax(0,1fr)_5rem] sm:grid-cols-[minmax(0,1fr)_10rem_5rem_auto_2.75rem]">
      <CountryField
        label={t('stop', { number })}
        error={error}
        className="max-sm:col-span-full"
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
      <Field label={t('dayOfEntry')}>
        {(control) => (
          <input {...control} type="date" name="dates" defaultValue={line.on} className="input" />
        )}
      </Field>
      <Field label={t('nights')}>
        {(control) => (
          <input
            {...control}
            type="number"
            name="nights"
            min={0}
            max={NIGHTS_MAX}
            inputMode="numeric"
            defaultValue={line.nights}
            className="input"
          />
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
        {t('changesPlanes')}
      </label>
      {others && (
        <RemoveLine changed={tripSearch(others)} hash="stops">
          {t('removeStop', { number })}
        </RemoveLine>
      )}
      <ConnectionFields line={line.connection} />
    </li>
  );
}

function withEmptyLines(given: TripLine[], added: number): TripLine[] {
  const atLeast = given.length === 0 ? LINES_AT_FIRST : given.length;
  const count = Math.min(TRIP_STOPS_MAX, atLeast + added);
  return [...given, ...Array<TripLine>(Math.max(0, count - given.length)).fill(empty)];
}
