import type { Migration } from 'kysely/migration';
import * as initial from '../migrations/0001_initial.ts';
import * as images from '../migrations/0002_pictures.ts';
import * as quickLists from '../migrations/0003_quick_lists.ts';
import * as destinationHighlights from '../migrations/0004_destination_highlights.ts';
import * as rowVersions from '../migrations/0005_row_versions.ts';
import * as contentVersion from '../migrations/0006_content_version.ts';
import * as typesAndSearch from '../migrations/0007_types_and_search.ts';
import * as entryRules from '../migrations/0008_entry_rules.ts';
import * as severalProcesses from '../migrations/0009_several_processes.ts';
import * as adminTeam from '../migrations/0010_admin_team.ts';
import * as scopeOfFacts from '../migrations/0011_scope_of_facts.ts';
import * as sourcedRules from '../migrations/0012_sourced_rules.ts';

/** Every migration by name, in execution order. Landed migrations are never edited. */
export const migrations: Record<string, Migration> = {
  '0001_initial': initial,
  '0002_pictures': images,
  '0003_quick_lists': quickLists,
  '0004_destination_highlights': destinationHighlights,
  '0005_row_versions': rowVersions,
  '0006_content_version': contentVersion,
  '0007_types_and_search': typesAndSearch,
  '0008_entry_rules': entryRules,
  '0009_several_processes': severalProcesses,
  '0010_admin_team': adminTeam,
  '0011_scope_of_facts': scopeOfFacts,
  '0012_sourced_rules': sourcedRules,
};

/** The names of all known migrations, in execution order. */
export const knownMigrations: readonly string[] = Object.keys(migrations);
