/** The number of changes on a passport's page. */
const LATEST = 5;

/** A passport everywhere, with these documents. */
export function passportInput(code: string, holds: string | undefined) {
  return { code, ...(holds && { holds }) };
}

/** The last changes of a passport's answers. */
export function latestChangesInput(passport: string) {
  return { passport, limit: LATEST };
}
