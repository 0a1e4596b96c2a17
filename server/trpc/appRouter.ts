import { router } from './init.ts';
import { accountRouter } from './routers/accounts/account.ts';
import { savedViewRouter } from './routers/accounts/savedView.ts';
import { sessionRouter } from './routers/accounts/session.ts';
import { personalDataRouter, userRouter } from './routers/accounts/user.ts';
import { countryFactsRouter, countryRouter, searchRouter } from './routers/answers/country.ts';
import {
  answerChangeRouter,
  answerReportRouter,
  entryRuleRouter,
} from './routers/answers/entryRule.ts';
import { pageRouter } from './routers/answers/page.ts';
import {
  comparisonRouter,
  groupRouter,
  passportRouter,
  stayZoneRouter,
} from './routers/answers/tools.ts';
import { contactRouter } from './routers/mail/contact.ts';
import { mailRouter } from './routers/mail/mail.ts';
import {
  answerWatchRouter,
  mailLinkRouter,
  newsletterRouter,
} from './routers/mail/subscriptions.ts';
import {
  entryConditionRouter,
  officialLinkRouter,
  wayToWorkRouter,
  workProgrammeRouter,
} from './routers/records/countryRecords.ts';
import { destinationRouter, previewRouter } from './routers/records/destination.ts';
import { faqRouter } from './routers/records/faq.ts';
import { historyRouter, trashRouter } from './routers/records/history.ts';
import { recordImportRouter } from './routers/records/recordImport.ts';
import { transitPolicyRouter } from './routers/records/transitPolicy.ts';
import { translationRouter } from './routers/records/translation.ts';
import { visaRequirementRouter } from './routers/records/visaRequirement.ts';
import { workAreaRouter } from './routers/records/workArea.ts';
import { decisionRouter, ruleRouter } from './routers/rules/rule.ts';
import { ruleEditionRouter } from './routers/rules/ruleEdition.ts';
import { followedSourceRouter, ruleSourceRouter } from './routers/rules/ruleSource.ts';
import { backupRouter, dashboardRouter, linkCheckRouter } from './routers/site/dashboard.ts';
import { settingsRouter } from './routers/site/settings.ts';
import { markdownRouter, sitePageRouter } from './routers/site/sitePage.ts';
import { visitorRouter } from './routers/site/visitor.ts';

/** The tRPC API at /trpc. */
export const appRouter = router({
  page: pageRouter,
  destination: destinationRouter,
  preview: previewRouter,
  visaRequirement: visaRequirementRouter,
  entryRule: entryRuleRouter,
  rule: ruleRouter,
  decision: decisionRouter,
  entryCondition: entryConditionRouter,
  officialLink: officialLinkRouter,
  workProgramme: workProgrammeRouter,
  wayToWork: wayToWorkRouter,
  transitPolicy: transitPolicyRouter,
  workArea: workAreaRouter,
  answerChange: answerChangeRouter,
  country: countryRouter,
  search: searchRouter,
  passport: passportRouter,
  ruleEdition: ruleEditionRouter,
  ruleSource: ruleSourceRouter,
  followedSource: followedSourceRouter,
  recordImport: recordImportRouter,
  countryFacts: countryFactsRouter,
  group: groupRouter,
  comparison: comparisonRouter,
  stayZone: stayZoneRouter,
  visitor: visitorRouter,
  answerReport: answerReportRouter,
  faq: faqRouter,
  translation: translationRouter,
  newsletter: newsletterRouter,
  contact: contactRouter,
  mail: mailRouter,
  mailLink: mailLinkRouter,
  answerWatch: answerWatchRouter,
  personalData: personalDataRouter,
  session: sessionRouter,
  account: accountRouter,
  savedView: savedViewRouter,
  user: userRouter,
  settings: settingsRouter,
  sitePage: sitePageRouter,
  markdown: markdownRouter,
  backup: backupRouter,
  linkCheck: linkCheckRouter,
  dashboard: dashboardRouter,
  trash: trashRouter,
  history: historyRouter,
});

export type AppRouter = typeof appRouter;
