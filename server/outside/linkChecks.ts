import type { LinkKind } from '#core/siteVocabulary.ts';
import type { Db } from '#db/db.ts';
import { findLastJobRun } from '#db/queries/jobRuns.ts';
import {
  type LinkCheck,
  type LinkUse,
  listBrokenLinks,
  listLinkUses,
} from '#db/queries/linkChecks.ts';
import type { Config } from '../config.ts';
import { Conflict } from '../errors.ts';
import { linkChecksSetting } from '../site/settings/settings.ts';
import { readValue } from '../site/settings/versionedSetting.ts';
import { checkAgain, checkLinks } from './checkLinks.ts';
import { userAgentOf } from './outsideRequest.ts';

export const LINK_CHECK_JOB = 'link-checks';

/** Maximum number of listed broken links. */
const LISTED_MAX = 200;

/** Whether link checks are enabled, by this process's environment and in Settings. */
export async function checksLinks(
  db: Db,
  { linkChecks: allowed }: Pick<Config, 'linkChecks'>,
): Promise<boolean> {
  return allowed && (await readValue(db, linkChecksSetting)).enabled;
}

/** Checks all links, if enabled. Returns the number checked. */
export async function checkAllLinks(db: Db, config: Config, signal: AbortSignal): Promise<number> {
  if (!(await checksLinks(db, config))) return 0;
  return checkLinks(db, { userAgent: userAgentOf('link check', config), signal });
}

/** True once the job has checked all links, even if the site had none. */
export async function everCheckedLinks(db: Db): Promise<boolean> {
  return (await findLastJobRun(db, LINK_CHECK_JOB)) !== null;
}

type BrokenLink = LinkCheck & { uses: Omit<LinkUse, 'address'>[] };

/** The links, of one kind or of all, that failed at least twice in a row, longest failing first, with their uses. */
export async function listBroken(db: Db, kind?: LinkKind): Promise<BrokenLink[]> {
  const broken = await listBrokenLinks(db, { kind, limit: LISTED_MAX });
  const uses = await listLinkUses(
    db,
    broken.map(({ address }) => address),
  );
  const byAddress = Map.groupBy(uses, ({ address }) => address);
  return broken.map((link) => ({
    ...link,
    uses: (byAddress.get(link.address) ?? []).map(({ address: _, ...use }) => use),
  }));
}

/** Checks a link again. Throws NotFound, or Conflict if the environment disables checks. */
export async function checkLinkAgain(db: Db, config: Config, address: string): Promise<LinkCheck> {
  if (!config.linkChecks) throw new Conflict('Link checks are switched off (LINK_CHECKS is off)');
  const signal = new AbortController().signal;
  return checkAgain(db, address, { userAgent: userAgentOf('link check', config), signal });
}
