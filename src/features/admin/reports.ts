/** What the admin panel says when something worked or failed: the specification's error catalogue. */

export const failedToLoad = {
  destinations: 'Failed to load destinations',
  destination: 'Failed to load destination',
  visaRequirements: 'Failed to load visa requirements',
  visaRequirement: 'Failed to load visa requirement',
  countries: 'Failed to load countries',
  users: 'Failed to load users',
  user: 'Failed to load user',
  account: 'Failed to load your account',
  sessions: 'Failed to load sessions',
  security: 'Failed to load settings',
  contact: 'Failed to load settings',
  messages: 'Failed to load contact messages',
  message: 'Failed to load the message',
  outbox: 'Failed to load the outbox',
  mail: 'Failed to load settings',
  personalData: 'Failed to look for the address',
  backup: 'Failed to load the last backup',
  subscribers: 'Failed to load newsletter subscribers',
  rules: 'Failed to load rules',
  rule: 'Failed to load rule',
  ruleSources: 'Failed to load sources of rules',
  answerReports: 'Failed to load reports',
  disagreements: 'Failed to load disagreements',
  rulesToVerify: 'Failed to load rules to verify',
  entryConditions: 'Failed to load entry conditions',
  applicationPortals: 'Failed to load application addresses',
  editions: 'Failed to load editions',
  difference: 'Failed to load the difference',
  recordImport: 'Failed to load the preview',
  columns: 'Failed to load the columns',
  progress: 'Failed to load the progress of the import',
  staleness: 'Failed to load settings',
  embedding: 'Failed to load settings',
  site: 'Failed to load settings',
  faqs: 'Failed to load questions',
  faq: 'Failed to load question',
  pages: 'Failed to load pages',
  page: 'Failed to load page',
  trash: 'Failed to load the trash',
  history: 'Failed to load the history',
};

/**
 * What a change reports; without `success` that is told elsewhere. `saysWhy` puts the server's own words, where it gave any, before
 * `failure`.
 */
export type Report = { success?: string; failure: string; saysWhy?: boolean };

