import * as z from 'zod/mini';
import { isSitePath, LOCATION_MAX } from '#core/site/sitePath.ts';
import { translationFields } from '../records/translation.ts';
import { requiredText } from '../text.ts';

/** A message as it is typed, and the page to show it on; the address of the request has its language. */
export const textPreview = z.strictObject({
  subject: translationFields.shape.subject,
  text: translationFields.shape.text,
  path: requiredText('Say on which page', LOCATION_MAX).check(
    z.refine(isSitePath, 'Start with a slash: /visa-info/JP'),
  ),
});

/** The address that previews are posted to, after the prefix of their language. */
export const TEXT_PREVIEW_PATH = '/text-preview';
