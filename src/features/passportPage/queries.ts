/** Changes that the page of a passport shows. */
const LATEST = 5;

/** The last changes of a passport's answers. */
export function latestChangesInput(passport: string) {
  return { passport, limit: LATEST };
}
