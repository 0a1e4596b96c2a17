import type { LinkProps } from '@tanstack/react-router';
import { type ComboboxOption, findOptions } from '#core/optionSearch.ts';
import type { Role } from '#core/siteVocabulary.ts';
import { isAdminOnly, panelPages } from '../panelPages.ts';
import { settingsTitles, settingsWords } from '../settings/settingsTitles.ts';

/** What the dialog "Go to" leads to. */
export type Place = ComboboxOption & {
  /** What it is: "Destination". */
  kind: string;
  link: Pick<LinkProps, 'to' | 'params' | 'search' | 'hash'>;
};

/** What can be started from anywhere, with other words for it. */
const actions: [label: string, link: Place['link'], words: readonly string[]][] = [
  ['Add destination', { to: '/admin/destinations/new' }, ['New destination', 'Create destination']],
  ['Add rule', { to: '/admin/rules/new' }, ['New rule', 'Create rule']],
  [
    'One rule for many passports',
    { to: '/admin/rules/policy' },
    ['Add rule for many passports', 'New rule for many passports'],
  ],
  ['Add question', { to: '/admin/faq/new' }, ['New question', 'Create question', 'Add FAQ']],
  ['Invite user', { to: '/admin/users/new' }, ['Add user', 'New user', 'Create user']],
];

/** The verbs with which a text asks for an action. */
const verb = /^(add|create|invite|new)\b/i;

/** Pages below those of the navigation, with other words for what is there. */
const otherPages: [label: string, link: Place['link'], words?: readonly string[]][] = [
  ['Decisions to review', { to: '/admin/rules/review' }],
  ['Rules to verify', { to: '/admin/rules/review', search: { kind: 'stale' } }],
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
  'Work areas': ['Freedom of movement', 'Who may work where'],
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
    ...actions.map(([label, link, words]) => placeOf('Action', label, link, words)),
    ...settings,
  ].filter(({ link }) => role === 'administrator' || !isAdminOnly(String(link.to)));
}

const settingsIds = Object.keys(settingsTitles) as (keyof typeof settingsTitles)[];

/** The places whose names match a text, best first; after a verb, actions before the others. */
export function findPlaces(known: readonly Place[], text: string): Place[] {
  const found = findOptions(known, text).flatMap(({ value }) =>
    known.filter((place) => place.value === value),
  );
  if (!verb.test(text)) return found;
  const isAction = ({ kind }: Place) => kind === 'Action';
  return [...found.filter(isAction), ...found.filter((place) => !isAction(place))];
}

/** The inbox with the messages of a typed mail address. */
export function messagesOf(text: string): Place[] {
  if (!/^\S+@\S+$/.test(text)) return [];
  const link: Place['link'] = { to: '/admin/inbox', search: { search: text, status: 'all' } };
  return [placeOf('Inbox', `Messages of ${text}`, link)];
}

/** A place, with a value that no other has, and other words for it. */
export function placeOf(
  kind: string,
  label: string,
  link: Place['link'],
  otherNames?: readonly string[],
): Place {
  return { value: `${kind} ${label}`, kind, label, link, otherNames };
}
