import { useFormContext } from 'react-hook-form';
import { TextField } from '#src/ui/forms/TextField.tsx';
import { orNull } from '../rules/SourceFields.tsx';
import { CurrencyField } from './CurrencyField.tsx';

type FeeInput = { feeAmount: string | null; feeCurrency: string | null };

/** A government's fee and its currency: fields of the surrounding form (`FormProvider`). */
export function FeeFields() {
  const form = useFormContext<FeeInput, unknown, FeeInput>();
  return (
    <>
      <TextField
        form={form}
        name="feeAmount"
        label="Fee"
        hint="0 if it is free of charge"
        optional
        maxLength={13}
        rules={{ ...orNull, deps: ['feeCurrency'] }}
      />
      <CurrencyField form={form} name="feeCurrency" label="Currency" amount="feeAmount" />
    </>
  );
}
