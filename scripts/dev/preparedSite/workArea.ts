/** Two members, and a right one way, as a law states them. */
export const ownWorkArea = {
  area: 'lakes',
  name: 'The lakes',
  grant: 'work_without_permit',
  members: ['KE', 'TZ'],
  pairs: [{ from: ['UG'], to: ['KE'] }],
  duties: ['registration'],
  from: '2026-01-01',
  to: null,
  sources: {
    treaty: {
      title: 'Treaty of the lakes',
      publisher: 'Ministry',
      address: 'https://lakes.example.org/',
      quality: 'law',
      asOf: '2026-02-17',
      asOfIs: 'stated',
    },
  },
  source: 'treaty',
  copiedFrom: null,
  note: '',
};
