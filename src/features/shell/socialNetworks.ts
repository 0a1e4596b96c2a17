/**
 * The footer's networks, of which those are shown whose address an administrator has set.
 */
export const socialNetworks = [
  { key: 'facebook', name: 'Facebook' },
  { key: 'instagram', name: 'Instagram' },
  { key: 'x', name: 'X' },
] as const;
