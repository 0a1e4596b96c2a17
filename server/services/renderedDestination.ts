import type { Destination } from '../../db/queries/destinations/destinationRow.ts';
import { renderMarkdown } from '../lib/markdown.ts';

/** HTML of a description, which stands under a heading of the second level. */
export function renderDescription(text: string): string {
  return renderMarkdown(text, 3);
}

/** A destination with what its page shows of its description. */
export function withRenderedText(
  destination: Destination,
): Destination & { descriptionHtml: string } {
  return { ...destination, descriptionHtml: renderDescription(destination.description) };
}
