/**
 * The footer's networks; those whose address is set by an administrator are links, unless hidden.
 */
export const socialNetworks = [
  { key: 'facebook', name: 'Facebook' },
  { key: 'instagram', name: 'Instagram' },
  { key: 'x', name: 'X' },
] as const;
