import type { ComponentProps, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import { EditForm } from '../forms/EditForm.tsx';
import { continueSaved } from '../forms/fillForm.ts';
import { type StoredForm, useStoredForm } from '../forms/useStoredForm.ts';
import { useDataSinceOpening } from '../forms/versions/dataSinceOpening.ts';
import { Loaded, type Query } from '../Loaded.tsx';

/** A setting in the API: its fields and version. */
type Versioned<Fields> = Fields & { version: number };

type SettingQuery<Fields> = Omit<Query<Versioned<Fields>>, 'refetch'> & {
  dataUpdatedAt: number;
  refetch: (options?: {
    throwOnError: boolean;
  }) => Promise<{ data: Versioned<Fields> | undefined }>;
};

type SettingFormProps<Fields extends FieldValues> = {
  /** The query of the stored setting, with the options `useRefetchOnOpen`. */
  query: SettingQuery<Fields>;
  update: { mutateAsync: (setting: Versioned<Fields>) => Promise<{ version: number }> };
  /** The setting's key: `contact`. */
  settingKey: string;
  schema: z.core.$ZodType<Fields, Fields>;
  children: (form: StoredForm<Fields>) => ReactNode;
} & Pick<ComponentProps<typeof EditForm<Fields>>, 'labels' | 'submitLabel'>;

/** The form of one setting; it stays open after saving. */
export function SettingForm<Fields extends FieldValues>(props: SettingFormProps<Fields>) {
  const query = useDataSinceOpening(props.query);
  return (
    <Loaded query={query}>{(opened) => <OpenSettingForm {...props} opened={opened} />}</Loaded>
  );
}

function OpenSettingForm<Fields extends FieldValues>({
  query,
  update,
  settingKey,
  schema,
  opened,
  children,
  ...form
}: SettingFormProps<Fields> & { opened: Versioned<Fields> }) {
  const stored = useStoredForm<Fields>({
    schema,
    record: `setting/${settingKey}`,
    history: { entity: 'setting', id: settingKey },
    stored: storedOf(opened),
    save: (fields, version = opened.version) => update.mutateAsync({ ...fields, version }),
    fetchNewest: async () => {
      const { data } = await query.refetch({ throwOnError: true });
      return data && storedOf(data);
    },
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
