import type { ReactNode } from 'react';
import type { Stored } from '../forms/useStoredForm.ts';
import { useDataSinceOpening } from '../forms/versions/dataSinceOpening.ts';
import { Loaded, type Query } from '../Loaded.tsx';

/** A setting as stored when its form opened, passed to that form. */
export function StoredSetting<Setting extends { version: number }>({
  query,
  children,
}: {
  query: Query<Setting> & { dataUpdatedAt: number };
  children: (stored: Stored<Omit<Setting, 'version'>>) => ReactNode;
}) {
  const setting = useDataSinceOpening(query);
  return (
    <Loaded query={setting}>{({ version, ...fields }) => children({ version, fields })}</Loaded>
  );
}
