import type { VisaType } from '../../../../server/schemas/constants.ts';
import { inSentence } from '../../../../server/schemas/countries/countryInSentence.ts';
import { trpc } from '../../../lib/trpc.ts';
import { ErrorText } from '../../../ui/forms/ErrorText.tsx';
import { Field } from '../../../ui/forms/Field.tsx';
import { CountryCombobox } from '../../passports/CountryCombobox.tsx';
import { passportOfVisitor } from '../../passports/passportOfAnswer.ts';

type QuestionField = {
  /** The id of the control with the error. */
  id: string;
  error: string | undefined;
};

/**
 * Asks for the passport or the destination. The passport defaults to the visitor's, marked as a
 * guess.
 */
export function CountryQuestion({
  field,
  asks,
}: {
  field: QuestionField;
  asks: 'passport' | 'destination';
}) {
  const { data: visitor } = trpc.visitor.country.useQuery();
  if (asks === 'destination') {
    return (
      <Field {...field} label="Where do you want to go?" hint="The destination country">
        {(control) => <CountryCombobox {...control} name="country" required />}
      </Field>
    );
  }
  const guess =
    visitor && passportOfVisitor(visitor).guessed
      ? ` We took it to be that of ${inSentence(visitor.country.name)}.`
      : '';
  return (
    <Field
      {...field}
      label="Which country’s passport do you travel with?"
      hint={`Visa rules depend on your nationality, not on where you are.${guess}`}
    >
      {(control) => (
        <CountryCombobox
          {...control}
          key={visitor?.country.code}
          passports
          name="from"
          required
          defaultValue={field.error ? undefined : visitor?.country.code}
        />
      )}
    </Field>
  );
}

const purposes = [
  ['tourist', 'Tourism', 'A holiday, or a visit to family and friends'],
  ['transit', 'Transit', 'On the way to another country'],
  ['working', 'Work', 'A job there, or remote work from there'],
] as const satisfies [VisaType, string, string][];

/** Asks for the purpose. The error links to the first option. */
export function PurposeQuestion({
  field: { id, error },
  country,
}: {
  field: QuestionField;
  country: string | undefined;
}) {
  const errorId = error && `${id}-error`;
  return (
    <fieldset aria-describedby={errorId} className="flex flex-col gap-2">
      <legend className="mb-2 font-semibold">
        What do you travel to {country && inSentence(country)} for?
      </legend>
      {error && <ErrorText id={errorId}>{error}</ErrorText>}
      {/* Browsers send nothing for an unselected radio group: this marks the question as asked. */}
      <input type="hidden" name="type" value="" />
      {purposes.map(([type, label, hint], index) => (
        <label key={type} className="flex min-h-11 items-start gap-3 py-1.5">
          <input
            type="radio"
            id={index === 0 ? id : undefined}
            name="type"
            value={type}
            aria-describedby={`${id}-${type}`}
            className="checkbox mt-0.5"
          />
          <span className="flex flex-col">
            {label}
            <span id={`${id}-${type}`} className="text-sm text-ink-soft">
              {hint}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
