import * as z from 'zod/mini';
import { checkedLinkKinds } from '../../siteVocabulary.ts';
import { rowVersion } from '../text.ts';

/** Whether external images and official links are checked weekly. */
export const linkChecks = z.strictObject({ enabled: z.boolean() });

export type LinkChecks = z.infer<typeof linkChecks>;

export const defaultLinkChecks: LinkChecks = { enabled: true };

export const linkChecksUpdate = z.extend(linkChecks, { version: rowVersion });

/** The list of broken links. */
export const brokenLinkList = z.strictObject({ kind: z.optional(z.enum(checkedLinkKinds)) });

/** An address that was checked before. */
export const checkedAddress = z.strictObject({
  address: z.string().check(z.minLength(1), z.maxLength(2000)),
});
