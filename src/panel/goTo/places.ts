import type { LinkProps } from '@tanstack/react-router';
import type { ComboboxOption } from '#core/optionSearch.ts';
import type { Role } from '#core/siteVocabulary.ts';
import { isAdminOnly, panelPages } from '../panelPages.ts';
import { settingsTitles, settingsWords } from '../settings/settingsTitles.ts';

/** What the dialog "Go to" leads to. */
export type Place = ComboboxOption & {
  /** What it is: "Destination". */
  kind: string;
  link: Pick<LinkProps, 'to' | 'params' | 'search' | 'hash'>;
};

/** What can be started from anywhere. */
const actions: [label: string, link: Place['link']][] = [
  ['Add destination', { to: '/admin/destinations/new' }],
  ['Add rule', { to: '/admin/rules/new' }],
  ['One rule for many passports', { to: '/admin/rules/policy' }],
  ['Add question', { to: '/admin/faq/new' }],
  ['Invite user', { to: '/admin/users/new' }],
];

/** Pages below those of the navigation, with other words for what is there. */
const otherPages: [label: string, link: Place['link'], words?: readonly string[]][] = [
  ['Review queue', { to: '/admin/rules/review' }],
  ['Rules to verify', { to: '/admin/rules/verify' }],
  ['Editions', { to: '/admin/rules/editions' }],
  ['Broken links', { to: '/admin/links' }],
  [
    'Your account',
    { to: '/admin/account' },
    ['Two-factor sign-in', '2FA', 'Recovery codes', 'Password', 'Sessions', 'Your name'],
  ],
];

/** Other words for pages of the navigation, by their names. */
const pageWords: Readonly<Record<string, readonly string[]>> = {
  'Entry conditions': ['Official links'],
  'Changing planes': ['Transit policies', 'Transit area', 'Airport transit visa'],
  Pages: ['Legal pages', 'Terms', 'Privacy', 'Cookies', 'Footer'],
  Translations: ['Languages', 'Texts'],
  Trash: ['Deleted', 'Restore'],
  Inbox: ['Messages', 'Contact'],
  Outbox: ['Sent mail', 'Failed mail'],
  Newsletter: ['Subscribers'],
  Users: ['Team', 'Roles', 'Invitations', 'Editors', 'Administrators'],
  'Personal data': ['Privacy', 'GDPR', 'Erasure'],
  'Import and export': ['CSV', 'JSON', 'Files'],
};

/** The pages, settings and actions that a role may open. */
export function placesFor(role: Role): Place[] {
  const pages = panelPages.flatMap(({ pages }) =>
    pages.map(({ name, to }) => placeOf('Page', name, { to }, pageWords[name])),
  );
  const settings = settingsIds.map((hash) =>
    placeOf('Setting', settingsTitles[hash], { to: '/admin/settings', hash }, settingsWords[hash]),
  );
  return [
    ...pages,
    ...otherPages.map(([label, link, words]) => placeOf('Page', label, link, words)),
    ...actions.map(([label, link]) => placeOf('Action', label, link)),
    ...settings,
  ].filter(({ link }) => role === 'administrator' || !isAdminOnly(String(link.to)));
}

const settingsIds = Object.keys(settingsTitles) as (keyof typeof settingsTitles)[];

/** A place, with a value that no other has, and other words for it. */
export function placeOf(
  kind: string,
  label: string,
  link: Place['link'],
  otherNames?: readonly string[],
): Place {
  return { value: `${kind} ${label}`, kind, label, link, otherNames };
}
