/** The names under which the site's own sources are stored; what is shown is in the reader's language. */
export const ownSources = {
  editors: "This site's editors",
  /** The sources of a change that a new version of the product brought. */
  newVersion: 'sources of a new version',
  /** The source of a change on a day that a rule names. */
  namedDay: 'as its source said',
} as const;
