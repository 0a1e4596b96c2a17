import type { Procedure } from '#src/lib/trpc.ts';

/** Messages of the admin panel for success and failure: the specification's error catalogue. */

/**
 * What a failed query says. Of several that fail on one page only the first in this order is said: a
 * page's subject comes before what is beside it.
 */
const failedToLoad: { [procedure in Procedure]?: string } = {
  'visaRequirement.countByDestination': 'Failed to delete destination',
  'visaRequirement.listByDestination': 'Failed to load visa requirements',
  'visaRequirement.matrix': 'Failed to load visa requirements',
  'visaRequirement.byId': 'Failed to load visa requirement',
  'visaRequirement.carriedOver': 'Failed to load answers changed by the upgrade',
  'visaRequirement.previewCopy': 'Failed to load the preview',
  'destination.listToEdit': 'Failed to load destinations',
  'destination.stored': 'Failed to load destination',
  'account.read': 'Failed to load your account',
  'account.sessions': 'Failed to load sessions',
  'user.list': 'Failed to load users',
  'user.byId': 'Failed to load user',
  'dashboard.read': 'Failed to load the dashboard',
  'country.listAll': 'Failed to load countries',
  'rule.list': 'Failed to load rules',
  'rule.byId': 'Failed to load rule',
  'rule.reports': 'Failed to load reports',
  'rule.doubtful': 'Failed to load disagreements',
  'rule.excepted': 'Failed to load answers with exceptions',
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
  'translation.list': 'Failed to load translations',
  'translation.bySubject': 'Failed to load translation',
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
  'personalData.find': 'Failed to look for the address',
  'linkCheck.everRan': 'Failed to load broken links',
  'linkCheck.broken': 'Failed to load broken links',
  'history.list': 'Failed to load the history',
  'trash.list': 'Failed to load the trash',
  'mail.settings': 'Failed to load settings',
  'backup.last': 'Failed to load the last backup',
  'history.ofRecord': 'Failed to load the history',
  'history.accounts': 'Failed to load the history',
  'rule.sources': 'Failed to load sources of rules',
  'destination.previewLink': 'Failed to load the preview link',
  'destination.choices': 'Failed to load the lists of the form',
  'country.list': 'Failed to load countries',
  'savedView.list': 'Failed to load saved views',
};

/**
 * The messages of a change; without `success` it is reported elsewhere. `saysWhy` puts the server's
 * own message, if any, before `failure`. `ofForm` marks the save of a record's form, which shows field
 * errors and version conflicts itself.
 */
type Report = { success?: string; failure: string; saysWhy?: boolean; ofForm?: boolean };

function says(success: string, failure: string): Report {
  return { success, failure };
}

function saysWhy(success: string, failure: string): Report {
  return { success, failure, saysWhy: true };
}

function ofForm(success: string, failure: string): Report {
  return { success, failure, ofForm: true };
}

const savedSettings = ofForm('Settings saved', 'Failed to save settings');
const beginImport = saysWhy('Import begun', 'Failed to import');
const endSessions = saysWhy('Signed out', 'Failed to end sessions');
const saveCondition = ofForm(
  'Entry condition saved successfully',
  'Failed to save entry condition',
);
const saveLink = ofForm('Official link saved successfully', 'Failed to save official link');
const switchOffTwoFactor = saysWhy(
  'Two-factor sign-in is off',
  'Failed to switch two-factor sign-in off',
);
const updateDestinations = says('Destinations updated successfully', 'Failed to save destinations');
const updatePage = ofForm('Page saved', 'Failed to save page');

