/** Holders of two passports need a visa in the transit area, as a page of the government states. */
export const ownTransitPolicy = {
  sources: {
    list: {
      title: 'Airport transit visa',
      publisher: 'Ministry',
      address: 'https://transit.example.org/',
      quality: 'own_government',
      asOf: '2026-02-17',
      asOfIs: 'stated',
    },
  },
  airside: {
    offered: 'yes',
    airports: null,
    maxHours: null,
    overnight: null,
    visa: { list: 'only', passports: ['AF', 'BD'] },
    eta: null,
    conditions: [],
    source: 'list',
    alsoSources: [],
  },
  exceptions: [],
  programmes: [],
  copiedFrom: null,
  note: '',
};
