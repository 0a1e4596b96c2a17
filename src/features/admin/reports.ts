import type { Procedure } from '../../lib/trpc.ts';

/** Messages of the admin panel for success and failure: the specification's error catalogue. */

/** What a failed query says. */
const failedToLoad: { [procedure in Procedure]?: string } = {
  'account.read': 'Failed to load your account',
  'account.sessions': 'Failed to load sessions',
  'user.list': 'Failed to load users',
  'user.byId': 'Failed to load user',
  'dashboard.read': 'Failed to load the dashboard',
  'destination.listToEdit': 'Failed to load destinations',
  'destination.stored': 'Failed to load destination',
  'destination.choices': 'Failed to load the lists of the form',
  'visaRequirement.listByDestination': 'Failed to load visa requirements',
  'visaRequirement.matrix': 'Failed to load visa requirements',
  'visaRequirement.byId': 'Failed to load visa requirement',
  'visaRequirement.countByDestination': 'Failed to delete destination',
  'country.list': 'Failed to load countries',
  'country.listAll': 'Failed to load countries',
  'rule.list': 'Failed to load rules',
  'rule.byId': 'Failed to load rule',
  'rule.sources': 'Failed to load sources of rules',
  'rule.reports': 'Failed to load reports',
  'rule.doubtful': 'Failed to load disagreements',
  'rule.superseded': 'Failed to load changed answers',
  'rule.overruled': 'Failed to load overruled requirements',
  'rule.stale': 'Failed to load rules to verify',
  'rule.lostPages': 'Failed to load rules to verify',
  'rule.mostAsked': 'Failed to load rules to verify',
  'ruleEdition.list': 'Failed to load editions',
  'ruleEdition.difference': 'Failed to load the difference',
  'ruleEdition.previewedChanges': 'Failed to load the difference',
  'ruleEdition.progress': 'Failed to load the progress of the import',
  'followedSource.list': 'Failed to load followed sources',
  'followedSource.updates': 'Failed to load updates',
  'followedSource.changes': 'Failed to load changes',
  'entryCondition.listByDestination': 'Failed to load entry conditions',
  'entryCondition.byId': 'Failed to load entry conditions',
  'officialLink.listByDestination': 'Failed to load official links',
  'officialLink.byId': 'Failed to load official links',
  'faq.listToEdit': 'Failed to load questions',
  'faq.byId': 'Failed to load question',
  'sitePage.list': 'Failed to load pages',
  'sitePage.toEdit': 'Failed to load page',
  'sitePage.footerToEdit': 'Failed to load page',
  'recordImport.columns': 'Failed to load the columns',
  'recordImport.preview': 'Failed to load the preview',
  'recordImport.rows': 'Failed to load the preview',
  'recordImport.progress': 'Failed to load the progress of the import',
  'contact.list': 'Failed to load contact messages',
  'contact.byId': 'Failed to load the message',
  'newsletter.list': 'Failed to load newsletter subscribers',
  'mail.outbox': 'Failed to load the outbox',
  'mail.settings': 'Failed to load settings',
  'personalData.find': 'Failed to look for the address',
  'linkCheck.broken': 'Failed to load broken links',
  'backup.last': 'Failed to load the last backup',
  'history.list': 'Failed to load the history',
  'history.ofRecord': 'Failed to load the history',
  'history.accounts': 'Failed to load the history',
  'trash.list': 'Failed to load the trash',
};

/**
 * The messages of a change; without `success` it is reported elsewhere. `saysWhy` puts the server's
 * own message, if any, before `failure`.
 */
type Report = { success?: string; failure: string; saysWhy?: boolean };

const savedSettings: Report = { success: 'Settings saved', failure: 'Failed to save settings' };
const beginImport: Report = { success: 'Import begun', failure: 'Failed to import', saysWhy: true };
const endSessions: Report = {
  success: 'Signed out',
  failure: 'Failed to end sessions',
  saysWhy: true,
};
const saveCondition: Report = {
  success: 'Entry condition saved successfully',
  failure: 'Failed to save entry condition',
};
const saveLink: Report = {
  success: 'Official link saved successfully',
  failure: 'Failed to save official link',
};
const switchOffTwoFactor: Report = {
  success: 'Two-factor sign-in is off',
  failure: 'Failed to switch two-factor sign-in off',
  saysWhy: true,
};
const updateDestinations: Report = {
  success: 'Destinations updated successfully',
  failure: 'Failed to save destinations',
};
const updatePage: Report = { success: 'Page saved', failure: 'Failed to save page' };

