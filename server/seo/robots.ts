/**
 * Paths closed to crawlers: the admin panel, the APIs, filtered or later listings, and answers for
 * one passport or day, which are as many as pairs of countries.
 */
const closedPaths = [
  ...['/admin', '/trpc', '/api/', '/search', '/changes?'],
  ...['/*?*country=', '/*?*continent=', '/*?*page='],
  ...['/visa-info/*?*from=', '/visa-info/*?*on='],
];

/** /robots.txt of the site at `origin`. */
export function robots(origin: string): string {
  const closed = closedPaths.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...closed, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
