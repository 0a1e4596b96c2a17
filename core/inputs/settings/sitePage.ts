import * as z from 'zod/mini';
import { sitePages } from '#core/site/sitePageNames.ts';
import { requiredText, rowVersion } from '../text.ts';

export const PAGE_DESCRIPTION_MAX = 300;
export const PAGE_INTRO_MAX = 1000;
export const PAGE_TEXT_MAX = 50_000;

/**
 * A page's texts: the description for search engines, the introduction, and the text in Markdown.
 */
export const sitePageText = z.strictObject({
  description: requiredText('Description is required', PAGE_DESCRIPTION_MAX),
  intro: requiredText('Introduction is required', PAGE_INTRO_MAX),
  text: requiredText('Text is required', PAGE_TEXT_MAX),
});

export type SitePageText = z.infer<typeof sitePageText>;

export const sitePageInput = z.strictObject({ page: z.enum(sitePages) });

export const sitePageUpdate = z.strictObject({
  page: z.enum(sitePages),
  version: rowVersion,
  fields: sitePageText,
});
