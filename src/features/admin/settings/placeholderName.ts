import { sitePageTitles } from '../../../../server/schemas/pages/sitePageNames.ts';
import type { RouterOutputs } from '../../../lib/trpc.ts';
import { contactPartNames } from './contactPartNames.ts';

/** The name of a placeholder, for the middle of a sentence. */
export function placeholderName(
  placeholder: RouterOutputs['settings']['placeholders'][number],
): string {
  if (placeholder.kind === 'contact') return contactPartNames[placeholder.part];
  const { page, text } = placeholder;
  return `“${text}” (${page === 'footer' ? 'Footer' : sitePageTitles[page]})`;
}
