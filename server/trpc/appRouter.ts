import { router } from './init.ts';
import { accountRouter } from './routers/accounts/account.ts';
import { personalDataRouter } from './routers/accounts/personalData.ts';
import { savedViewRouter } from './routers/accounts/savedView.ts';
import { sessionRouter } from './routers/accounts/session.ts';
import { userRouter } from './routers/accounts/user.ts';
import { answerChangeRouter } from './routers/answers/answerChange.ts';
import { answerReportRouter } from './routers/answers/answerReport.ts';
import { comparisonRouter } from './routers/answers/comparison.ts';
import { countryRouter } from './routers/answers/country.ts';
import { countryFactsRouter } from './routers/answers/countryFacts.ts';
import { entryRuleRouter } from './routers/answers/entryRule.ts';
import { groupRouter } from './routers/answers/group.ts';
import { passportRouter } from './routers/answers/passport.ts';
import { searchRouter } from './routers/answers/search.ts';
import { stayZoneRouter } from './routers/answers/stayZone.ts';
import { tripRouter } from './routers/answers/trip.ts';
import { answerWatchRouter } from './routers/mail/answerWatch.ts';
import { contactRouter } from './routers/mail/contact.ts';
import { mailRouter } from './routers/mail/mail.ts';
import { mailLinkRouter } from './routers/mail/mailLink.ts';
import { newsletterRouter } from './routers/mail/newsletter.ts';
import { entryConditionRouter, officialLinkRouter } from './routers/records/countryRecords.ts';
import { destinationRouter } from './routers/records/destination.ts';
import { faqRouter } from './routers/records/faq.ts';
import { historyRouter } from './routers/records/history.ts';
import { previewRouter } from './routers/records/preview.ts';
import { recordImportRouter } from './routers/records/recordImport.ts';
import { translationRouter } from './routers/records/translation.ts';
import { trashRouter } from './routers/records/trash.ts';
import { visaRequirementRouter } from './routers/records/visaRequirement.ts';
import { followedSourceRouter } from './routers/rules/followedSource.ts';
import { ruleRouter } from './routers/rules/rule.ts';
import { ruleEditionRouter } from './routers/rules/ruleEdition.ts';
import { ruleSourceRouter } from './routers/rules/ruleSource.ts';
import { backupRouter } from './routers/site/backup.ts';
import { dashboardRouter } from './routers/site/dashboard.ts';
import { linkCheckRouter } from './routers/site/linkCheck.ts';
import { markdownRouter } from './routers/site/markdown.ts';
import { settingsRouter } from './routers/site/settings.ts';
import { sitePageRouter } from './routers/site/sitePage.ts';
import { visitorRouter } from './routers/site/visitor.ts';

/** The tRPC API at /trpc. */
export const appRouter = router({
  destination: destinationRouter,
  preview: previewRouter,
  visaRequirement: visaRequirementRouter,
  entryRule: entryRuleRouter,
  rule: ruleRouter,
  entryCondition: entryConditionRouter,
  officialLink: officialLinkRouter,
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
  trip: tripRouter,
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
