import { Link, type LinkProps } from '@tanstack/react-router';
import {
  ArrowDownUp,
  CircleQuestionMark,
  CircleUserRound,
  FileText,
  Globe,
  type LucideIcon,
  MapPin,
  Scale,
  Settings,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { Role } from '../../../server/schemas/account.ts';
import { KeyboardKeys } from './keys/KeyboardKeys.tsx';
import { SignOutButton } from './session/SignOutButton.tsx';

type Page = {
  to: NonNullable<LinkProps['to']>;
  name: string;
  Icon: LucideIcon;
  /** Shown to administrators alone; so is all below it. */
  adminOnly?: boolean;
};

const pages: Page[] = [
  { to: '/admin/destinations', name: 'Destinations', Icon: MapPin },
  { to: '/admin/rules', name: 'Rules', Icon: Scale },
  { to: '/admin/faq', name: 'FAQ', Icon: CircleQuestionMark },
  { to: '/admin/import-export', name: 'In and out', Icon: ArrowDownUp },
  { to: '/admin/pages', name: 'Pages', Icon: FileText, adminOnly: true },
  { to: '/admin/countries', name: 'Countries', Icon: Globe, adminOnly: true },
  { to: '/admin/users', name: 'Users', Icon: Users, adminOnly: true },
  { to: '/admin/settings', name: 'Settings', Icon: Settings, adminOnly: true },
];

/** Pages for administrators alone that have no entry of their own above. */
const adminOnlyPaths = ['/admin/rules/editions', '/admin/rules/difference'];

/** Whether the page at this path is for administrators alone. */
export function isAdminOnly(path: string): boolean {
  const entries = pages.filter(({ adminOnly }) => adminOnly).map(({ to }) => to);
  return [...entries, ...adminOnlyPaths].some((to) => path === to || path.startsWith(`${to}/`));
}

/** The layout of every page of the panel: top bar, navigation, signing out. */
export function PanelFrame({
  user: { email, name, role },
  children,
}: {
  user: { email: string; name: string; role: Role };
  children: ReactNode;
}) {
  const isShown = ({ adminOnly }: Page) => !adminOnly || role === 'administrator';
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="button sr-only z-10 focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to content
      </a>
      <header className="flex items-center gap-2 bg-navy px-4 py-1.5 text-white sm:px-6">
        <Link to="/admin" className="mr-auto py-2 text-lg font-bold whitespace-nowrap">
          Admin Panel
        </Link>
        <Link
          to="/admin/account"
          aria-label={`Your account: ${name || email}`}
          className="flex min-h-11 min-w-0 items-center gap-2 rounded-md px-2 text-sm hover:bg-white/10"
        >
          <CircleUserRound aria-hidden="true" className="size-5 shrink-0" />
          <span className="truncate">{name || email}</span>
        </Link>
        <SignOutButton />
      </header>
      <div className="flex grow flex-col md:flex-row">
        <nav
          aria-label="Admin"
          className="border-b border-line bg-surface md:w-52 md:shrink-0 md:border-r md:border-b-0"
        >
          <ul className="flex flex-wrap gap-1 p-2 md:flex-col md:p-3">
            {pages.filter(isShown).map(({ to, name: page, Icon }) => (
              <li key={page} className="grow">
                <Link
                  to={to}
                  className="flex min-h-11 items-center justify-center gap-3 rounded-md px-1 text-sm sm:px-2.5 font-semibold hover:bg-sunken aria-[current=page]:bg-sunken aria-[current=page]:text-accent md:justify-start md:px-3 md:text-base"
                >
                  <Icon aria-hidden="true" className="hidden size-5 sm:block" />
                  {page}
                </Link>
              </li>
            ))}
          </ul>
          <KeyboardKeys />
        </nav>
        <main id="main" tabIndex={-1} className="min-w-0 grow p-4 outline-none sm:p-6">
          <div className="mx-auto flex max-w-5xl flex-col gap-4">{children}</div>
        </main>
      </div>
    </div>
  );
}
