/** The first value that a statement finds in the recorded database. */
export type Find = (statement: string) => string | number;

type Inputs = readonly unknown[] | ((find: Find) => readonly unknown[]);

const anyRow = (table: string) => (find: Find) => [{ id: find(`select min(id) from ${table}`) }];
const countries = [{ code: 'JP' }, { code: 'FR' }, { code: 'KE' }, { code: 'ZZ' }];
const destinations = [{ id: 'paris-france' }, { id: 'lisboa' }, { id: 'nowhere' }];
const ofDestinations = [{ destinationId: 'paris-france' }, { destinationId: 'lisboa' }];
const ofCountries = [{ destination: 'UG' }, { destination: 'FR' }];
const none: readonly unknown[] = [undefined];
const sorted = (names: readonly string[], others: readonly object[] = []) => [
  {},
  ...names.flatMap((by) => [{ sort: { by } }, { sort: { by, descending: true } }]),
  ...others,
];

/** Inputs of every query of tRPC; `undefined` is no input. A unit test compares it with the router. */
export const queries: Record<string, Inputs> = {
  'account.read': none,
  'account.sessions': none,
  'answerChange.editions': none,
  'answerChange.list': [{}, { passport: 'BR' }, { destination: 'KE', limit: 5 }, { before: 10 }],
  'answerWatch.isOffered': none,
  'backup.last': none,
  'comparison.ofPassports': [{ passports: 'IN,DE' }, { passports: 'IN' }],
  'contact.byId': anyRow('contact_messages'),
  'contact.list': [{}, { status: 'unread' }, { status: 'archived' }, { search: 'visa' }],
  'contact.unreadCount': none,
  'country.byCode': countries,
  'country.byName': [{ name: 'south-korea' }, { name: 'nowhere' }],
  'country.byText': ['germny', 'congo', 'deutschland', 'xx'].map((text) => ({
    text,
    passports: true,
  })),
  'country.names': none,
  'country.listAll': none,
  'countryFacts.passportCounts': countries,
  'countryFacts.passportEntry': countries,
  'countryFacts.remoteWorkVisas': none,
  'dashboard.read': none,
  'destination.byContinent': none,
  'destination.byId': destinations,
  'destination.byType': ['tourist', 'transit', 'nomad'].map((type) => ({ type })),
  'destination.choices': none,
  'destination.list': [
    ...[{}, { type: 'nomad' }, { continent: 'Asia' }, { countryCode: 'JP' }, { search: 'lan' }],
    ...[{ order: 'rating' }, { order: 'newest' }, { noVisaBeforehandFor: ['US', 'IN'] }],
  ],
  'destination.listToEdit': sorted(
    ['name', 'country', 'rating', 'popular', 'updated'],
    [{ status: 'draft' }, { popular: true }, { stale: true }, { search: 'lis' }],
  ),
  'destination.newAddress': [{ id: 'paris' }, { id: 'lisbon' }],
  'destination.popular': [{}],
  'destination.previewLink': destinations,
  'destination.stored': destinations,
  'entryCondition.byId': anyRow('entry_conditions'),
  'entryCondition.listByDestination': ofCountries,
  'entryRule.answer': [
    { passport: 'IN', destination: 'JP' },
    { passport: 'IN', destination: 'TR', holds: 'us-visa' },
    { passport: 'BR', destination: 'KE', purpose: 'working', on: '2027-01-09' },
  ],
  'entryRule.forDestinations': [
    { passports: ['US', 'IN'], destinationIds: ['paris-france', 'tokyo-japan', 'lisboa'] },
  ],
  'entryRule.saved': [{ questions: 'DE-JP-tourist,IN-GB-transit', holds: 'us-visa' }],
  'faq.byId': anyRow('faqs'),
  'faq.list': none,
  'faq.listToEdit': none,
  'followedSource.changes': [{ source: 'travelrequirements-matrix', group: 'unknownSite' }],
  'followedSource.list': none,
  'followedSource.updates': none,
  'group.ranking': [{ passports: 'IN GB,DE' }],
  'history.accounts': none,
  'history.list': [
    ...[{}, { by: 'site' }, { by: 'command' }, { entity: 'destination' }, { before: 50 }],
    { from: '2026-01-01', to: '2099-01-01' },
  ],
  'history.ofRecord': [
    { entity: 'destination', id: 'lisboa' },
    { entity: 'destination', id: 'nowhere' },
  ],
  'linkCheck.broken': none,
  'linkCheck.everRan': none,
  'mail.outbox': [{}, { state: 'failed' }, { state: 'sent' }],
  'mail.settings': none,
  'mailLink.read': [{ action: 'confirm-newsletter', token: 'none' }],
  'newsletter.list': [{}, { search: 'gil' }],
  'officialLink.byId': anyRow('application_portals'),
  'officialLink.listByDestination': ofCountries,
  'page.answer': [
    { passports: ['IN', 'DE'], destination: 'JP' },
    { passports: ['IN'], shown: 'IN', destination: 'TR', holds: 'us-visa' },
    { passports: ['BR'], destination: 'KE', purpose: 'working', on: '2027-01-09' },
  ],
  'page.answerDestinations': [{ passport: 'US', destination: 'JP' }],
  'page.countryAnswer': [{ passports: ['US'], destination: 'GL', purpose: 'working' }],
  'page.destination': [{ passports: ['US'], destinationId: 'tokyo-japan', country: 'JP' }],
  'page.preview': [{ passports: ['US'], token: 'none', country: 'JP' }],
  'passport.byCode': countries,
  'passport.list': none,
  'personalData.find': [{ email: 'gil@example.com' }, { email: 'nobody@example.com' }],
  'preview.destination': [{ token: 'none' }],
  'recordImport.columns': [
    ...['destinations', 'requirements', 'entry-conditions', 'official-links', 'faqs'],
    'translations',
  ].map((kind) => ({ kind })),
  'recordImport.preview': anyRow('record_imports'),
  'recordImport.progress': anyRow('record_imports'),
  'recordImport.rows': (find) =>
    ['added', 'changed', 'unchanged', 'refused'].map((outcome) => ({
      id: find('select min(id) from record_imports'),
      outcome,
    })),
  'rule.byId': (find) => [
    { id: find("select max(id) from entry_rules where passport = 'BR' and destination = 'KE'") },
    { id: find('select min(id) from entry_rules') },
  ],
  'rule.doubtful': sorted(['passport', 'destination']),
  'rule.excepted': [{}, { page: 2 }],
  'rule.list': sorted(
    ['passport', 'destination', 'access', 'stay', 'source'],
    [
      ...[{ passport: 'BR' }, { destination: 'KE' }, { source: 'passport-index' }],
      ...[{ access: 'eta' }, { stale: true }, { purpose: 'working' }],
    ],
  ),
  'rule.lostPages': none,
  'rule.mostAsked': none,
  'rule.overruled': [{}],
  'rule.reports': sorted(['passport', 'destination', 'times', 'last']),
  'rule.sources': none,
  'rule.stale': [{}, { page: 2 }, { sort: { by: 'stay' } }],
  'rule.superseded': [{}, { page: 2 }],
  'ruleEdition.difference': (find) => [
    {
      from: find("select min(id) from rule_editions where source_id = 'passport-index'"),
      to: find("select max(id) from rule_editions where source_id = 'passport-index'"),
    },
    { from: 9_999, to: 9_999 },
  ],
  'ruleEdition.list': none,
  'ruleEdition.notInstalled': none,
  'ruleEdition.previewedChanges': anyRow('rule_imports'),
  'ruleEdition.progress': anyRow('rule_imports'),
  'ruleSource.coverage': none,
  'ruleSource.listGaps': none,
  'ruleSource.listInUse': none,
  'savedView.list': [
    ...['destinations', 'requirements', 'rules', 'faq', 'inbox', 'outbox', 'history'],
  ].map((list) => ({ list })),
  'search.all': ['germany to japan', 'visa', 'lisbon', 'germny'].map((text) => ({ text })),
  'session.accountLink': [{ token: 'none' }],
  'session.me': none,
  'session.needsSetUp': none,
  'settings.contact': none,
  'settings.contactToEdit': none,
  'settings.embedding': none,
  'settings.followedSources': none,
  'settings.linkChecks': none,
  'settings.placeholders': none,
  'settings.security': none,
  'settings.site': none,
  'settings.siteToEdit': none,
  'settings.staleness': none,
  'sitePage.byName': ['privacy', 'terms', 'cookies'].map((page) => ({ page })),
  'sitePage.footerToEdit': none,
  'sitePage.list': none,
  'sitePage.toEdit': ['privacy', 'terms', 'cookies'].map((page) => ({ page })),
  'stayZone.list': none,
  'translation.byId': anyRow('translations'),
  'translation.bySubject': [{ language: 'ja', subject: 'messages/shell/skip' }],
  'translation.corrected': [{ namespaces: ['shell', 'ui'] }],
  'translation.list': [{ language: 'ja', search: 'visa' }, { language: 'fr' }],
  'trash.list': [{}],
  'page.trip': [
    {
      travellers: [{ passports: ['IN'] }],
      stops: [
        { country: 'JP', transit: false },
        { country: 'GB', transit: true, on: '2027-01-09' },
      ],
    },
  ],
  'user.byId': anyRow('users'),
  'user.list': none,
  'visaRequirement.byId': anyRow('visa_requirements'),
  'visaRequirement.carriedOver': [{}],
  'visaRequirement.countByDestination': ofDestinations,
  'visaRequirement.listByDestination': ofDestinations,
  'visaRequirement.matrix': ofDestinations,
  'visaRequirement.previewCopy': (find) => [
    {
      id: find("select min(id) from visa_requirements where destination_id = 'lisboa'"),
      passports: ['NL', 'BE'],
    },
  ],
  'visitor.country': none,
};

/** Mutations whose refusal of an empty input is recorded: the messages of their forms. */
export const refusedMutations = [
  ...['answerReport.send', 'answerWatch.send', 'contact.reply', 'contact.send'],
  ...['destination.create', 'entryCondition.create', 'faq.create', 'newsletter.signUp'],
  ...['officialLink.create', 'rule.applyPolicy', 'rule.create', 'savedView.create'],
  ...['session.signIn', 'settings.updateContact', 'settings.updateSite', 'sitePage.update'],
  ...['translation.create', 'user.invite', 'visaRequirement.create', 'account.update'],
];

/** The inputs of a query. */
export function inputsOf(inputs: Inputs, find: Find): readonly unknown[] {
  return typeof inputs === 'function' ? inputs(find) : inputs;
}
