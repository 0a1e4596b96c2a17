import { Plus, Trash } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FIRST_DAY, LAST_DAY } from '#core/dayBounds.ts';
import { sentenceGap } from '#core/languages/sentences.ts';
import {
  emptyRow,
  fieldName,
  isBlank,
  LABEL_MAX,
  ROWS_AT_ONCE,
  readStay,
  STAYS_MAX,
} from '#core/stays/stayRows.ts';
import type { Stay } from '#core/stays/stayWindow.ts';
import messages from '#messages/en/planner.gen.ts';
import { translator } from '#messages/translate.ts';
import { Field } from '#src/ui/forms/Field.tsx';
import { spanText } from './dayWords.ts';
import type { KeyedRow, Planner } from './usePlanner.ts';

const t = translator(messages);

/** The rows of stays. Without scripts there are some extra rows, all in one form. */
export function StayRows({
  planner,
  shownRows,
  notes,
  advice,
}: {
  planner: Planner;
  /** The number of rows of the form without scripts. */
  shownRows: number;
  /** Notes on stays, by the row's key. */
  notes: ReadonlyMap<number, string>;
  /** What to do about stays, by the row's key. */
  advice: ReadonlyMap<number, string>;
}) {
  const { rows, today, add, remove, undo, removed, loaded } = planner;
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const blanks = loaded ? 0 : Math.max(0, shownRows - rows.length);
  const addRow = () => {
    // At once: focus that moves later would take what is typed meanwhile to another field.
    flushSync(add);
    list.current?.querySelector<HTMLElement>('li:last-child input')?.focus();
  };
  const removeRow = (key: number) => {
    remove(key);
    addButton.current?.focus();
  };
  return (
    <>
      <ol ref={list} className="flex flex-col divide-y divide-line">
        {rows.map((row, index) => (
          <StayRowFields
            key={row.key}
            row={row}
            index={index}
            today={today}
            note={notes.get(row.key)}
            advice={advice.get(row.key)}
            planner={planner}
            onRemove={() => removeRow(row.key)}
          />
        ))}
        {Array.from({ length: blanks }, (_, blank) => (
          <StayRowFields
            key={`blank ${rows.length + blank}`}
            row={{ ...emptyRow, key: -1 }}
            index={rows.length + blank}
            today={today}
            withoutScripts
          />
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-3">
        <button
          ref={addButton}
          type="button"
          className="needs-scripts button-quiet"
          // The focus stays in a row until the click: its errors, which show without the focus,
          // would move the button away from under the pointer.
          onMouseDown={(event) => event.preventDefault()}
          onClick={addRow}
          disabled={rows.length >= STAYS_MAX}
        >
          <Plus aria-hidden="true" size={18} /> {t('addStay')}
        </button>
        <p role="status" className="text-sm">
          {removed && (
            <>
              {t('stayRemoved')}
              {sentenceGap()}
              <button type="button" className="link min-h-11 cursor-pointer" onClick={undo}>
                {t('undo')}
              </button>
            </>
          )}
          {rows.length >= STAYS_MAX && t('fullPlan', { max: STAYS_MAX })}
        </p>
        <button type="submit" className="without-scripts button">
          {t('countDays')}
        </button>
        <button
          type="submit"
          name="rows"
          value={Math.min(STAYS_MAX, shownRows + ROWS_AT_ONCE)}
          className="without-scripts button-quiet"
        >
          {t('moreRows')}
        </button>
      </div>
    </>
  );
}

function StayRowFields({
  row,
  index,
  today,
  note,
  advice,
  planner,
  onRemove,
  withoutScripts = false,
}: {
  row: KeyedRow;
  index: number;
  today: number;
  note?: string | undefined;
  advice?: string | undefined;
  planner?: Planner;
  onRemove?: () => void;
  withoutScripts?: boolean;
}) {
  // Incomplete input isn't marked as an error.
  const [isEdited, setIsEdited] = useState(false);
  const { stay, errors } = readStay(row);
  const shown = isEdited ? {} : errors;
  const change = (change: Partial<KeyedRow>) => planner?.change(row.key, change);
  return (
    <li className={withoutScripts ? 'without-scripts' : undefined}>
      <fieldset
        className="stay-row"
        onFocus={() => setIsEdited(true)}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) setIsEdited(false);
        }}
      >
        <legend className="sr-only">{t('stay', { number: index + 1 })}</legend>
        {(['entry', 'exit'] as const).map((which) => (
          <Field key={which} id={fieldName(which, index)} label={t(which)} error={shown[which]}>
            {(control) => (
              <input
                {...control}
                type="date"
                name={fieldName(which, index)}
                value={row[which]}
                onChange={({ target }) => change({ [which]: target.value })}
                min={FIRST_DAY}
                max={LAST_DAY}
                className="input"
              />
            )}
          </Field>
        ))}
        <div className="stay-row-rest">
          <Field id={fieldName('label', index)} label={t('note')} optional className="grow">
            {(control) => (
              <input
                {...control}
                name={fieldName('label', index)}
                value={row.label}
                onChange={({ target }) => change({ label: target.value })}
                maxLength={LABEL_MAX}
                autoComplete="off"
                className="input"
              />
            )}
          </Field>
          {onRemove && (
            <button
              type="button"
              className="needs-scripts icon-button mt-[1.875rem]"
              aria-label={t('removeStay', { number: index + 1 })}
              onClick={onRemove}
            >
              <Trash aria-hidden="true" size={18} />
            </button>
          )}
        </div>
        <div className="stay-row-foot">
          <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-sm">
            <input
              type="checkbox"
              className="checkbox"
              name={fieldName('exempt', index)}
              checked={row.exempt}
              onChange={({ target }) => change({ exempt: target.checked })}
            />
            {t('exempt')}
          </label>
          {stay && <StayBadge stay={stay} today={today} />}
          {advice && <p className="basis-full text-sm font-semibold">{advice}</p>}
          {note && !isBlank(row) && <p className="notice basis-full text-sm">{note}</p>}
        </div>
      </fieldset>
    </li>
  );
}

/** A stay's length, and whether it is past, current or planned. */
function StayBadge({ stay: { entry, exit, exempt }, today }: { stay: Stay; today: number }) {
  const when = exempt ? 'exempt' : exit < today ? 'past' : entry > today ? 'planned' : 'now';
  return (
    <p className="text-sm text-ink-soft" title={spanText(entry, exit)}>
      {t('stayLength', { days: exit - entry + 1, when })}
    </p>
  );
}
