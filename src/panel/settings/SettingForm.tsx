import type { ComponentProps, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { fetchOnPress } from '../fetchOnPress.ts';
import { EditForm } from '../forms/EditForm.tsx';
import { continueSaved } from '../forms/fillForm.ts';
import { type StoredForm, useStoredForm } from '../forms/useStoredForm.ts';
import { useDataSinceOpening } from '../forms/versions/dataSinceOpening.ts';
import { Loaded, type Query } from '../Loaded.tsx';

/** A setting in the API: its fields and version. */
type Versioned<Fields> = Fields & { version: number };

type SettingFormProps<Fields extends FieldValues> = {
  /** The query of the stored setting, with the options `useRefetchOnOpen`. */
  query: Query<Versioned<Fields>> & { dataUpdatedAt: number };
  fetchNewest: (input: undefined, options: typeof fetchOnPress) => Promise<Versioned<Fields>>;
  update: { mutateAsync: (setting: Versioned<Fields>) => Promise<{ version: number }> };
  /** The setting's key: `contact`. */
  settingKey: string;
  schema: z.core.$ZodType<Fields, Fields>;
  children: (form: StoredForm<Fields>) => ReactNode;
} & Pick<ComponentProps<typeof EditForm<Fields>>, 'labels' | 'submitLabel'>;

/** The form of one setting; it stays open after saving. */
export function SettingForm<Fields extends FieldValues>({
  query,
  ...form
}: SettingFormProps<Fields>) {
  return (
    <Loaded query={useDataSinceOpening(query)}>
      {(opened) => <OpenSettingForm {...form} opened={opened} />}
    </Loaded>
  );
}

function OpenSettingForm<Fields extends FieldValues>({
  fetchNewest,
  update,
  settingKey,
  schema,
  opened,
  children,
  ...form
}: Omit<SettingFormProps<Fields>, 'query'> & { opened: Versioned<Fields> }) {
  const stored = useStoredForm<Fields>({
    schema,
    record: `setting/${settingKey}`,
    history: { entity: 'setting', id: settingKey },
    stored: storedOf(opened),
    save: (fields, version = opened.version) => update.mutateAsync({ ...fields, version }),
    fetchNewest: async (options) => storedOf(await fetchNewest(undefined, options)),
    onSaved: (saved, submitted) => continueSaved(saved, submitted),
  });
  return (
    <EditForm {...form} stored={stored} sticky={false}>
      {children(stored.form)}
    </EditForm>
  );
}

function storedOf<Fields>({ version, ...fields }: Versioned<Fields>) {
  return { version, fields: fields as unknown as Fields };
}
