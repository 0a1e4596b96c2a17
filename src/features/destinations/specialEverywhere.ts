/** The messages shown for a destination without highlights. */
export const specialEverywhere = ['history', 'food', 'sights'] as const;
