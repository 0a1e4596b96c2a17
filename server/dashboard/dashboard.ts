import { addDays, utcDay } from '#core/dates.ts';
import type { Role } from '#core/siteVocabulary.ts';
import type { Db } from '#db/db.ts';
import { editionsToInstall } from '#db/packs/sourcesToInstall.ts';
import { countOpenWork } from '#db/queries/dashboard.ts';
import { countEditedDestinations } from '#db/queries/destinations/editedDestinations.ts';
import { countBrokenLinks, listLostPages } from '#db/queries/linkChecks.ts';
import { countRules, listSources } from '#db/queries/rules/ruleList.ts';
import { listSourceFetches } from '#db/queries/rules/sourceFetches.ts';
import { everCheckedLinks } from '../outside/linkChecks.ts';
import { type CarriedOver, listCarriedOver } from '../records/visaRequirements/carriedOver.ts';
import { listDisagreements } from '../rules/decisions/kinds/disagreements.ts';
import { outlineExcepted } from '../rules/decisions/kinds/excepted.ts';
import { listSuperseded } from '../rules/decisions/kinds/superseded.ts';
import { staleFilter } from '../rules/decisions/kinds/verification.ts';
import { listRulesEndingSoon } from '../rules/endingRules.ts';
import { listUnanswered } from '../rules/requests/unansweredRequests.ts';
import { listFailedChecks } from '../rules/sources/followedSources.ts';
import { listPlaceholders } from '../site/settings/placeholders.ts';
import { stalenessSetting } from '../site/settings/settings.ts';
import { readValue } from '../site/settings/versionedSetting.ts';

export type Dashboard = Awaited<ReturnType<typeof readDashboard>>;

/** The open tasks for this role. */
export async function readDashboard(db: Db, role: Role) {
  const { failedMails, ...work } = await countOpenWork(db);
  const { ruleDays } = await readValue(db, stalenessSetting);
  const staleBefore = addDays(utcDay(), -ruleDays);
  return {
    ...work,
    doubtful: (await listDisagreements(db)).length,
    excepted: (await outlineExcepted(db)).length,
    superseded: (await listSuperseded(db)).length,
    /** Answers that an upgrade changed, of which some are easier than an official source. */
    carriedOver: countsOf(await listCarriedOver(db)),
    /** Fetched files that wait for review. */
    updates: (await listSourceFetches(db)).filter(({ waits }) => waits).length,
    ending: await listRulesEndingSoon(db),
    lostDestinations: new Set((await listLostPages(db)).map((page) => page.destination)).size,
    staleRules: await countRules(db, await staleFilter(db)),
    staleDestinations: await countEditedDestinations(db, { staleBefore }),
    broken: await countBrokenLinks(db),
    /** Before that, nothing is known of them. */
    linksChecked: await everCheckedLinks(db),
    /** Shipped sources that are missing, or installed as an older edition; without those taken back. */
    newEditions: (await editionsToInstall(db)).map(({ title, date }) => ({ title, date })),
    unanswered: await listUnanswered(db),
    /** For administrators only; null for editors. */
    site: role === 'administrator' ? { failedMails, ...(await readSiteWork(db)) } : null,
  };
}

function countsOf(changed: readonly CarriedOver[]) {
  return { all: changed.length, easier: changed.filter(({ isEasier }) => isEasier).length };
}

async function readSiteWork(db: Db) {
  const { editionDays } = await readValue(db, stalenessSetting);
  const oldBefore = addDays(utcDay(), -editionDays);
  const sources = await listSources(db);
  return {
    placeholders: await listPlaceholders(db),
    /** Followed sources whose last check failed. */
    failedChecks: await listFailedChecks(db),
    editions: sources
      .filter(({ kind, currentEditionId }) => kind === 'edition' && currentEditionId !== null)
      .map(({ title, date }) => ({ title, date, isOld: date !== null && date < oldBefore })),
  };
}
