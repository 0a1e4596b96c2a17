import type { Migration } from 'kysely/migration';
import * as baseline from './migrations/0013_baseline.ts';
import * as images from './migrations/0014_images.ts';

/** Every migration by name, in the order they run. One that was released is never edited. */
export const migrations: Record<string, Migration> = {
  '0013_baseline': baseline,
  '0014_images': images,
};

/** The names of the migrations this version knows, in the order they run. */
export const knownMigrations: readonly string[] = Object.keys(migrations);

/** What led to the baseline before the first release, in the order it ran. */
export const stepsToBaseline: readonly string[] = [
  '0001_initial',
  '0002_pictures',
  '0003_quick_lists',
  '0004_destination_highlights',
  '0005_row_versions',
  '0006_content_version',
  '0007_types_and_search',
  '0008_entry_rules',
  '0009_several_processes',
  '0010_admin_team',
  '0011_scope_of_facts',
  '0012_sourced_rules',
];
