import * as z from 'zod/mini';
import { optionalText } from './text.ts';

/** The largest limit of a Markdown text, in characters. */
const MARKDOWN_MAX = 50_000;

/** A text to render for preview. */
export const markdownPreview = z.strictObject({
  text: optionalText(MARKDOWN_MAX),
  topHeading: z.literal([2, 3]),
});
