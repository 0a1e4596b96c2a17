import { createFormControl } from 'react-hook-form';
import { expect, test } from 'vitest';
import { continueSaved } from '#src/panel/forms/fillForm.ts';

test('entries made during a save stay unsaved changes', () => {
  const defaultValues = { name: 'Paris', types: ['city'], password: '' };
  const { formControl: form } = createFormControl({ defaultValues });
  // Simulates a form that shows whether it has changes.
  form.subscribe({ formState: { isDirty: true }, callback: () => {} });
  form.setValue('name', 'Lyon', { shouldDirty: true });
  form.setValue('password', 'secret', { shouldDirty: true });
  const submitted = structuredClone(form.getValues());
  form.setValue('types', ['city', 'food'], { shouldDirty: true });

  continueSaved(form, submitted, { password: '' });

  expect(form.getValues()).toEqual({ name: 'Lyon', types: ['city', 'food'], password: '' });
  expect(form.control._defaultValues).toEqual({ name: 'Lyon', types: ['city'], password: '' });
});
