// The names under which the site's own sources are stored; what is shown is in the reader's language.

/** The source of the team's rules. */
export const EDITORS_TITLE = "This site's editors";

/** The source of a change that a new version of the product brought. */
export const NEW_VERSION_TITLE = 'sources of a new version';

/** The source of a change on a day that a rule names. */
export const NAMED_DAY_TITLE = 'as its source said';
