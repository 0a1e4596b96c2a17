/** The pages whose texts administrators may edit. */
export const sitePages = ['privacy', 'cookies', 'terms'] as const;

export type SitePage = (typeof sitePages)[number];

/** The pages’ names in the admin panel. */
export const sitePageTitles: Record<SitePage, string> = {
  privacy: 'Privacy',
  cookies: 'Cookies',
  terms: 'Terms',
};

/** Placeholders in a text for its owner to fill in: "[[name and address]]". */
export function gapsIn(text: string): string[] {
  return [...text.matchAll(/\[\[([^[\]]+)\]\]/g)].map(([, gap = '']) => gap.trim());
}
