import type { FooterTexts } from '../../../../server/schemas/pages/footer.ts';
import type { SitePageText } from '../../../../server/schemas/pages/sitePage.ts';

/** What the form of a page calls its fields. */
export const pageLabels: Record<keyof SitePageText, string> = {
  description: 'Description',
  intro: 'Introduction',
  text: 'Text',
};

/** What the form of the footer calls its fields. */
export const footerLabels: Record<keyof FooterTexts, string> = {
  intro: 'Below the site’s name',
  note: 'After the copyright',
};
