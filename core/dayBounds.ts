/** The first and last day that forms, addresses and rules may name. */
export const FIRST_DAY = '1900-01-01';
export const LAST_DAY = '2099-12-31';
