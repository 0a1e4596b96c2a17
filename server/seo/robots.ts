/** What no search engine should ask for: the admin panel, the APIs, and filtered or later listings. */
const closedPaths = [
  '/admin',
  '/trpc',
  '/api/',
  '/search',
  '/changes?',
  '/*?*country=',
  '/*?*continent=',
  '/*?*page=',
];

/** /robots.txt of the site at `origin`. */
export function robots(origin: string): string {
  const closed = closedPaths.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...closed, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
