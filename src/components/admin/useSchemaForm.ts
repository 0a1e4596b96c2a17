import { useQueryClient } from '@tanstack/react-query';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { isApiError } from '../../trpc.ts';

/**
 * A form over one schema. Valid fields go to `save`; when that succeeds every kept answer counts as
 * outdated and `onSaved` runs. What the server refuses is shown at the fields it names, anything
 * else as the form's own message (`errors.root`), and the form stays as it is.
 */
export function useSchemaForm<Input extends FieldValues, Output>({
  resolver,
  defaultValues,
  save,
  onSaved,
}: {
  resolver: Resolver<Input, unknown, Output>;
  defaultValues: NoInfer<DefaultValues<Input>>;
  save: (fields: NoInfer<Output>) => Promise<unknown>;
  onSaved: (form: UseFormReturn<Input, unknown, Output>) => void | Promise<void>;
}) {
  const queryClient = useQueryClient();
  const form = useForm<Input, unknown, Output>({ resolver, defaultValues });

  const submit = form.handleSubmit(async (fields) => {
    try {
      await save(fields);
    } catch (error) {
      showRefusal(form, error);
      return;
    }
    void queryClient.invalidateQueries();
    await onSaved(form);
  });

  return { form, submit };
}

function showRefusal<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  error: unknown,
) {
  const fieldErrors = isApiError(error) ? Object.entries(error.data?.fieldErrors ?? {}) : [];
  for (const [index, [field, messages]] of fieldErrors.entries()) {
    const message = messages?.[0] ?? '';
    form.setError(field as Path<Input>, { message }, { shouldFocus: index === 0 });
  }
  if (fieldErrors.length > 0) return;
  form.setError('root', { message: error instanceof Error ? error.message : String(error) });
}
