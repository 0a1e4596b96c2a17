import type { Change } from './databaseState.ts';

type Input = {
  ids?: unknown;
  rules?: { id: number }[];
  id?: string | number;
  source?: string;
  destinationId?: string;
  code?: string;
  email?: string;
  trashId?: string;
  page?: string | number;
};

export type Allowed = (change: Change, input: Input, answer: Input) => boolean;

const partsOfDestinations = ['destination_images', 'destination_types'];

/** A row of this table that is added, or replaced if the same was sent before. */
const stored =
  (table: string) =>
  (change: Change, _input: Input, { id }: Input): boolean =>
    change.table === table &&
    change.kind !== 'removed' &&
    change.key === String(id) &&
    !(change.kind === 'changed' && change.columns.includes('created_at'));

/** Changes of answers are recorded with the affected answers. */
const recordingAnswers =
  (allowed: Allowed): Allowed =>
  (change, input, answer) =>
    (change.table === 'answer_changes' && change.kind === 'added') ||
    allowed(change, input, answer);

/** Deleted records move to the trash. */
const intoTrash =
  (allowed: Allowed): Allowed =>
  (change, input, answer) =>
    (change.table === 'trash' && change.kind === 'added' && change.key === answer.trashId) ||
    allowed(change, input, answer);

/** Tables of the shipped sources and their statements. */
const shippedTables = [
  ...['rule_sources', 'rule_editions', 'entry_rules', 'zones', 'zone_members'],
  ...['entry_conditions', 'application_portals', 'nomad_schemes'],
  ...['entry_restrictions', 'entry_exceptions', 'unconfirmed_rules'],
];

function isLinkOf(table: string, row: Change['row'], id: string | number | undefined): boolean {
  return table === 'account_links' && row.user_id === id;
}

/** The one requested row, changed except for its identity. */
const replaced =
  (table: string, ...fixed: string[]) =>
  (change: Change, { id }: Input): boolean =>
    change.table === table &&
    change.kind === 'changed' &&
    change.key === String(id) &&
    !change.columns.some((column) => ['created_at', ...fixed].includes(column));

/** Whether a key is one of those sent. */
const oneOfThem = (ids: unknown, key: unknown): boolean => Array.isArray(ids) && ids.includes(key);

const removed =
  (table: string) =>
  (change: Change, { id }: Input): boolean =>
    change.table === table && change.kind === 'removed' && change.key === String(id);

/** The requested rows, each moved to the trash. */
const severalRemoved =
  (of: string): Allowed =>
  ({ table, kind, key }, { ids }) =>
    table === 'trash'
      ? kind === 'added'
      : table === of &&
        kind === 'removed' &&
        Array.isArray(ids) &&
        ids.some((id) => String(id) === String(key));

const reportsByIds: Allowed = ({ table, kind, key, columns }, { ids }) =>
  table === 'answer_reports' &&
  kind === 'changed' &&
  oneOfThem(ids, Number(key)) &&
  columns.every((column) => ['status', 'closed_at'].includes(column));

/** The columns that undoing a bulk change may set. */
const undoneColumns: Record<string, string[]> = {
  destinations: ['status', 'publish_at', 'popular', 'version', 'updated_at'],
  entry_rules: ['verified_on', 'refused_on', 'version', 'updated_at'],
  contact_messages: ['status'],
  answer_reports: ['status', 'closed_at'],
};

const isSigningKey = (table: string, kind: string, key: string): boolean =>
  table === 'settings' && kind === 'added' && key === 'signing-key';

