import { isApiError } from '#src/lib/trpc.ts';

/**
 * Whether the server refused a save because it has a newer version. A duplicate row is also a
 * CONFLICT, but with field errors.
 */
export function isVersionConflict(error: unknown): boolean {
  return (
    isApiError(error) &&
    error.data?.code === 'CONFLICT' &&
    Object.keys(error.data.fieldErrors).length === 0
  );
}
