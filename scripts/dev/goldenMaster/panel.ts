import type { Find } from './queries.ts';

const kinds = [
  'destinations',
  'requirements',
  'entry-conditions',
  'official-links',
  'faqs',
  'translations',
];

/** Addresses of the panel, for a signed-in administrator. */
export function panelAddresses(find: Find): string[] {
  const requirement = find("select min(id) from visa_requirements where destination_id = 'lisboa'");
  const id = (table: string) => find(`select min(id) from ${table}`);
  const [from, to] = ['min', 'max'].map((which) =>
    find(`select ${which}(id) from rule_editions where source_id = 'passport-index'`),
  );
  return [
    '',
    '/account',
    '/countries',
    '/dashboard',
    '/destinations',
    '/destinations/new',
    '/entry-conditions',
    '/destinations?status=draft',
    '/destinations?search=lis&sort=-rating',
    '/faq',
    '/faq/new',
    '/history',
    '/history?entity=destination',
    '/history/destination/lisboa',
    '/import-export',
    '/inbox',
    '/inbox?status=archived',
    '/links',
    '/newsletter',
    '/outbox',
    '/pages',
    '/pages/privacy',
    '/pages/terms',
    '/pages/cookies',
    '/personal-data',
    '/rules',
    '/rules?destination=KE',
    '/rules?sort=-verified&page=2',
    '/rules/countries',
    '/rules/new',
    '/rules/difference',
    `/rules/difference?from=${from}&to=${to}`,
    '/rules/editions',
    '/rules/policy',
    '/rules/review',
    '/rules/verify',
    '/settings',
    '/translations',
    '/translations?language=ja&search=visa',
    '/trash',
    '/users',
    '/users/new',
    '/nowhere',
    '/translations/text?language=ja&subject=messages/shell/skip',
    ...['paris-france', 'lisboa'].flatMap((one) => [
      `/destinations/${one}`,
      `/destinations/${one}/visa-requirements`,
      `/destinations/${one}/visa-requirements/new`,
      `/destinations/${one}/visa-requirements/matrix`,
    ]),
    `/destinations/lisboa/visa-requirements/${requirement}`,
    `/destinations/lisboa/visa-requirements/${requirement}/copy`,
    ...['FR', 'UG'].map((code) => `/entry-conditions?destination=${code}`),
    `/rules/${find("select max(id) from entry_rules where destination = 'KE'")}`,
    `/faq/${id('faqs')}`,
    `/inbox/${id('contact_messages')}`,
    `/users/${id('users')}`,
    // Files.
    ...kinds.flatMap((kind) =>
      ['csv', 'json'].flatMap((format) => [
        `/export/${kind}.${format}`,
        `/templates/${kind}.${format}`,
      ]),
    ),
    '/export/requirements.csv?destination=lisboa&bom=true',
    '/export/nothing.csv',
    '/messages.csv',
    '/messages.csv?status=archived',
    '/subscribers.csv',
    `/export/rules.csv?ids=${find("select max(id) from entry_rules where destination = 'KE'")}`,
    `/rule-files/${id('rule_imports')}/changes.csv`,
    `/rule-editions/changes.csv?from=${from}&to=${to}`,
  ].map((path) => `/admin${path}`);
}