const reports: { [procedure in Procedure]?: Report } = {
  // Its success is shown by the form: after a correct password, a code may still be required.
  'session.signIn': { failure: 'Failed to sign in', saysWhy: true },
  'session.setUp': {
    success: 'Successfully logged in',
    failure: 'Failed to set up',
    saysWhy: true,
  },
  'session.signOut': {
    success: 'Successfully logged out',
    failure: 'Failed to sign out',
    saysWhy: true,
  },
  'session.useAccountLink': { failure: 'Failed to choose a password', saysWhy: true },
  'session.changePassword': { success: 'Password changed', failure: 'Failed to change password' },
  'account.update': { success: 'Account saved', failure: 'Failed to save account' },
  'account.endSession': endSessions,
  'account.endOtherSessions': endSessions,
  'account.beginTwoFactor': { failure: 'Failed to set up two-factor sign-in' },
  'account.confirmTwoFactor': {
    success: 'Two-factor sign-in is on',
    failure: 'Failed to set up two-factor sign-in',
  },
  'account.renewRecoveryCodes': {
    success: 'The old recovery codes no longer work',
    failure: 'Failed to make recovery codes',
  },
  'account.switchOffTwoFactor': switchOffTwoFactor,
  'user.invite': { success: 'Invitation created', failure: 'Failed to invite' },
  'user.createLink': { success: 'Link created', failure: 'Failed to create a link', saysWhy: true },
  'user.changeRole': {
    success: 'Role changed',
    failure: 'Failed to change the role',
    saysWhy: true,
  },
  'user.deactivate': {
    success: 'User deactivated',
    failure: 'Failed to deactivate',
    saysWhy: true,
  },
  'user.reactivate': {
    success: 'User reactivated',
    failure: 'Failed to reactivate',
    saysWhy: true,
  },
  'user.delete': {
    success: 'User deleted successfully',
    failure: 'Failed to delete user',
    saysWhy: true,
  },
  'user.endSessions': endSessions,
  'user.switchOffTwoFactor': switchOffTwoFactor,
  'destination.create': {
    success: 'Destination created successfully',
    failure: 'Failed to save destination',
  },
  'destination.update': {
    success: 'Destination updated successfully',
    failure: 'Failed to save destination',
  },
  'destination.duplicate': {
    success: 'Destination copied as a draft',
    failure: 'Failed to copy destination',
    saysWhy: true,
  },
  'destination.createPreview': {
    success: 'Preview link ready',
    failure: 'Failed to make a preview link',
    saysWhy: true,
  },
  'destination.delete': {
    success: 'Destination deleted successfully',
    failure: 'Failed to delete destination',
  },
  'destination.setPopular': updateDestinations,
  'destination.setStatus': updateDestinations,
  'destination.deleteMany': {
    success: 'Destinations deleted successfully',
    failure: 'Failed to delete destinations',
  },
  'visaRequirement.create': {
    success: 'Visa requirement created successfully',
    failure: 'Failed to save visa requirement',
  },
  'visaRequirement.update': {
    success: 'Visa requirement updated successfully',
    failure: 'Failed to save visa requirement',
  },
  'visaRequirement.delete': {
    success: 'Visa requirement deleted successfully',
    failure: 'Failed to delete visa requirement',
  },
  'visaRequirement.deleteMany': {
    success: 'Visa requirements deleted successfully',
    failure: 'Failed to delete visa requirements',
  },
  'visaRequirement.copy': {
    success: 'Visa requirement copied',
    failure: 'Failed to copy visa requirement',
    saysWhy: true,
  },
  'country.setEnabled': {
    success: 'Country updated',
    failure: 'Failed to update country',
    saysWhy: true,
  },
  'rule.create': { success: 'Rule created successfully', failure: 'Failed to save rule' },
  'rule.update': { success: 'Rule updated successfully', failure: 'Failed to save rule' },
  'rule.delete': {
    success: 'Rule deleted successfully',
    failure: 'Failed to delete rule',
    saysWhy: true,
  },
  'rule.deleteMany': {
    success: 'Rules deleted successfully',
    failure: 'Failed to delete rules',
    saysWhy: true,
  },
  'rule.confirm': { success: 'Rule confirmed', failure: 'Failed to confirm rule', saysWhy: true },
  'rule.confirmMany': {
    success: 'Rules confirmed',
    failure: 'Failed to confirm rules',
    saysWhy: true,
  },
  'rule.refuseMany': { success: 'Rules refused', failure: 'Failed to refuse rules', saysWhy: true },
  'rule.applyPolicy': {
    success: 'Policy applied',
    failure: 'Failed to apply policy',
    saysWhy: true,
  },
  'rule.closeReports': { success: 'Closed', failure: 'Failed to close', saysWhy: true },
  'rule.reopenReports': { success: 'Opened again', failure: 'Failed to undo', saysWhy: true },
  'ruleEdition.applyPreview': beginImport,
  'ruleEdition.rollBack': {
    success: 'The edition before is current again',
    failure: 'Failed to go back',
    saysWhy: true,
  },
  'ruleEdition.installShipped': {
    success: 'Imported what ships',
    failure: 'Failed to import what ships',
    saysWhy: true,
  },
  'followedSource.check': { failure: 'Failed to check for updates', saysWhy: true },
  'followedSource.applyUpdate': {
    success: 'Update applied',
    failure: 'Failed to apply update',
    saysWhy: true,
  },
  'followedSource.refuseUpdate': {
    success: 'Update refused',
    failure: 'Failed to refuse update',
    saysWhy: true,
  },
  'entryCondition.create': saveCondition,
  'entryCondition.update': saveCondition,
  'entryCondition.delete': {
    success: 'Entry condition deleted successfully',
    failure: 'Failed to delete entry condition',
  },
  'entryCondition.deleteMany': {
    success: 'Entry conditions deleted successfully',
    failure: 'Failed to delete entry conditions',
    saysWhy: true,
  },
  'officialLink.create': saveLink,
  'officialLink.update': saveLink,
  'officialLink.delete': {
    success: 'Official link deleted successfully',
    failure: 'Failed to delete official link',
  },
  'officialLink.deleteMany': {
    success: 'Official links deleted successfully',
    failure: 'Failed to delete official links',
    saysWhy: true,
  },
  'faq.create': { success: 'Question created successfully', failure: 'Failed to save question' },
  'faq.update': { success: 'Question updated successfully', failure: 'Failed to save question' },
  'faq.delete': { success: 'Question deleted successfully', failure: 'Failed to delete question' },
  'faq.deleteMany': {
    success: 'Questions deleted successfully',
    failure: 'Failed to delete questions',
    saysWhy: true,
  },
  'sitePage.update': updatePage,
  'sitePage.updateFooter': updatePage,
  'recordImport.applyPreview': beginImport,
  'contact.setStatus': { success: 'Message updated', failure: 'Failed to update message' },
  'contact.reply': { success: 'Reply queued', failure: 'Failed to reply', saysWhy: true },
  'contact.delete': {
    success: 'Message deleted successfully',
    failure: 'Failed to delete message',
  },
  'newsletter.delete': {
    success: 'Subscriber deleted successfully',
    failure: 'Failed to delete subscriber',
  },
  'mail.updateSettings': {
    success: 'Settings saved',
    failure: 'Failed to save settings',
    saysWhy: true,
  },
  'mail.sendTest': { success: 'The server has answered', failure: 'Failed to send', saysWhy: true },
  'mail.sendAgain': {
    success: 'The mail is sent again',
    failure: 'Failed to send again',
    saysWhy: true,
  },
  'mail.delete': { success: 'Mail deleted successfully', failure: 'Failed to delete mail' },
  'personalData.delete': {
    success: 'Deleted what was stored about the address',
    failure: 'Failed to delete',
    saysWhy: true,
  },
  'linkCheck.checkAgain': {
    success: 'Link checked',
    failure: 'Failed to check link',
    saysWhy: true,
  },
  'history.restoreVersion': {
    success: 'Version restored',
    failure: 'Failed to restore version',
    saysWhy: true,
  },
  'trash.restore': { success: 'Restored', failure: 'Failed to restore', saysWhy: true },
  'trash.deleteForGood': {
    success: 'Deleted for good',
    failure: 'Failed to delete for good',
    saysWhy: true,
  },
};

/** What a failed query of this procedure says, if anything. */
export function failureOf(procedure: string): string | undefined {
  const known = failedToLoad[procedure as Procedure];
  return known ?? (isOfSettings(procedure) ? 'Failed to load settings' : undefined);
}

/** What a change by this procedure says, if anything. */
export function reportOf(procedure: string): Report | undefined {
  return reports[procedure as Procedure] ?? (isOfSettings(procedure) ? savedSettings : undefined);
}

/** All settings of `server/trpc/routers/settings.ts` say the same. */
function isOfSettings(procedure: string): boolean {
  return procedure.startsWith('settings.');
}
