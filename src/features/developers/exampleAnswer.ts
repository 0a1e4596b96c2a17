/** An answer as the API gives it, for the page that explains it. A test holds it to the schema. */
export function exampleAnswer(origin: string) {
  return {
    passport: 'BR',
    destination: 'FR',
    purpose: 'tourist',
    on: '2026-03-01',
    access: 'visa_free',
    days: 90,
    stay: { number: 90, unit: 'days' },
    staySource: null,
    window: { days: 90, per: 180, zone: 'schengen' },
    conditions: [],
    source: {
      id: 'example',
      kind: 'edition',
      title: 'An example of a data set',
      address: 'https://example.com/rules',
      edition: 1,
      date: '2026-02-17',
      licence: 'MIT',
      attribution: 'An example of a data set, Example Publisher, 2026-02-17 (MIT)',
    },
    unconfirmed: false,
    disagrees: false,
    stale: false,
    changesOn: null,
    askBeforeTravel: false,
    reachedThrough: [],
    note: '',
    page: `${origin}/visa-info/FR?from=BR&on=2026-03-01`,
  };
}
