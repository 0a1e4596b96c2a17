import type { Migration } from 'kysely/migration';
import * as baseline from './migrations/0009_baseline.ts';
import * as adminTeam from './migrations/0010_admin_team.ts';
import * as scopeOfFacts from './migrations/0011_scope_of_facts.ts';
import * as sourcedRules from './migrations/0012_sourced_rules.ts';

/**
 * Every migration by name, in execution order. Landed migrations are never edited. The baseline
 * equals SQLite's migrations up to its number; later ones exist for both engines.
 */
export const migrations: Record<string, Migration> = {
  '0009_baseline': baseline,
  '0010_admin_team': adminTeam,
  '0011_scope_of_facts': scopeOfFacts,
  '0012_sourced_rules': sourcedRules,
};
