import { type LinkProps, linkOptions } from '@tanstack/react-router';
import { listInWords } from '#core/languages/listInWords.ts';
import { partialDateText } from '#core/languages/partialDateText.ts';
import { dayTextOf } from '#core/languages/timeText.ts';
import { RULE_NOTICE_DAYS } from '#core/records/lists.ts';
import type { DecisionKind } from '#core/rules/decisions.ts';
import { placeholdersInWords } from '#core/site/placeholders.ts';
import { sitePageTitles } from '#core/site/sitePageNames.ts';
import type { RouterOutputs } from '#src/lib/trpc.ts';

type Dashboard = RouterOutputs['dashboard']['read'];

/** A kind of task that may be open, and its page. */
export type Work = {
  count: number;
  /** The unit of the count: singular and plural. */
  unit: readonly [one: string, many: string];
  detail?: string | undefined;
  /** What the kind is called while nothing is known of it. */
  unchecked?: string | false;
  /** Omitted for what the reader may not open. */
  link?: Pick<LinkProps, 'to' | 'search' | 'hash'>;
};

/**
 * All kinds of tasks, by urgency for visitors; those for editors come first. `timeZone` is the
 * reader's.
 */
export function openWork(dashboard: Dashboard, timeZone: string): Work[] {
  const { broken, nextPublished, site } = dashboard;
  return [
    {
      count: dashboard.reports,
      unit: ['open report', 'open reports'],
      detail: 'Visitors say that an answer is wrong',
      link: decisions('report'),
    },
    {
      count: dashboard.carriedOver.all,
      unit: ['answer changed by the upgrade', 'answers changed by the upgrade'],
      detail:
        dashboard.carriedOver.easier > 0
          ? `Easier than an official source: ${dashboard.carriedOver.easier}`
          : 'Your team’s requirements come first now',
      link: decisions('carried_over'),
    },
    {
      count: dashboard.doubtful,
      unit: ['disagreement to review', 'disagreements to review'],
      detail: 'Sources disagree',
      link: decisions('disagreement'),
    },
    {
      count: dashboard.excepted,
      unit: ['group of answers with exceptions', 'groups of answers with exceptions'],
      detail: 'Visitors read “Ask before you travel”',
      link: decisions('excepted'),
    },
    {
      count: dashboard.superseded,
      unit: ['changed answer to review', 'changed answers to review'],
      detail: 'Newer sources say something else than the older edition',
      link: decisions('superseded'),
    },
    {
      count: dashboard.updates,
      unit: ['update to review', 'updates to review'],
      detail: 'Fetched from followed sources and not used yet',
      link: decisions('update'),
    },
    {
      count: dashboard.ending.reduce((sum, { rules }) => sum + rules, 0),
      unit: [
        `rule that ends within ${RULE_NOTICE_DAYS} days`,
        `rules that end within ${RULE_NOTICE_DAYS} days`,
      ],
      detail: endsInWords(dashboard.ending),
      link: { to: '/admin/rules', search: { ending: RULE_NOTICE_DAYS } },
    },
    {
      count: dashboard.staleRules,
      unit: ['rule to re-verify', 'rules to re-verify'],
      detail: 'Nobody has looked at them for longer than Settings allow',
      link: decisions('stale'),
    },
    {
      count: dashboard.lostDestinations,
      unit: ['destination with a lost official page', 'destinations with a lost official page'],
      detail: 'The page has moved or vanished',
      link: decisions('lost_page'),
    },
    {
      count: dashboard.staleDestinations,
      unit: ['destination with stale requirements', 'destinations with stale requirements'],
      link: { to: '/admin/destinations', search: { stale: true } },
    },
    {
      count: dashboard.unreadMessages,
      unit: ['unread message', 'unread messages'],
      link: { to: '/admin/inbox', search: { status: 'unread' } },
    },
    {
      count: broken.image,
      unit: ['broken outside image', 'broken outside images'],
      unchecked: !dashboard.linksChecked && 'Outside images',
      link: { to: '/admin/links', search: { kind: 'image' } },
    },
    {
      count: broken.official,
      unit: ['broken official link', 'broken official links'],
      unchecked: !dashboard.linksChecked && 'Official links',
      link: { to: '/admin/links', search: { kind: 'official' } },
    },
    {
      count: dashboard.drafts,
      unit: ['draft', 'drafts'],
      link: { to: '/admin/destinations', search: { status: 'draft' } },
    },
    {
      count: dashboard.scheduled,
      unit: ['scheduled destination', 'scheduled destinations'],
      detail: nextPublished
        ? `The next is published on ${dayTextOf(nextPublished, timeZone)}`
        : undefined,
      link: { to: '/admin/destinations', search: { status: 'scheduled' } },
    },
    {
      count: dashboard.newEditions.length,
      unit: ['newer edition available', 'newer editions available'],
      detail: newEditionsInWords(dashboard),
      ...(site && { link: { to: '/admin/rules/editions', hash: 'shipped' } }),
    },
    ...(site ? siteWork(site) : []),
  ];
}

/** Leads to the list of decisions, with only this kind. */
function decisions(kind: DecisionKind) {
  return linkOptions({ to: '/admin/rules/review', search: { kind } });
}

/** "South Korea: 31 Dec 2026, Mongolia: 31 Dec 2026"; only the first of many. */
function endsInWords(ending: Dashboard['ending']): string | undefined {
  const named = ending
    .slice(0, 5)
    .map((it) => `${it.destinationName}: ${partialDateText(it.endsOn)}`);
  if (ending.length > named.length) named.push('…');
  return named.join(', ') || undefined;
}

function newEditionsInWords({ newEditions, site }: Dashboard): string | undefined {
  if (newEditions.length === 0) return undefined;
  const titles = newEditions.map(({ title }) => title).join(', ');
  return site ? titles : `Only an administrator can import: ${titles}`;
}

function siteWork(site: NonNullable<Dashboard['site']>): Work[] {
  const old = site.editions.filter(({ isOld }) => isOld);
  const contact = site.placeholders.filter(({ kind }) => kind === 'contact');
  const pages = site.placeholders.flatMap((it) => (it.kind === 'page' ? [it.page] : []));
  return [
    {
      count: site.failedMails,
      unit: ['failed mail', 'failed mails'],
      link: { to: '/admin/outbox', search: { state: 'failed' } },
    },
    {
      count: site.failedChecks.length,
      unit: ['failed check of a followed source', 'failed checks of followed sources'],
      detail: site.failedChecks.map(({ title, problem }) => `${title}: ${problem}`).join('; '),
      link: { to: '/admin/rules/editions', hash: 'followed-sources' },
    },
    {
      count: old.length,
      unit: ['old edition', 'old editions'],
      detail: old.map(({ title }) => title).join(', ') || undefined,
      link: { to: '/admin/rules/editions' },
    },
    {
      count: contact.length,
      unit: ['placeholder in the contact block', 'placeholders in the contact block'],
      detail: placeholdersInWords(contact).join(' ') || undefined,
      link: { to: '/admin/settings', hash: 'contact' },
    },
    {
      count: pages.length,
      unit: ['placeholder in pages', 'placeholders in pages'],
      detail: listInWords([...new Set(pages)].map(pageTitle)) || undefined,
      link: { to: '/admin/pages' },
    },
  ];
}

function pageTitle(page: keyof typeof sitePageTitles | 'footer'): string {
  return page === 'footer' ? 'Footer' : sitePageTitles[page];
}