/** The rows that a successful call may change; a procedure not listed here may change none. */
export const mayTouch: Record<string, Allowed> = {
  // The same key again updates the destination created first.
  'destination.create': ({ table, key, columns, row }, _input, { id }) =>
    table === 'destinations'
      ? key === id && !columns.includes('created_at')
      : partsOfDestinations.includes(table) && row.destination_id === id,
  // At another address all its records move along, and the former one redirects there.
  'destination.update': ({ table, kind, key, columns, row }, { id = '' }, answer) =>
    table === 'destinations'
      ? [id, answer.id].includes(key) && (kind !== 'changed' || !columns.includes('created_at'))
      : [...partsOfDestinations, 'destination_redirects'].includes(table)
        ? [id, answer.id].includes(String(row.destination_id))
        : table === 'visa_requirements' && kind === 'changed' && `${columns}` === 'destination_id',
  'destination.createPreview': ({ table, kind, key }, { id }) =>
    table === 'preview_links' ? key === id : isSigningKey(table, kind, key),
  'destination.stopSharingPreview': removed('preview_links'),
  'destination.createLivePreview': ({ table, kind, key }) => isSigningKey(table, kind, key),
  'destination.setStatus': ({ table, kind, key, columns }, { ids }) =>
    table === 'destinations' &&
    kind === 'changed' &&
    oneOfThem(ids, key) &&
    columns.every((column) => ['status', 'publish_at', 'version', 'updated_at'].includes(column)),
  'destination.duplicate': ({ table, kind, key, row }, _input, { id }) =>
    kind === 'added' && (table === 'destinations' ? key === id : row.destination_id === id),
  'destination.delete': intoTrash(
    ({ table, kind, key, row }, { id }) =>
      kind === 'removed' && (table === 'destinations' ? key === id : row.destination_id === id),
  ),
  'destination.deleteMany': ({ table, kind, key, row }, { ids }) =>
    table === 'trash'
      ? kind === 'added'
      : kind === 'removed' && oneOfThem(ids, table === 'destinations' ? key : row.destination_id),
  'destination.setPopular': ({ table, kind, key, columns }, { ids }) =>
    table === 'destinations' &&
    kind === 'changed' &&
    oneOfThem(ids, key) &&
    columns.every((column) => ['popular', 'version', 'updated_at'].includes(column)),
  'visaRequirement.create': ({ table, kind, key }, _input, { id }) =>
    table === 'visa_requirements' && kind !== 'removed' && key === id,
  'visaRequirement.update': ({ table, kind, key, columns }, { id }) =>
    table === 'visa_requirements' &&
    kind === 'changed' &&
    key === id &&
    !columns.some((column) => ['destination_id', 'created_at'].includes(column)),
  'visaRequirement.delete': intoTrash(removed('visa_requirements')),
  'visaRequirement.deleteMany': ({ table, kind, key }, { ids }) =>
    table === 'trash'
      ? kind === 'added'
      : table === 'visa_requirements' && kind === 'removed' && oneOfThem(ids, key),
  // The source of such rules is created with the first.
  'rule.create': recordingAnswers(
    (change, input, answer) =>
      stored('entry_rules')(change, input, answer) ||
      (change.table === 'rule_sources' && change.kind === 'added' && change.key === 'editors'),
  ),
  'rule.update': recordingAnswers(replaced('entry_rules', 'source_id', 'edition_id')),
  'rule.delete': intoTrash(recordingAnswers(removed('entry_rules'))),
  'rule.deleteMany': recordingAnswers(({ table, kind, key }, { ids }) =>
    table === 'trash'
      ? kind === 'added'
      : table === 'entry_rules' && kind === 'removed' && oneOfThem(ids, Number(key)),
  ),
  'rule.confirm': recordingAnswers(
    replaced('entry_rules', 'passport', 'destination', 'purpose', 'access'),
  ),
  'rule.confirmMany': recordingAnswers(
    ({ table, kind, key, columns }, { rules }) =>
      table === 'entry_rules' &&
      kind === 'changed' &&
      oneOfThem(
        (rules ?? []).map(({ id }) => id),
        Number(key),
      ) &&
      columns.every((column) =>
        ['verified_on', 'refused_on', 'version', 'updated_at'].includes(column),
      ),
  ),
  'rule.refuseMany': recordingAnswers(
    ({ table, kind, key, columns }, { rules }) =>
      table === 'entry_rules' &&
      kind === 'changed' &&
      oneOfThem(
        (rules ?? []).map(({ id }) => id),
        Number(key),
      ) &&
      columns.every((column) =>
        ['verified_on', 'refused_on', 'version', 'updated_at'].includes(column),
      ),
  ),
  'rule.applyPolicy': recordingAnswers(({ table, kind, key, row }) =>
    table === 'entry_rules'
      ? row.source_id === 'editors'
      : table === 'rule_sources' && kind === 'added' && key === 'editors',
  ),
  'ruleEdition.rollBack': recordingAnswers(
    ({ table, kind, key }, { source }) =>
      table === 'rule_sources' && kind === 'changed' && key === source,
  ),
  'ruleEdition.installShipped': recordingAnswers(
    ({ table, kind }) =>
      shippedTables.includes(table) &&
      (kind === 'added' || ['rule_sources', 'rule_editions'].includes(table)),
  ),
  'followedSource.applyUpdate': recordingAnswers(
    ({ table, kind, key }, { source }) =>
      (['rule_sources', 'source_fetches'].includes(table) && key === source) ||
      (['rule_editions', 'entry_rules'].includes(table) && kind === 'added'),
  ),
  'followedSource.refuseUpdate': ({ table, kind, key }, { source }) =>
    table === 'source_fetches' && kind === 'changed' && key === source,
  'rule.closeReports': reportsByIds,
  'history.undo': recordingAnswers(
    ({ table, kind, columns }) =>
      (kind === 'changed' && columns.every((column) => undoneColumns[table]?.includes(column))) ||
      // A copied requirement gets its fields back; a new one goes to the trash.
      (table === 'visa_requirements' &&
        kind !== 'added' &&
        !['destination_id', 'created_at'].some((column) => columns.includes(column))) ||
      (table === 'trash' && kind === 'added'),
  ),
  'entryCondition.create': stored('entry_conditions'),
  'entryCondition.update': replaced('entry_conditions', 'destination'),
  'entryCondition.delete': intoTrash(removed('entry_conditions')),
  'entryCondition.deleteMany': severalRemoved('entry_conditions'),
  'translation.create': stored('translations'),
  'translation.update': replaced('translations'),
  'translation.delete': intoTrash(removed('translations')),
  'translation.deleteMany': severalRemoved('translations'),
  'officialLink.create': stored('application_portals'),
  'officialLink.update': replaced('application_portals', 'destination'),
  'officialLink.delete': intoTrash(removed('application_portals')),
  'officialLink.deleteMany': severalRemoved('application_portals'),
  'country.setEnabled': ({ table, kind, key, columns }, _input, answer) =>
    table === 'countries' &&
    kind === 'changed' &&
    key === answer.code &&
    `${columns}` === 'enabled',
  'newsletter.signUp': ({ table, kind }) => table === 'newsletter_subscribers' && kind === 'added',
  'contact.send': ({ table, kind }) => table === 'contact_messages' && kind === 'added',
  'answerReport.send': ({ table, kind, columns }) =>
    table === 'answer_reports' &&
    (kind === 'added' || (kind === 'changed' && !columns.includes('message'))),
  'newsletter.delete': ({ table, kind, row }, { email }) =>
    table === 'newsletter_subscribers' && kind === 'removed' && row.email === email,
  'contact.delete': ({ table, kind, row }, { id }) =>
    table === 'contact_messages' && kind === 'removed' && row.id === id,
  'contact.markRead': ({ table, columns }) =>
    table === 'contact_messages' && `${columns}` === 'status',
  'contact.setStatus': ({ table, columns }) =>
    table === 'contact_messages' && `${columns}` === 'status',
  'mail.updateSettings': ({ table, key }) => table === 'settings' && key === 'mail',
  'mail.sendAgain': replaced('outbox', 'to_address', 'subject', 'text'),
  'mail.delete': removed('outbox'),
  'personalData.delete': ({ table, kind, row }, { email }) =>
    ['newsletter_subscribers', 'contact_messages', 'users'].includes(table) &&
    kind === 'removed' &&
    row.email === email,
  'user.invite': ({ table, kind, row, key }, _input, { id }) =>
    table === 'users' ? kind === 'added' && key === id : isLinkOf(table, row, id),
  'user.createLink': ({ table, row }, { id }) => isLinkOf(table, row, id),
  'user.changeRole': replaced('users', 'email', 'password_hash', 'totp_secret'),
  'user.deactivate': (change, input) =>
    replaced('users', 'email', 'password_hash', 'role')(change, input) ||
    (change.kind === 'removed' && change.row.user_id === input.id),
  'user.reactivate': replaced('users', 'email', 'password_hash', 'role'),
  'user.switchOffTwoFactor': replaced('users', 'email', 'password_hash', 'role'),
  'user.endSessions': ({ table, kind, row }, { id }) =>
    table === 'sessions' && kind === 'removed' && row.user_id === id,
  'user.delete': ({ table, kind, key, row }, { id }) =>
    kind === 'removed' && (table === 'users' ? key === id : row.user_id === id),
  'faq.create': stored('faqs'),
  'faq.update': replaced('faqs', 'position'),
  'faq.move': ({ table, kind, columns }) =>
    table === 'faqs' && kind === 'changed' && `${columns}` === 'position',
  'faq.delete': intoTrash(removed('faqs')),
  'faq.deleteMany': severalRemoved('faqs'),
  'account.update': ({ table, kind, columns }) =>
    table === 'users' &&
    kind === 'changed' &&
    columns.every((column) => ['email', 'name', 'updated_at'].includes(column)),
  'account.endSession': ({ table, kind, key }, { id }) =>
    table === 'sessions' && kind === 'removed' && key === id,
  'account.endOtherSessions': ({ table, kind }) => table === 'sessions' && kind === 'removed',
  'savedView.create': stored('saved_views'),
  'savedView.rename': ({ table, kind, key, columns }, { id }) =>
    table === 'saved_views' && kind === 'changed' && key === id && `${columns}` === 'name',
  'savedView.delete': removed('saved_views'),
  'settings.updateSite': ({ table, key }) => table === 'settings' && key === 'site',
  'sitePage.update': ({ table, key }, { page }) => table === 'settings' && key === `page.${page}`,
  'sitePage.updateFooter': ({ table, key }) => table === 'settings' && key === 'footer',
  'settings.updateContact': ({ table, key }) => table === 'settings' && key === 'contact',
  'settings.updateLinkChecks': ({ table, key }) => table === 'settings' && key === 'link-checks',
  'settings.updateFollowedSources': ({ table, key }) =>
    table === 'settings' && key === 'followed-sources',
  'settings.updateEmbedding': ({ table, key }) => table === 'settings' && key === 'embedding',
  'settings.updateSecurity': ({ table, key }) => table === 'settings' && key === 'security',
  'settings.updateStaleness': ({ table, key }) => table === 'settings' && key === 'staleness',
  'session.signOut': ({ table, kind }) => table === 'sessions' && kind === 'removed',
};

/** The rate limits that count a call, whether it succeeds or not. */
export const countedBy: Record<string, string[]> = {
  'session.signIn': ['signInByNetwork', 'signInToAccount', 'signInToAccountByNetwork'],
  'session.changePassword': ['passwordChange'],
  'session.setUp': ['setUp'],
  'session.useAccountLink': ['accountLink'],
  'account.update': ['passwordChange'],
  'account.beginTwoFactor': ['passwordChange'],
  'account.renewRecoveryCodes': ['passwordChange'],
  'account.switchOffTwoFactor': ['passwordChange'],
};
