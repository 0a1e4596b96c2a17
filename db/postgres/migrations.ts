import type { Migration } from 'kysely/migration';
import * as baseline from './migrations/0013_baseline.ts';
import * as images from './migrations/0014_images.ts';
import * as borderRequirements from './migrations/0015_border_requirements.ts';
import * as entryExceptions from './migrations/0016_entry_exceptions.ts';
import * as followedSources from './migrations/0017_followed_sources.ts';
import * as contentKinds from './migrations/0018_content_kinds.ts';
import * as previewLinks from './migrations/0019_preview_links.ts';
import * as savedViews from './migrations/0020_saved_views.ts';
import * as mailLanguages from './migrations/0021_mail_languages.ts';
import * as translations from './migrations/0022_translations.ts';
import * as requirementStanding from './migrations/0023_requirement_standing.ts';
import * as bestTime from './migrations/0024_best_time.ts';
import * as editionStatements from './migrations/0025_edition_statements.ts';
import * as drafts from './migrations/0026_drafts.ts';
import * as databaseId from './migrations/0027_database_id.ts';
import * as conditionPurposes from './migrations/0028_condition_purposes.ts';
import * as permissionOnly from './migrations/0029_permission_only.ts';
import * as stayPolicies from './migrations/0030_stay_policies.ts';
import * as changedProgrammes from './migrations/0031_changed_programmes.ts';
import * as transitPolicies from './migrations/0032_transit_policies.ts';
import * as waysToWork from './migrations/0033_ways_to_work.ts';
import * as workAreas from './migrations/0034_work_areas.ts';
import * as conditionDetails from './migrations/0035_condition_details.ts';

/**
 * Every migration by name, in execution order, as on SQLite. Released migrations are never edited.
 */
export const migrations: Record<string, Migration> = {
  '0013_baseline': baseline,
  '0014_images': images,
  '0015_border_requirements': borderRequirements,
  '0016_entry_exceptions': entryExceptions,
  '0017_followed_sources': followedSources,
  '0018_content_kinds': contentKinds,
  '0019_preview_links': previewLinks,
  '0020_saved_views': savedViews,
  '0021_mail_languages': mailLanguages,
  '0022_translations': translations,
  '0023_requirement_standing': requirementStanding,
  '0024_best_time': bestTime,
  '0025_edition_statements': editionStatements,
  '0026_drafts': drafts,
  '0027_database_id': databaseId,
  '0028_condition_purposes': conditionPurposes,
  '0029_permission_only': permissionOnly,
  '0030_stay_policies': stayPolicies,
  '0031_changed_programmes': changedProgrammes,
  '0032_transit_policies': transitPolicies,
  '0033_ways_to_work': waysToWork,
  '0034_work_areas': workAreas,
  '0035_condition_details': conditionDetails,
};

/** The migrations before the baseline and the first release, in execution order. */
export const stepsToBaseline: readonly string[] = [
  '0009_baseline',
  '0010_admin_team',
  '0011_scope_of_facts',
  '0012_sourced_rules',
];
