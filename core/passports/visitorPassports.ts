/** The default passport of a visitor. */
export const DEFAULT_PASSPORT = 'US';

/** Maximum number of passports per visitor. */
export const PASSPORTS_MAX = 4;
