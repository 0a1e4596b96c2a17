import { useState } from 'react';
import { partialDateText } from '../../../server/schemas/rules/partialDateText.ts';
import { isoDay } from '../../../server/schemas/stays/dayNumber.ts';
import type { Stay } from '../../../server/schemas/stays/stayWindow.ts';
import { dayIn } from '../../lib/searchParams.ts';
import { Field } from '../../ui/forms/Field.tsx';
import { PassportFindings, type StatedCondition } from './PassportFindings.tsx';

type Zone = {
  title: string;
  members: { code: string; name: string }[];
  conditions: (StatedCondition & { of: string[] })[];
};

/**
 * Checks a passport's dates for the planned stays in a zone. Its fields belong to the planner's
 * form, so that without scripts they are sent with the stays; with scripts nothing is sent or
 * stored.
 */
export function PlannedPassport({
  zone,
  stays,
  today,
  on,
  posted,
  form,
}: {
  zone: Zone;
  stays: Stay[];
  /** Days since 1970: stays that ended before today are past. */
  today: number;
  /** The chosen day, used as the start of a stay if none is planned. */
  on: number;
  posted: Readonly<Record<string, string>>;
  /** The id of the planner's form. */
  form: string;
}) {
  const [issued, setIssued] = useState(dayIn(posted.issued));
  const [expires, setExpires] = useState(dayIn(posted.expires));
  const planned = stays.filter(({ exit }) => exit >= today).sort((a, b) => a.entry - b.entry);
  const checked = planned.map(({ entry, exit }) => ({
    entry: isoDay(entry),
    departure: isoDay(exit),
  }));
  const trips = checked.length > 0 ? checked : [{ entry: isoDay(on), departure: undefined }];
  const isAsked = Boolean(issued ?? expires);
  return (
    <section
      aria-labelledby="passport-check"
      className={`card flex flex-col gap-4 p-6 ${isAsked ? '' : 'no-print'}`}
    >
      <div className="flex flex-col gap-1">
        <h2 id="passport-check" className="text-xl font-semibold">
          Is your passport good enough?
        </h2>
        <p className="text-sm text-ink-soft">
          For each planned stay, by what is asked of visitors to the {zone.title}. Its own citizens,
          and whoever may move freely there, need not be asked the same.
        </p>
      </div>
      <div className="no-print grid gap-4 sm:grid-cols-2">
        <DateField
          form={form}
          name="issued"
          label="Passport issued on"
          day={issued}
          onChange={setIssued}
        />
        <DateField
          form={form}
          name="expires"
          label="Passport expires on"
          day={expires}
          onChange={setExpires}
        />
      </div>
      <button type="submit" form={form} className="without-scripts button-quiet self-start">
        Check
      </button>
      <div role="status" className="flex flex-col gap-4">
        {isAsked &&
          trips.map(({ entry, departure }) => (
            <div key={`${entry} ${departure}`} className="flex flex-col gap-3">
              <h3 className="font-semibold">
                {departure
                  ? `${partialDateText(entry)} to ${partialDateText(departure)}`
                  : `No stay is planned: entering on ${partialDateText(entry)}`}
              </h3>
              <PassportFindings
                dates={{ issued, expires, entry, departure }}
                conditions={zone.conditions.map((one) => withMembers(one, zone))}
                country={`the ${zone.title}`}
              />
            </div>
          ))}
      </div>
    </section>
  );
}

/** A condition of only some members names them. */
function withMembers(
  { of, ...condition }: Zone['conditions'][number],
  { members }: Zone,
): StatedCondition {
  if (of.length === members.length) return condition;
  const names = members.filter(({ code }) => of.includes(code)).map(({ name }) => name);
  return { ...condition, note: `Asked by ${names.join(', ')}. ${condition.note}`.trim() };
}

function DateField({
  form,
  name,
  label,
  day,
  onChange,
}: {
  form: string;
  name: string;
  label: string;
  day: string | undefined;
  onChange: (day: string | undefined) => void;
}) {
  return (
    <Field label={label}>
      {(control) => (
        <input
          {...control}
          type="date"
          form={form}
          name={name}
          defaultValue={day}
          onChange={({ target }) => onChange(dayIn(target.value))}
          min="1900-01-01"
          max="2099-12-31"
          autoComplete="off"
          className="input"
        />
      )}
    </Field>
  );
}
