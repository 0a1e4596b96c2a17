/**
 * Whether this is the default run of `npm test`. Without the variable, runners have all tests, as
 * with `npm test -- --all`.
 */
export const isDefaultRun = process.env.DEFAULT_TESTS === 'true';

/** The tag of the browser tests in the default run: the main journeys, a page of each kind. */
export const JOURNEY = '@journey';

/**
 * The durability tests in the default run: a kill, a restore, an upgrade, what earlier versions stored,
 * a lost database.
 */
export const defaultDurability = [
  'kill',
  'lostDatabase',
  'backups/restore',
  'upgrades/migrations',
  ...['dumpedKinds', 'storedShapes', 'storedWork', 'storedTexts'].map((name) => `upgrades/${name}`),
].map((name) => `tests/durability/${name}.test.ts`);
