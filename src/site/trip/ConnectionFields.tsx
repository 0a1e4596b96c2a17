import { type ConnectionLine, connectionChoices, HOURS_MAX } from '#core/trip/connectionAddress.ts';
import messages from '#messages/en/trip.gen.ts';
import { translator } from '#messages/translate.ts';
import { Field } from '#src/ui/forms/Field.tsx';

const t = translator(messages);

const choices = ['overnight', 'airport', 'ticket'] as const;

/**
 * What is said of the flights at a stop for changing planes. All lines send these fields, so that their lists
 * keep the order of the stops; styles show them where the box of the line is checked.
 */
export function ConnectionFields({ line }: { line: ConnectionLine }) {
  return (
    <div className="col-span-full hidden items-end gap-x-4 gap-y-3 group-has-[[name=transit]:checked]/stop:grid xs:grid-cols-2 lg:grid-cols-[11rem_11rem_1fr_1.5fr]">
      <Field label={t('hoursBetween')}>
        {(control) => (
          <input
            {...control}
            type="number"
            name="hours"
            min={1}
            max={HOURS_MAX}
            inputMode="numeric"
            defaultValue={line.hours}
            className="input"
          />
        )}
      </Field>
      {choices.map((field) => (
        <Field
          key={field}
          label={t('connectionField', { field })}
          className={field === 'overnight' ? '' : 'max-sm:col-span-full'}
        >
          {(control) => (
            <select {...control} name={field} defaultValue={line[field]} className="input">
              <option value="">{t('connectionChoice', { choice: 'unknown' })}</option>
              {connectionChoices[field].map((choice) => (
                <option key={choice} value={choice}>
                  {t('connectionChoice', { choice })}
                </option>
              ))}
            </select>
          )}
        </Field>
      ))}
    </div>
  );
}
