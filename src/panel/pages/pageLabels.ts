import type { FooterTexts } from '#core/inputs/settings/footer.ts';
import type { SitePageText } from '#core/inputs/settings/sitePage.ts';

/** Labels of a page's form. */
export const pageLabels: Record<keyof SitePageText, string> = {
  description: 'Description',
  intro: 'Introduction',
  text: 'Text',
};

/** Labels of the footer's form. */
export const footerLabels: Record<keyof FooterTexts, string> = {
  intro: 'Below the site’s name',
  note: 'After the copyright',
};
