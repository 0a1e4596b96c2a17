import { useQueryClient } from '@tanstack/react-query';
import { Link, type LinkProps, useNavigate } from '@tanstack/react-router';
import { Globe, LogOut, type LucideIcon, MapPin, Scale, Settings, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { trpc } from '../../lib/trpc.ts';
import { maySignOut } from './forms/unsavedChanges.ts';
import { forgetUnsavedFormsOf } from './forms/unsavedForms.ts';
import { clearStoredLists } from './lists/listState.ts';
import { reports } from './reports.ts';

const pages: { to: NonNullable<LinkProps['to']>; name: string; Icon: LucideIcon }[] = [
  { to: '/admin/destinations', name: 'Destinations', Icon: MapPin },
  { to: '/admin/rules', name: 'Rules', Icon: Scale },
  { to: '/admin/countries', name: 'Countries', Icon: Globe },
  { to: '/admin/users', name: 'Users', Icon: Users },
  { to: '/admin/settings', name: 'Settings', Icon: Settings },
];

/** The layout of every page of the panel: top bar, navigation, signing out. */
export function PanelFrame({ email, children }: { email: string; children: ReactNode }) {
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
        <span className="truncate text-sm">{email}</span>
        <SignOutButton />
      </header>
      <div className="flex grow flex-col md:flex-row">
        <nav
          aria-label="Admin"
          className="border-b border-line bg-surface md:w-52 md:shrink-0 md:border-r md:border-b-0"
        >
          <ul className="flex flex-wrap gap-1 p-2 md:flex-col md:p-3">
            {pages.map(({ to, name, Icon }) => (
              <li key={name} className="grow">
                <Link
                  to={to}
                  className="flex min-h-11 items-center justify-center gap-3 rounded-md px-1 text-sm sm:px-2.5 font-semibold hover:bg-sunken aria-[current=page]:bg-sunken aria-[current=page]:text-accent md:justify-start md:px-3 md:text-base"
                >
                  <Icon aria-hidden="true" className="hidden size-5 sm:block" />
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <main id="main" tabIndex={-1} className="min-w-0 grow p-4 outline-none sm:p-6">
          <div className="mx-auto flex max-w-5xl has-data-wide:max-w-none flex-col gap-4">
            {children}
          </div>
        </main>
      </div>
    </div>
  );
}

function SignOutButton() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const utils = trpc.useUtils();
  const userId = () => utils.session.me.getData()?.id ?? '';
  const signOut = trpc.session.signOut.useMutation({
    meta: { report: reports.signOut },
    // The next administrator at this browser may be another one.
    onSuccess: async () => {
      forgetUnsavedFormsOf(userId());
      queryClient.clear();
      clearStoredLists();
      await navigate({ to: '/admin/login', ignoreBlocker: true });
    },
  });
  return (
    <button
      type="button"
      className="icon-button shrink-0 gap-2 px-2"
      disabled={signOut.isPending}
      onClick={() => maySignOut(userId()) && signOut.mutate()}
    >
      <LogOut aria-hidden="true" className="size-5" />
      <span className="sr-only sm:not-sr-only">Sign out</span>
    </button>
  );
}
