import { zodResolver } from '@hookform/resolvers/zod';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import { isApiError } from '#src/lib/trpc.ts';
import { isSessionEnd, useSessionEnd } from '../sessionEnd.ts';

/**
 * A form over one schema. Valid fields go to `save`; when that succeeds `onSaved` runs. The server's field errors are shown at their fields, any other error as the
 * form's own message (`errors.root`), and the fields keep their values. When the session has ended,
 * the sign-in dialog opens and the form saves after it; `signsIn` marks the sign-in form itself.
 */
export function useSchemaForm<Input extends FieldValues, Output>({
  schema,
  withoutHidden = (fields) => fields,
  defaultValues,
  signsIn = false,
  isReported = () => false,
  save,
  onSaved,
}: {
  schema: z.core.$ZodType<Output, Input>;
  /** Empties the fields that are hidden: they are neither validated nor saved. */
  withoutHidden?: ((fields: NoInfer<Input>) => NoInfer<Input>) | undefined;
  defaultValues: NoInfer<DefaultValues<Input>>;
  signsIn?: boolean;
  /** Returns true for an error that another component shows; the form shows its field errors. */
  isReported?: (error: unknown) => boolean;
  save: (fields: NoInfer<Output>) => Promise<unknown>;
  /**
   * `submitted` are the fields that were saved; the form may have changed since, see
   * `continueSaved`.
   */
  onSaved: (
    form: UseFormReturn<Input, unknown, Output>,
    submitted: NoInfer<Input>,
  ) => void | Promise<void>;
}) {
  const sessionEnded = useSessionEnd();
  const resolve = zodResolver(schema);
  const resolver: Resolver<Input, unknown, Output> = (fields, context, options) =>
    resolve(withoutHidden(fields), context, options);
  const form = useForm<Input, unknown, Output>({ resolver, defaultValues });

  const submit = form.handleSubmit(async (fields) => {
    const submitted = structuredClone(form.getValues());
    try {
      await saveSignedIn(fields);
    } catch (error) {
      showErrors(form, error, isReported(error));
      return;
    }
    await onSaved(form, submitted);
  });

  async function saveSignedIn(fields: Output) {
    try {
      await save(fields);
    } catch (error) {
      if (signsIn || !isSessionEnd(error)) throw error;
      const message = await sessionEnded();
      if (message) throw new Error(message);
      await save(fields);
    }
  }

  return { form, submit };
}

function showErrors<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  error: unknown,
  isReported: boolean,
) {
  const fieldErrors = isApiError(error) ? Object.entries(error.data?.fieldErrors ?? {}) : [];
  for (const [index, [field, messages]] of fieldErrors.entries()) {
    const message = messages?.[0] ?? '';
    form.setError(field as Path<Input>, { message }, { shouldFocus: index === 0 });
  }
  if (fieldErrors.length > 0 || isReported) return;
  form.setError('root', { message: error instanceof Error ? error.message : String(error) });
}
