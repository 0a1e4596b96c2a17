import type { FieldValues, Path } from 'react-hook-form';
import { currencyCodeIn, currencyCodes, currencyName } from '#core/countries/isoCodes.ts';
import { FormField, type FormFieldProps } from '#src/ui/forms/FormField.tsx';
import { Suggestions } from '#src/ui/forms/Suggestions.tsx';

/** A form field with the code of a currency, or null; `amount` is checked together with it. */
export function CurrencyField<Input extends FieldValues, Output, Name extends Path<Input>>({
  amount,
  ...field
}: Omit<FormFieldProps<Input, Output, Name>, 'rules'> & { amount: Path<Input> }) {
  return (
    <Suggestions values={currencyCodes()} nameOf={currencyName}>
      {(list) => (
        <FormField
          {...field}
          optional
          rules={{
            setValueAs: (typed: string | null) =>
              typed?.trim() ? currencyCodeIn(typed.trim()) : null,
            deps: [amount],
          }}
        >
          {(control) => <input className="input" {...control} {...list} />}
        </FormField>
      )}
    </Suggestions>
  );
}
