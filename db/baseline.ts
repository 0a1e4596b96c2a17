/** The first migration, which replaces the steps before the first release. */
export const BASELINE = '0013_baseline';

/** The commit whose version runs all of those steps, and nothing after them. */
const LAST_COMMIT_OF_STEPS = '62f43a41';

/**
 * The executed migrations, with BASELINE in place of `steps`, those before the first release.
 * Throws a one-line error when only some of the steps, or only another program's migrations, were
 * executed.
 */
export function sinceBaseline(executed: readonly string[], steps: readonly string[]): string[] {
  if (executed.length === 0 || executed.includes(BASELINE)) return [...executed];
  const taken = executed.filter((name) => steps.includes(name));
  const later = executed.filter((name) => !steps.includes(name));
  if (taken.length === 0) {
    throw new Error(
      `The database belongs to another program (it has migration ${executed[0]}): give Landfall a database of its own.`,
    );
  }
  if (taken.length < steps.length) {
    throw new Error(
      `The database stopped at migration ${taken.at(-1)}, before the first release: start the version of commit ${LAST_COMMIT_OF_STEPS} on it once, then this one.`,
    );
  }
  return [BASELINE, ...later];
}

/** Throws the one-line error for a new site asked for at `place`, which has one. */
export function refuseSecondSite(place: string): never {
  throw new Error(`There is a site in ${place} already: start it without --new-site`);
}

/**
 * Throws a one-line error when a database without migrations has `tables`, which are another
 * program's.
 */
export function refuseTables(tables: readonly string[]): void {
  const names = tables.filter((name) => !name.startsWith('kysely_'));
  if (names.length === 0) return;
  const some = names.slice(0, 3).join(', ');
  throw new Error(
    `The database belongs to another program (it has ${some}${names.length > 3 ? ', …' : ''}): give Landfall a database of its own.`,
  );
}
