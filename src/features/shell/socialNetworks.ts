/** The networks the footer names, with a link where an administrator gave its address, unless it is hidden. */
export const socialNetworks = [
  { key: 'facebook', name: 'Facebook' },
  { key: 'instagram', name: 'Instagram' },
  { key: 'x', name: 'X' },
] as const;
