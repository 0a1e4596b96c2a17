import type { ReactNode } from 'react';
import type { Stored } from '../forms/useStoredForm.ts';
import { refetchOnOpen, useDataSinceOpening } from '../forms/versions/dataSinceOpening.ts';
import { Loaded } from '../Loaded.tsx';

type SettingQuery<Setting> = {
  data: Setting | undefined;
  dataUpdatedAt: number;
  error: unknown;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
};

/** Query options for a setting to edit; `failure` is the error message. */
export const settingToEdit = (failure: string) => ({ ...refetchOnOpen, meta: { failure } });

/** A setting as stored when its form opened, passed to that form. */
export function StoredSetting<Setting extends { version: number }>({
  query,
  failure,
  children,
}: {
  query: SettingQuery<Setting>;
  /** The error message. */
  failure: string;
  children: (stored: Stored<Omit<Setting, 'version'>>) => ReactNode;
}) {
  const setting = useDataSinceOpening(query);
  return (
    <Loaded query={setting} failure={failure}>
      {({ version, ...fields }) => children({ version, fields })}
    </Loaded>
  );
}
