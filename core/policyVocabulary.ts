/** The closed vocabularies of the pages on which policies of changing planes and of work rest. */

/** The id of the source of the team's policies, beside that of its rules, which precede all sources. */
export const TEAM_POLICIES = 'team-policies';

/**
 * Whose statement it is; only `law` and `own_government` confirm. `named`: an official page of which the
 * address is known, and whose text was not read.
 */
export const statementQualities = [
  'law',
  'own_government',
  'other_government',
  'operator',
  'collected',
  'named',
] as const;
export type StatementQuality = (typeof statementQualities)[number];

/** What the day of a statement is: of the page, of our reading, of an archived copy. */
export const ageStatements = ['stated', 'checked', 'copy', 'unknown'] as const;
export type AgeStatement = (typeof ageStatements)[number];
