import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { VersionComparison } from './VersionComparison.tsx';

/** The comparison of two versions for forms that show the server's message themselves. */
export function ConflictNotice<Fields extends FieldValues>({
  conflict,
  labels,
}: ComponentProps<typeof VersionComparison<Fields>> & { message: string | undefined }) {
  return <VersionComparison conflict={conflict} labels={labels} />;
}
