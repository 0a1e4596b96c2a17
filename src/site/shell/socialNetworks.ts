/** The footer's networks. Those without an address are placeholders. */
export const socialNetworks = [
  { key: 'facebook', name: 'Facebook' },
  { key: 'instagram', name: 'Instagram' },
  { key: 'x', name: 'X' },
] as const;
