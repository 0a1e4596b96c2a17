import type * as z from 'zod/mini';

/**
 * When to run a check of several fields: once these are valid, whatever others are, so that all
 * errors of a form or a row are said at once.
 */
export function onceValid(...fields: string[]) {
  return ({ value, issues }: z.core.ParsePayload): boolean =>
    typeof value === 'object' &&
    value !== null &&
    !issues.some(({ path = [] }) => fields.includes(String(path[0])));
}