export const reports = {
  // Its success is told by the form: a right password may yet need a code.
  signIn: { failure: 'Failed to sign in', saysWhy: true },
  setUp: { success: 'Successfully logged in', failure: 'Failed to set up', saysWhy: true },
  signOut: { success: 'Successfully logged out', failure: 'Failed to sign out', saysWhy: true },
  createDestination: {
    success: 'Destination created successfully',
    failure: 'Failed to save destination',
  },
  updateDestination: {
    success: 'Destination updated successfully',
    failure: 'Failed to save destination',
  },
  deleteDestination: {
    success: 'Destination deleted successfully',
    failure: 'Failed to delete destination',
  },
  updateDestinations: {
    success: 'Destinations updated successfully',
    failure: 'Failed to save destinations',
  },
  deleteDestinations: {
    success: 'Destinations deleted successfully',
    failure: 'Failed to delete destinations',
  },
  createVisaRequirement: {
    success: 'Visa requirement created successfully',
    failure: 'Failed to save visa requirement',
  },
  updateVisaRequirement: {
    success: 'Visa requirement updated successfully',
    failure: 'Failed to save visa requirement',
  },
  deleteVisaRequirement: {
    success: 'Visa requirement deleted successfully',
    failure: 'Failed to delete visa requirement',
  },
  deleteVisaRequirements: {
    success: 'Visa requirements deleted successfully',
    failure: 'Failed to delete visa requirements',
  },
  copyVisaRequirement: {
    success: 'Visa requirement copied',
    failure: 'Failed to copy visa requirement',
    saysWhy: true,
  },
  switchCountry: { success: 'Country updated', failure: 'Failed to update country', saysWhy: true },
  inviteUser: { success: 'Invitation created', failure: 'Failed to invite' },
  createLink: { success: 'Link created', failure: 'Failed to create a link', saysWhy: true },
  changeRole: { success: 'Role changed', failure: 'Failed to change the role', saysWhy: true },
  deactivateUser: { success: 'User deactivated', failure: 'Failed to deactivate', saysWhy: true },
  reactivateUser: { success: 'User reactivated', failure: 'Failed to reactivate', saysWhy: true },
  deleteUser: {
    success: 'User deleted successfully',
    failure: 'Failed to delete user',
    saysWhy: true,
  },
  setMessageStatus: { success: 'Message updated', failure: 'Failed to update message' },
  replyToMessage: { success: 'Reply queued', failure: 'Failed to reply', saysWhy: true },
  updateMail: {
    success: 'Settings saved',
    failure: 'Failed to save settings',
    saysWhy: true,
  },
  testMail: { success: 'The server has answered', failure: 'Failed to send', saysWhy: true },
  sendAgain: { success: 'The mail is sent again', failure: 'Failed to send again', saysWhy: true },
  deleteMail: { success: 'Mail deleted successfully', failure: 'Failed to delete mail' },
  deletePersonalData: {
    success: 'Everything about the address was deleted',
    failure: 'Failed to delete',
    saysWhy: true,
  },
  endSessions: { success: 'Signed out', failure: 'Failed to end sessions', saysWhy: true },
  updateAccount: { success: 'Account saved', failure: 'Failed to save account' },
  useAccountLink: { failure: 'Failed to choose a password', saysWhy: true },
  beginTwoFactor: { failure: 'Failed to set up two-factor sign-in' },
  confirmTwoFactor: {
    success: 'Two-factor sign-in is on',
    failure: 'Failed to set up two-factor sign-in',
  },
  renewRecoveryCodes: {
    success: 'The old recovery codes no longer work',
    failure: 'Failed to make recovery codes',
  },
  switchOffTwoFactor: {
    success: 'Two-factor sign-in is off',
    failure: 'Failed to switch two-factor sign-in off',
    saysWhy: true,
  },
  updateSecurity: { success: 'Settings saved', failure: 'Failed to save settings' },
  deleteMessage: { success: 'Message deleted successfully', failure: 'Failed to delete message' },
  deleteSubscriber: {
    success: 'Subscriber deleted successfully',
    failure: 'Failed to delete subscriber',
  },
  createRule: { success: 'Rule created successfully', failure: 'Failed to save rule' },
  updateRule: { success: 'Rule updated successfully', failure: 'Failed to save rule' },
  deleteRule: {
    success: 'Rule deleted successfully',
    failure: 'Failed to delete rule',
    saysWhy: true,
  },
  confirmRule: { success: 'Rule confirmed', failure: 'Failed to confirm rule', saysWhy: true },
  applyPolicy: { success: 'Policy applied', failure: 'Failed to apply policy', saysWhy: true },
  closeReport: { success: 'Report closed', failure: 'Failed to close report', saysWhy: true },
  saveCondition: {
    success: 'Entry condition saved successfully',
    failure: 'Failed to save entry condition',
  },
  deleteCondition: {
    success: 'Entry condition deleted successfully',
    failure: 'Failed to delete entry condition',
  },
  savePortal: {
    success: 'Application address saved successfully',
    failure: 'Failed to save application address',
  },
  deletePortal: {
    success: 'Application address deleted successfully',
    failure: 'Failed to delete application address',
  },
  rollBack: {
    success: 'The edition before is current again',
    failure: 'Failed to go back',
    saysWhy: true,
  },
  beginImport: { success: 'Import begun', failure: 'Failed to import', saysWhy: true },
  installShipped: {
    success: 'Imported what ships',
    failure: 'Failed to import what ships',
    saysWhy: true,
  },
  updateEmbedding: { success: 'Settings saved', failure: 'Failed to save settings' },
  createFaq: { success: 'Question created successfully', failure: 'Failed to save question' },
  updateFaq: { success: 'Question updated successfully', failure: 'Failed to save question' },
  deleteFaq: { success: 'Question deleted successfully', failure: 'Failed to delete question' },
  updatePage: { success: 'Page saved', failure: 'Failed to save page' },
  updateSite: { success: 'Settings saved', failure: 'Failed to save settings' },
  updateStaleness: { success: 'Settings saved', failure: 'Failed to save settings' },
  changePassword: { success: 'Password changed', failure: 'Failed to change password' },
  restoreVersion: {
    success: 'Version restored',
    failure: 'Failed to restore version',
    saysWhy: true,
  },
  restore: { success: 'Restored', failure: 'Failed to restore', saysWhy: true },
  deleteForGood: {
    success: 'Deleted for good',
    failure: 'Failed to delete for good',
    saysWhy: true,
  },
  updateContact: { success: 'Settings saved', failure: 'Failed to save settings' },
} satisfies Record<string, Report>;
