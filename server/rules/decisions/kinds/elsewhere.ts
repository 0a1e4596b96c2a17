import type { Db } from '#db/db.ts';
import { listLostPages } from '#db/queries/linkChecks.ts';
import { listOutdatedPolicies } from '#server/records/transitPolicies.ts';
import { listOutdatedAreas } from '#server/records/workAreas.ts';
import type { UpdateReview } from '#server/rules/sources/updateReview.ts';
import type { Outline } from '../decision.ts';

/** What has no sides of its own to choose from, in a row that leads to where it is decided. */

const bare = { purpose: null, passports: [], sides: [], toSettle: null };

/** The team's policies and areas whose shipped original has changed since they were copied. */
export async function outlineCopies(db: Db): Promise<Outline[]> {
  const policies = (await listOutdatedPolicies(db)).map(({ destination, ...copy }) => ({
    ...{ country: destination, purpose: 'transit' as const },
    copy: { ...copy, of: 'transit_policy' as const, name: null },
  }));
  const areas = (await listOutdatedAreas(db)).map((copy) => ({
    ...{ country: null, purpose: 'working' as const },
    copy: { ...copy, of: 'work_area' as const },
  }));
  return [...policies, ...areas].map(({ country, purpose, copy }) => ({
    kind: 'copy',
    key: `${copy.of} ${copy.id}`,
    country,
    effect: 'unclear',
    size: 1,
    edition: null,
    since: copy.shipped,
    open: () => ({ ...bare, purpose, copy }),
  }));
}

/** Fetched files of followed sources that wait for review: they are about many countries. */
export async function outlineUpdates(review: UpdateReview): Promise<Outline[]> {
  return (await review.list()).map(({ source, title, fetchedAt, groups }) => ({
    kind: 'update',
    key: source,
    country: null,
    effect: 'unclear',
    size: 1,
    edition: null,
    since: fetchedAt,
    open: () => ({
      ...bare,
      update: { title, changes: groups.reduce((sum, { changes }) => sum + changes, 0) },
    }),
  }));
}

/** Official pages that vanished or moved, so that the rules of their destinations may have changed. */
export async function outlineLostPages(db: Db): Promise<Outline[]> {
  return (await listLostPages(db)).map(({ destination, checkedAt, ...lostPage }) => ({
    kind: 'lost_page',
    key: `${destination} ${lostPage.address}`,
    country: destination,
    effect: 'unclear',
    size: 1,
    edition: null,
    since: checkedAt,
    open: () => ({ ...bare, lostPage }),
  }));
}
