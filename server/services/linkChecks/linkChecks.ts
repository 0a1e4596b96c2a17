import type { Db } from '../../../db/client.ts';
import {
  type LinkCheck,
  type LinkUse,
  listBrokenLinks,
  listLinkUses,
} from '../../../db/queries/linkChecks.ts';
import type { Config } from '../../config.ts';
import {
  defaultLinkChecks,
  type LinkChecks,
  linkChecks,
} from '../../schemas/settings/linkChecks.ts';
import { Conflict } from '../errors.ts';
import { readValue, type VersionedSetting } from '../settings/versionedSetting.ts';
import { checkAgain, checkLinks } from './checkLinks.ts';

export const linkChecksSetting: VersionedSetting<LinkChecks> = {
  key: 'link-checks',
  title: 'Link checks',
  schema: linkChecks,
  defaults: defaultLinkChecks,
};

/** Broken links that are listed; whoever has more begins with these. */
const LISTED_MAX = 200;

/** Whether links are looked at: by the environment of this process, and by Settings. */
export async function checksLinks(
  db: Db,
  { linkChecks: allowed }: Pick<Config, 'linkChecks'>,
): Promise<boolean> {
  return allowed && (await readValue(db, linkChecksSetting)).enabled;
}

/** Looks at all links, unless that is switched off. Returns how many were looked at. */
export async function checkAllLinks(db: Db, config: Config, signal: AbortSignal): Promise<number> {
  if (!(await checksLinks(db, config))) return 0;
  return checkLinks(db, { userAgent: userAgentOf(config), signal });
}

export type BrokenLink = LinkCheck & { uses: Omit<LinkUse, 'address'>[] };

/** The links that failed at least twice in a row, longest failing first, and where they are shown. */
export async function listBroken(db: Db): Promise<BrokenLink[]> {
  const broken = await listBrokenLinks(db, LISTED_MAX);
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

/** Looks at one link again, now. Throws NotFound, or Conflict where the environment forbids it. */
export async function checkLinkAgain(db: Db, config: Config, address: string): Promise<LinkCheck> {
  if (!config.linkChecks) throw new Conflict('Link checks are switched off (LINK_CHECKS is off)');
  const signal = new AbortController().signal;
  return checkAgain(db, address, { userAgent: userAgentOf(config), signal });
}

/** Tells other sites who looks at them, and where to ask. */
function userAgentOf({ publicUrl }: Pick<Config, 'publicUrl'>): string {
  return `Landfall link check${publicUrl ? ` (+${publicUrl})` : ''}`;
}
