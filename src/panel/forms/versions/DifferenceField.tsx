import { type ReactNode, useId } from 'react';
import { ErrorText } from '#src/ui/forms/ErrorText.tsx';
import { isSecret } from '../secretFields.ts';
import type { FieldDifference, Side } from './compareVersions.ts';
import { FieldValue } from './FieldValue.tsx';

/** Renders values that are stored as codes; undefined for all others. */
export type ShowValue = (path: string, value: unknown) => ReactNode | undefined;

const changedBy: Record<FieldDifference['changedBy'], string> = {
  me: 'You changed it',
  them: 'They changed it',
  both: 'Both changed it',
};

/** One field of two versions, with a radio button for each. */
export function DifferenceField({
  name,
  difference,
  show,
  side,
  isMissing,
  onChoose,
}: {
  /** The radio buttons' name. */
  name: string;
  difference: FieldDifference;
  show?: ShowValue | undefined;
  side: Side | undefined;
  /** Whether a choice is required but missing. */
  isMissing: boolean;
  onChoose: (side: Side) => void;
}) {
  const id = useId();
  const { path, label, mine, theirs } = difference;
  const shown = (value: unknown, other: unknown) => {
    if (isSecret(path) && value) return 'Not shown';
    return show?.(path, value) ?? <FieldValue value={value} other={other} />;
  };
  const versions = [
    { of: 'mine', title: 'Mine', value: shown(mine, theirs) },
    { of: 'theirs', title: 'Theirs', value: shown(theirs, mine) },
  ] as const;
  return (
    <fieldset
      aria-describedby={isMissing ? `${id}-error` : undefined}
      className="flex min-w-0 flex-col gap-2"
    >
      <legend className="mb-2 flex w-full flex-wrap items-baseline gap-x-3">
        <span className="font-semibold">{label}</span>
        <span className="text-sm text-ink-soft">{changedBy[difference.changedBy]}</span>
      </legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {versions.map(({ of, title, value }) => (
          <label
            key={of}
            className="flex min-h-11 min-w-0 cursor-pointer items-start gap-3 rounded-md border border-line p-3 has-checked:border-accent has-checked:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              checked={side === of}
              onChange={() => onChoose(of)}
              aria-labelledby={`${id}-${of}`}
              aria-describedby={`${id}-${of}-value`}
              className="mt-1 size-5 shrink-0 accent-accent"
            />
            <span className="flex min-w-0 flex-col gap-1">
              <span id={`${id}-${of}`} className="text-sm font-semibold text-ink-soft">
                {title}
              </span>
              <span id={`${id}-${of}-value`} className="wrap-anywhere">
                {value}
              </span>
            </span>
          </label>
        ))}
      </div>
      {isMissing && <ErrorText id={`${id}-error`}>Choose a version</ErrorText>}
    </fieldset>
  );
}