const reports: { [procedure in Procedure]?: Report } = {
  // Its success is shown by the form: after a correct password, a code may still be required.
  'session.signIn': { failure: 'Failed to sign in', saysWhy: true },
  'session.setUp': saysWhy('Successfully logged in', 'Failed to set up'),
  'session.signOut': saysWhy('Successfully logged out', 'Failed to sign out'),
  'session.useAccountLink': { failure: 'Failed to choose a password', saysWhy: true },
  'session.changePassword': says('Password changed', 'Failed to change password'),
  'account.update': says('Account saved', 'Failed to save account'),
  'account.endSession': endSessions,
  'account.endOtherSessions': endSessions,
  'account.beginTwoFactor': { failure: 'Failed to set up two-factor sign-in' },
  'account.confirmTwoFactor': says(
    'Two-factor sign-in is on',
    'Failed to set up two-factor sign-in',
  ),
  'account.renewRecoveryCodes': says(
    'The old recovery codes no longer work',
    'Failed to make recovery codes',
  ),
  'account.switchOffTwoFactor': switchOffTwoFactor,
  'savedView.create': ofForm('View saved', 'Failed to save view'),
  'savedView.rename': ofForm('View renamed', 'Failed to rename view'),
  'savedView.delete': saysWhy('View deleted', 'Failed to delete view'),
  'user.invite': says('Invitation created', 'Failed to invite'),
  'user.createLink': saysWhy('Link created', 'Failed to create a link'),
  'user.changeRole': saysWhy('Role changed', 'Failed to change the role'),
  'user.deactivate': saysWhy('User deactivated', 'Failed to deactivate'),
  'user.reactivate': saysWhy('User reactivated', 'Failed to reactivate'),
  'user.delete': saysWhy('User deleted successfully', 'Failed to delete user'),
  'user.endSessions': endSessions,
  'user.switchOffTwoFactor': switchOffTwoFactor,
  'destination.create': ofForm('Destination created successfully', 'Failed to save destination'),
  'destination.update': ofForm('Destination updated successfully', 'Failed to save destination'),
  'destination.duplicate': saysWhy('Destination copied as a draft', 'Failed to copy destination'),
  'destination.createPreview': saysWhy('Preview link ready', 'Failed to make a preview link'),
  'destination.stopSharingPreview': saysWhy('Sharing stopped', 'Failed to stop sharing'),
  'destination.delete': says('Destination deleted successfully', 'Failed to delete destination'),
  'destination.setPopular': updateDestinations,
  'destination.setStatus': updateDestinations,
  'destination.deleteMany': says(
    'Destinations deleted successfully',
    'Failed to delete destinations',
  ),
  'visaRequirement.create': ofForm(
    'Visa requirement created successfully',
    'Failed to save visa requirement',
  ),
  'visaRequirement.update': ofForm(
    'Visa requirement updated successfully',
    'Failed to save visa requirement',
  ),
  'visaRequirement.delete': says(
    'Visa requirement deleted successfully',
    'Failed to delete visa requirement',
  ),
  'visaRequirement.deleteMany': says(
    'Visa requirements deleted successfully',
    'Failed to delete visa requirements',
  ),
  'visaRequirement.changeMany': {
    ...saysWhy('Visa requirements updated successfully', 'Failed to save visa requirements'),
    ofForm: true,
  },
  'visaRequirement.settleCarriedOver': saysWhy('Requirements settled', 'Failed to settle'),
  'visaRequirement.copy': saysWhy('Visa requirement copied', 'Failed to copy visa requirement'),
  'country.setEnabled': saysWhy('Country updated', 'Failed to update country'),
  'rule.create': ofForm('Rule created successfully', 'Failed to save rule'),
  'rule.update': ofForm('Rule updated successfully', 'Failed to save rule'),
  'rule.delete': saysWhy('Rule deleted successfully', 'Failed to delete rule'),
  'rule.deleteMany': saysWhy('Rules deleted successfully', 'Failed to delete rules'),
  'rule.confirm': saysWhy('Rule confirmed', 'Failed to confirm rule'),
  'rule.confirmMany': saysWhy('Rules confirmed', 'Failed to confirm rules'),
  'rule.settlePairs': saysWhy('Settled by a rule of this site', 'Failed to settle'),
  'rule.settleSuperseded': saysWhy('Change settled', 'Failed to settle'),
  'rule.applyPolicy': saysWhy('Policy applied', 'Failed to apply policy'),
  'rule.closeReports': saysWhy('Closed', 'Failed to close'),
  'ruleEdition.applyPreview': beginImport,
  'ruleEdition.rollBack': saysWhy('The edition before is current again', 'Failed to go back'),
  'ruleEdition.makeCurrentAgain': saysWhy('The edition is current again', 'Failed to switch'),
  'ruleEdition.installShipped': saysWhy('Imported what ships', 'Failed to import what ships'),
  'followedSource.check': { failure: 'Failed to check for updates', saysWhy: true },
  'followedSource.applyUpdate': saysWhy('Update applied', 'Failed to apply update'),
  'followedSource.refuseUpdate': saysWhy('Update refused', 'Failed to refuse update'),
  'entryCondition.create': saveCondition,
  'entryCondition.update': saveCondition,
  'entryCondition.delete': says(
    'Entry condition deleted successfully',
    'Failed to delete entry condition',
  ),
  'entryCondition.deleteMany': saysWhy(
    'Entry conditions deleted successfully',
    'Failed to delete entry conditions',
  ),
  'officialLink.create': saveLink,
  'officialLink.update': saveLink,
  'officialLink.delete': says(
    'Official link deleted successfully',
    'Failed to delete official link',
  ),
  'officialLink.deleteMany': saysWhy(
    'Official links deleted successfully',
    'Failed to delete official links',
  ),
  'translation.create': ofForm('Translation saved successfully', 'Failed to save translation'),
  'faq.create': ofForm('Question created successfully', 'Failed to save question'),
  'faq.update': ofForm('Question updated successfully', 'Failed to save question'),
  'faq.delete': says('Question deleted successfully', 'Failed to delete question'),
  'faq.deleteMany': saysWhy('Questions deleted successfully', 'Failed to delete questions'),
  'sitePage.update': updatePage,
  'sitePage.updateFooter': updatePage,
  'recordImport.applyPreview': beginImport,
  'contact.setStatus': says('Message updated', 'Failed to update message'),
  'contact.reply': saysWhy('Reply queued', 'Failed to reply'),
  'contact.delete': says('Message deleted successfully', 'Failed to delete message'),
  'newsletter.delete': says('Subscriber deleted successfully', 'Failed to delete subscriber'),
  'mail.updateSettings': savedSettings,
  'mail.sendTest': saysWhy('The server has answered', 'Failed to send'),
  'mail.sendAgain': saysWhy('The mail is sent again', 'Failed to send again'),
  'mail.delete': says('Mail deleted successfully', 'Failed to delete mail'),
  'personalData.delete': saysWhy('Deleted what was stored about the address', 'Failed to delete'),
  'linkCheck.checkAgain': saysWhy('Link checked', 'Failed to check link'),
  // Its success is shown with what was left as it is.
  'history.undo': { failure: 'Failed to undo', saysWhy: true },
  'history.restoreVersion': saysWhy('Version restored', 'Failed to restore version'),
  'trash.restore': saysWhy('Restored', 'Failed to restore'),
  'trash.deleteForGood': saysWhy('Deleted for good', 'Failed to delete for good'),
};

/** What a failed query of this procedure says, if anything. */
export function failureOf(procedure: string): string | undefined {
  return failedToLoad[subjectOf(procedure)];
}

/** The place of a failed query among others of its page: the lowest is said. */
export function failureRank(procedure: string): number {
  return Object.keys(failedToLoad).indexOf(subjectOf(procedure));
}

/** All settings of `server/trpc/routers/site/settings.ts` say the same when they can't be loaded. */
function subjectOf(procedure: string): Procedure {
  return isOfSettings(procedure) ? 'mail.settings' : (procedure as Procedure);
}

/** What a change by this procedure says, if anything. */
export function reportOf(procedure: string): Report | undefined {
  return reports[procedure as Procedure] ?? (isOfSettings(procedure) ? savedSettings : undefined);
}

/** All settings of `server/trpc/routers/site/settings.ts` say the same. */
function isOfSettings(procedure: string): boolean {
  return procedure.startsWith('settings.');
}
