import { languages } from '#core/languages/languages.ts';
import { addressIn } from '#messages/language.ts';

/**
 * Paths closed to crawlers: the admin panel, the APIs, filtered or later listings, and answers for
 * one passport or day and messages about them, which are as many as pairs of countries.
 */
const closedPaths = [
  '/admin',
  '/trpc',
  '/page-data',
  '/api/',
  '/search',
  '/changes?',
  '/*?*country=',
  '/*?*continent=',
  '/*?*page=',
  '/visa-info/*?*from=',
  '/visa-info/*?*on=',
  '/contact?',
];

/** Programs that fetch a shared link for its preview and index nothing. */
const previewAgents = [
  'facebookexternalhit',
  'LinkedInBot',
  'Slackbot-LinkExpanding',
  'TelegramBot',
  'Twitterbot',
  'Discordbot',
  'WhatsApp',
];

/** Paths closed to them: without pages to share. */
const neverShared = ['/admin', '/trpc', '/page-data', '/api/'];

/** /robots.txt of the site at `origin`. */
export function robots(origin: string): string {
  return [
    'User-agent: *',
    ...disallowed(closedPaths),
    '',
    ...previewAgents.map((agent) => `User-agent: ${agent}`),
    ...disallowed(neverShared),
    '',
    ...languages.map(({ code }) => `Sitemap: ${origin}${addressIn(code, '/sitemap.xml')}`),
    '',
  ].join('\n');
}

/** The paths in every language; those of any folder are in all of them. */
function disallowed(paths: readonly string[]): string[] {
  const inLanguages = languages.flatMap(({ code }) =>
    paths.filter((path) => !path.startsWith('/*')).map((path) => addressIn(code, path)),
  );
  const anywhere = paths.filter((path) => path.startsWith('/*'));
  return [...inLanguages, ...anywhere].map((path) => `Disallow: ${path}`);
}
