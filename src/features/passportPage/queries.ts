/** The number of changes on a passport's page. */
const LATEST = 5;

/** The last changes of a passport's answers. */
export function latestChangesInput(passport: string) {
  return { passport, limit: LATEST };
}
