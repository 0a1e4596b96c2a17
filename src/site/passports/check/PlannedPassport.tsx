import { useState } from 'react';
import { isoDay } from '#core/dates.ts';
import { FIRST_DAY, LAST_DAY } from '#core/dayBounds.ts';
import { dateSpanText } from '#core/languages/dateSpanText.ts';
import { listInWords } from '#core/languages/listInWords.ts';
import { partialDateText } from '#core/languages/partialDateText.ts';
import { sentencesInWords } from '#core/languages/sentences.ts';
import type { Stay } from '#core/stays/stayWindow.ts';
import checkMessages from '#messages/en/passportCheck.gen.ts';
import { translator } from '#messages/translate.ts';
import { dayIn } from '#src/lib/searchParams.ts';
import { Field } from '#src/ui/forms/Field.tsx';
import { PassportFindings, type StatedCondition } from './PassportFindings.tsx';

const t = translator(checkMessages);

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
          {t('title')}
        </h2>
        <p className="text-sm text-ink-soft">{t('plannedIntro', { zone: zone.title })}</p>
      </div>
      <div className="no-print grid gap-4 sm:grid-cols-2">
        <DateField
          form={form}
          name="issued"
          label={t('issued')}
          day={issued}
          onChange={setIssued}
        />
        <DateField
          form={form}
          name="expires"
          label={t('expires')}
          day={expires}
          onChange={setExpires}
        />
      </div>
      <button type="submit" form={form} className="without-scripts button-quiet self-start">
        {t('check')}
      </button>
      <div role="status" className="flex flex-col gap-4">
        {isAsked &&
          trips.map(({ entry, departure }) => (
            <div key={`${entry} ${departure}`} className="flex flex-col gap-3">
              <h3 className="font-semibold">
                {departure
                  ? dateSpanText(entry, departure)
                  : t('nothingPlanned', { day: partialDateText(entry) })}
              </h3>
              <PassportFindings
                dates={{ issued, expires, entry, departure }}
                conditions={zone.conditions.map((one) => withMembers(one, zone))}
                country={zone.title}
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
  const ruleOf = t('ruleOf', { countries: listInWords(names) });
  return { ...condition, note: sentencesInWords([ruleOf, condition.note]) };
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
          min={FIRST_DAY}
          max={LAST_DAY}
          autoComplete="off"
          className="input"
        />
      )}
    </Field>
  );
}
