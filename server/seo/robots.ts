import { languages } from '#core/languages/languages.ts';
import { addressIn } from '#messages/language.ts';

/**
 * Paths closed to crawlers: the admin panel, the APIs, filtered or later listings, and messages and
 * images about single answers, which are as many as pairs of countries.
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
  '/visa-info/*?*on=',
  '/contact?',
  '/share/answer/',
];

/** Answers for one passport. */
const answerPaths = ['/visa-info/*?*from='];

/** Of these, all but a tourist's for today: `from` beside other parameters, and lists of all countries. */
const furtherAnswerPaths = [
  '/visa-info/*?from=*&',
  '/visa-info/*?*&from=',
  '/visa-info/transit?*from=',
  '/visa-info/working?*from=',
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

/** /robots.txt of the site at `origin`; `answersIndexed` opens the answers that have a page of their own. */
export function robots(origin: string, { answersIndexed }: { answersIndexed: boolean }): string {
  return [
    'User-agent: *',
    ...disallowed([...closedPaths, ...(answersIndexed ? furtherAnswerPaths : answerPaths)]),
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
