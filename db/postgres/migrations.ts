import type { Migration } from 'kysely/migration';
import * as baseline from './migrations/0013_baseline.ts';
import * as images from './migrations/0014_images.ts';

/** Every migration by name, in the order they run: as on SQLite. One that was released is never edited. */
export const migrations: Record<string, Migration> = {
  '0013_baseline': baseline,
  '0014_images': images,
};

/** What led to the baseline before the first release, in the order it ran. */
export const stepsToBaseline: readonly string[] = [
  '0009_baseline',
  '0010_admin_team',
  '0011_scope_of_facts',
  '0012_sourced_rules',
];
