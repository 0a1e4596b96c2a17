import type { Destination } from '../../../db/queries/destinations/destinationRow.ts';
import { renderMarkdown } from '../../lib/markdown.ts';

/** A destination with HTML of its description, which stands under a heading of the second level. */
export function withRenderedText(
  destination: Destination,
): Destination & { descriptionHtml: string } {
  return { ...destination, descriptionHtml: renderMarkdown(destination.description, 3) };
}
