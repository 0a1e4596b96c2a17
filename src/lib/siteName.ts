import { siteName } from '#core/site/siteName.ts';
import type { TrpcUtils } from './trpc.ts';

/** The source of the name: the router's context, into which the layouts load it. */
export type SiteContext = { trpc: Pick<TrpcUtils, 'settings'> };

/** The site's name for a page's head; the product's if it couldn't be loaded. */
export function siteNameIn({ context: { trpc } }: { context: SiteContext }): string {
  return trpc.settings.site.getData()?.name ?? siteName;
}
