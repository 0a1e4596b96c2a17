import type { Destination } from '../../../db/queries/destinations/destinationRow.ts';
import { withCountryName } from '../../languages/countryNames.ts';
import { renderMarkdown } from '../../lib/markdown.ts';

/** Adds the description as HTML, below a second-level heading. */
export function withRenderedText(
  destination: Destination,
): Destination & { descriptionHtml: string } {
  return {
    ...withCountryName(destination),
    descriptionHtml: renderMarkdown(destination.description, 3),
  };
}
