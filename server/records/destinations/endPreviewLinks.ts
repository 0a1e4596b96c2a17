import type { PublishStatus } from '#core/siteVocabulary.ts';
import type { Db } from '#db/db.ts';
import { deletePreviewLinks } from '#db/queries/destinations/previewLinks.ts';

/**
 * Ends the preview links of destinations that are published now, or were until now: a link never
 * shows what is unpublished later.
 */
export function endPreviewLinks(
  trx: Db,
  changes: readonly { id: string; before: PublishStatus; after: PublishStatus }[],
): Promise<void> {
  const ended = changes.filter(
    ({ before, after }) => (before === 'published') !== (after === 'published'),
  );
  return deletePreviewLinks(
    trx,
    ended.map(({ id }) => id),
  );
}
