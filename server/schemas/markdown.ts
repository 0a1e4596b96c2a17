import * as z from 'zod/mini';
import { optionalText } from './text.ts';

/** As long as the longest text with Markdown may be, in characters. */
export const MARKDOWN_MAX = 50_000;

/** A text to be shown as it will be read. */
export const markdownPreview = z.strictObject({
  text: optionalText(MARKDOWN_MAX),
  topHeading: z.literal([2, 3]),
});
