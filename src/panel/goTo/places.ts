import type { LinkProps } from '@tanstack/react-router';
import type { ComboboxOption } from '#core/optionSearch.ts';
import type { Role } from '#core/siteVocabulary.ts';
import { isAdminOnly, panelPages } from '../panelPages.ts';
import { settingsTitles } from '../settings/settingsTitles.ts';

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

/** Pages below those of the navigation. */
const otherPages: [label: string, link: Place['link']][] = [
  ['Review queue', { to: '/admin/rules/review' }],
  ['Rules to verify', { to: '/admin/rules/verify' }],
  ['Entry conditions', { to: '/admin/rules/countries' }],
  ['Editions', { to: '/admin/rules/editions' }],
  ['Broken links', { to: '/admin/links' }],
  ['Your account', { to: '/admin/account' }],
];

/** The pages, settings and actions that a role may open. */
export function placesFor(role: Role): Place[] {
  const pages = panelPages.flatMap(({ pages }) =>
    pages.map(({ name, to }) => placeOf('Page', name, { to })),
  );
  const settings = Object.entries(settingsTitles).map(([hash, title]) =>
    placeOf('Setting', title, { to: '/admin/settings', hash }),
  );
  return [
    ...pages,
    ...otherPages.map(([label, link]) => placeOf('Page', label, link)),
    ...actions.map(([label, link]) => placeOf('Action', label, link)),
    ...settings,
  ].filter(({ link }) => role === 'administrator' || !isAdminOnly(String(link.to)));
}

/** A place, with a value that no other has. */
export function placeOf(kind: string, label: string, link: Place['link']): Place {
  return { value: `${kind} ${label}`, kind, label, link };
}
