import type { Procedure } from '#src/lib/trpc.ts';

/**
 * The message of a failed query, from the specification's error catalogue. Of several that fail on one page only the first in this order is said: a
 * page's subject comes before what is beside it.
 */
const failedToLoad: { [procedure in Procedure]?: string } = {
  'visaRequirement.countByDestination': 'Failed to delete destination',
  'visaRequirement.listByDestination': 'Failed to load visa requirements',
  'visaRequirement.matrix': 'Failed to load visa requirements',
  'visaRequirement.byId': 'Failed to load visa requirement',
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
  'decision.list': 'Failed to load decisions',
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
  'workProgramme.listByDestination': 'Failed to load work programmes',
  'workProgramme.byId': 'Failed to load work programmes',
  'wayToWork.listByDestination': 'Failed to load ways to work',
  'wayToWork.byId': 'Failed to load ways to work',
  'transitPolicy.list': 'Failed to load policies',
  'transitPolicy.shipped': 'Failed to load policies',
  'transitPolicy.byId': 'Failed to load policy',
  'transitPolicy.copyOfShipped': 'Failed to load policy',
  'workArea.list': 'Failed to load work areas',
  'workArea.shipped': 'Failed to load work areas',
  'workArea.byId': 'Failed to load work area',
  'workArea.copyOfShipped': 'Failed to load work area',
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
  'country.names': 'Failed to load countries',
  'country.furtherNames': 'Failed to load countries',
  'savedView.list': 'Failed to load saved views',
};

/** The message of a failed query of this procedure, if it has one. */
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

/** All settings of `server/trpc/routers/site/settings.ts` say the same. */
export function isOfSettings(procedure: string): boolean {
  return procedure.startsWith('settings.');
}
