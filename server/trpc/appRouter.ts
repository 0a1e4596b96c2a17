import { router } from './init.ts';
import { accountRouter } from './routers/account.ts';
import { backupRouter } from './routers/backup.ts';
import { contactRouter } from './routers/contact.ts';
import { countryRouter } from './routers/country.ts';
import { countryFactsRouter } from './routers/countryFacts.ts';
import { dashboardRouter } from './routers/dashboard.ts';
import { destinationRouter } from './routers/destination.ts';
import { faqRouter } from './routers/faq.ts';
import { historyRouter } from './routers/history.ts';
import { linkCheckRouter } from './routers/linkCheck.ts';
import { answerWatchRouter } from './routers/mail/answerWatch.ts';
import { mailRouter } from './routers/mail/mail.ts';
import { mailLinkRouter } from './routers/mail/mailLink.ts';
import { markdownRouter } from './routers/markdown.ts';
import { newsletterRouter } from './routers/newsletter.ts';
import { personalDataRouter } from './routers/personalData.ts';
import { previewRouter } from './routers/preview.ts';
import { recordImportRouter } from './routers/recordImport.ts';
import { answerChangeRouter } from './routers/rules/answerChange.ts';
import { answerReportRouter } from './routers/rules/answerReport.ts';
import { entryConditionRouter, officialLinkRouter } from './routers/rules/countryRecords.ts';
import { entryRuleRouter } from './routers/rules/entryRule.ts';
import { followedSourceRouter } from './routers/rules/followedSource.ts';
import { ruleRouter } from './routers/rules/rule.ts';
import { ruleEditionRouter } from './routers/rules/ruleEdition.ts';
import { ruleSourceRouter } from './routers/rules/ruleSource.ts';
import { savedViewRouter } from './routers/savedView.ts';
import { searchRouter } from './routers/search.ts';
import { sessionRouter } from './routers/session.ts';
import { settingsRouter } from './routers/settings.ts';
import { sitePageRouter } from './routers/sitePage.ts';
import { translationRouter } from './routers/translation.ts';
import { trashRouter } from './routers/trash.ts';
import { comparisonRouter } from './routers/travel/comparison.ts';
import { groupRouter } from './routers/travel/group.ts';
import { passportRouter } from './routers/travel/passport.ts';
import { stayZoneRouter } from './routers/travel/stayZone.ts';
import { tripRouter } from './routers/travel/trip.ts';
import { userRouter } from './routers/user.ts';
import { visaRequirementRouter } from './routers/visaRequirement.ts';
import { visitorRouter } from './routers/visitor.ts';

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
