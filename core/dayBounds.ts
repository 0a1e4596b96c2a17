/** The years of the days that forms, addresses and rules may name. */
export const FIRST_YEAR = 1900;
export const LAST_YEAR = 2099;

/** Their first and last day. */
export const FIRST_DAY = `${FIRST_YEAR}-01-01`;
export const LAST_DAY = `${LAST_YEAR}-12-31`;
