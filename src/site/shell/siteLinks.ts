/** The links of the header and of the phone's menu; labels are messages. */
export const mainLinks = [
  { to: '/destinations/$category', params: { category: 'tourist' }, label: 'tourist' },
  { to: '/destinations/$category', params: { category: 'transit' }, label: 'transit' },
  { to: '/destinations/$category', params: { category: 'nomad' }, label: 'nomad' },
  { to: '/visa-info', params: {}, label: 'visaInfo' },
] as const;

export const passportsLink = { to: '/passports', params: {}, label: 'passports' } as const;

/** The links of the menu "Tools". */
export const toolLinks = [
  { to: '/together', params: {}, label: 'together' },
  { to: '/compare', params: {}, label: 'compare' },
  { to: '/trip', params: {}, label: 'trip' },
  { to: '/plan/90-180', params: {}, label: 'schengen' },
  { to: '/my', params: {}, label: 'myTravel' },
] as const;

export type SiteLink = (typeof mainLinks | typeof toolLinks)[number] | typeof passportsLink;
