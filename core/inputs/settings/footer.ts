import * as z from 'zod/mini';
import { optionalText, rowVersion } from '../text.ts';

export const FOOTER_TEXT_MAX = 1000;

/** The footer's texts in Markdown: below the site's name, and after the copyright. */
export const footerTexts = z.strictObject({
  intro: optionalText(FOOTER_TEXT_MAX),
  note: optionalText(FOOTER_TEXT_MAX),
});

export const footerTextsUpdate = z.strictObject({ version: rowVersion, fields: footerTexts });

export type FooterTexts = z.infer<typeof footerTexts>;

/** The footer's default texts. */
export const shippedFooter: FooterTexts = {
  intro: 'Where you can go, and what you need with your passport.',
  note: 'All rights reserved.',
};
