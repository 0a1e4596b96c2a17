import type { ContactPart } from '../inputs/settings/settings.ts';
import { listInWords } from '../languages/listInWords.ts';
import { type SitePage, sitePageTitles } from './sitePageNames.ts';

/** A placeholder that the site's owner has to replace. */
export type Placeholder =
  /** A part of the contact block; `isShown` to visitors, who otherwise see nothing in its place. */
  | { kind: 'contact'; part: ContactPart; isShown: boolean }
  /** A gap in a text, which visitors see: "[[name and address]]". */
  | { kind: 'page'; page: SitePage | 'footer'; text: string };

/** Names of the contact block's parts, for the middle of a sentence. */
export const contactPartNames: Record<ContactPart, string> = {
  postalAddress: 'postal address',
  email: 'email',
  phone: 'phone',
  facebook: 'Facebook',
  instagram: 'Instagram',
  x: 'X',
};

/** Whether visitors see it; they don't see what isn't set and not shown as a sample. */
export function isShown(placeholder: Placeholder): boolean {
  return placeholder.kind === 'page' || placeholder.isShown;
}

/** What visitors see of these placeholders: a sentence each for those shown and those not shown. */
export function placeholdersInWords(placeholders: readonly Placeholder[]): string[] {
  const shown = placeholders.filter(isShown).map(nameOf);
  const missing = placeholders.filter((it) => !isShown(it)).map(nameOf);
  return [
    ...(shown.length > 0 ? [`Visitors see placeholders for ${listInWords(shown)}.`] : []),
    ...(missing.length > 0 ? [`Visitors see no ${listInWords(missing, 'or')}: none is set.`] : []),
  ];
}

function nameOf(placeholder: Placeholder): string {
  if (placeholder.kind === 'contact') return contactPartNames[placeholder.part];
  const { page, text } = placeholder;
  return `“${text}” (${page === 'footer' ? 'Footer' : sitePageTitles[page]})`;
}
