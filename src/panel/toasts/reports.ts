import type { Procedure } from '#src/lib/trpc.ts';
import { isOfSettings } from './failures.ts';

/** Messages of the admin panel for changes: the specification's error catalogue. */

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
const saveProgramme = ofForm('Work programme saved successfully', 'Failed to save work programme');
const saveWay = ofForm('Way to work saved successfully', 'Failed to save way to work');
const savePolicy = ofForm('Policy saved successfully', 'Failed to save policy');
const saveArea = ofForm('Area saved successfully', 'Failed to save area');
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
  'decision.settle': saysWhy('Settled', 'Failed to settle'),
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
  'workProgramme.create': saveProgramme,
  'workProgramme.update': saveProgramme,
  'workProgramme.delete': says(
    'Work programme deleted successfully',
    'Failed to delete work programme',
  ),
  'workProgramme.deleteMany': saysWhy(
    'Work programmes deleted successfully',
    'Failed to delete work programmes',
  ),
  'wayToWork.create': saveWay,
  'wayToWork.update': saveWay,
  'wayToWork.delete': says('Way to work deleted successfully', 'Failed to delete way to work'),
  'wayToWork.deleteMany': saysWhy(
    'Ways to work deleted successfully',
    'Failed to delete ways to work',
  ),
  'transitPolicy.create': savePolicy,
  'transitPolicy.update': savePolicy,
  'transitPolicy.preview': { failure: 'Failed to preview', saysWhy: true },
  'transitPolicy.keep': saysWhy('Your policy is kept', 'Failed to keep policy'),
  'transitPolicy.delete': saysWhy('Policy deleted successfully', 'Failed to delete policy'),
  'transitPolicy.deleteMany': saysWhy('Policies deleted successfully', 'Failed to delete policies'),
  'workArea.create': saveArea,
  'workArea.update': saveArea,
  'workArea.preview': { failure: 'Failed to preview', saysWhy: true },
  'workArea.keep': saysWhy('Your area is kept', 'Failed to keep area'),
  'workArea.delete': saysWhy('Area deleted successfully', 'Failed to delete area'),
  'workArea.deleteMany': saysWhy('Areas deleted successfully', 'Failed to delete areas'),
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

/** What a change by this procedure says, if anything. */
export function reportOf(procedure: string): Report | undefined {
  return reports[procedure as Procedure] ?? (isOfSettings(procedure) ? savedSettings : undefined);
}
