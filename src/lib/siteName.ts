import { siteName } from '../../server/schemas/constants.ts';
import type { TrpcUtils } from './trpc.ts';

/** What the name is read from: the router's context, in which the layouts fetch it. */
export type SiteContext = { trpc: Pick<TrpcUtils, 'settings'> };

/** The site's name for a page's head; the product's where the site's own could not be fetched. */
export function siteNameIn({ context: { trpc } }: { context: SiteContext }): string {
  return trpc.settings.site.getData()?.name ?? siteName;
}
