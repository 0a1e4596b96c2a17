import { Link } from '@tanstack/react-router';
import { CircleUserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Role } from '#core/siteVocabulary.ts';
import { GoTo } from '../goTo/GoTo.tsx';
import { SignOutButton } from '../session/SignOutButton.tsx';
import { PanelNav } from './PanelNav.tsx';

/** The layout of all pages of the panel: top bar, navigation, sign-out. */
export function PanelFrame({
  user: { email, name, role },
  children,
}: {
  user: { email: string; name: string; role: Role };
  children: ReactNode;
}) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="button sr-only z-10 focus:not-sr-only focus:fixed focus:top-2 focus:inset-s-2"
      >
        Skip to content
      </a>
      <header className="flex items-center gap-2 bg-navy px-4 py-1.5 text-white sm:px-6">
        <Link to="/admin" className="me-auto py-2 text-lg font-bold whitespace-nowrap">
          Admin Panel
        </Link>
        <GoTo />
        <Link
          to="/admin/account"
          aria-label={`Your account: ${[name, email].filter(Boolean).join(', ')}`}
          className="flex min-h-11 min-w-0 items-center gap-2 rounded-md px-2 text-sm hover:bg-white/10"
        >
          <CircleUserRound aria-hidden="true" className="size-5 shrink-0 max-sm:hidden" />
          <span className="truncate max-sm:text-xs">{email}</span>
        </Link>
        <SignOutButton />
      </header>
      <div className="flex grow flex-col md:flex-row">
        <PanelNav role={role} />
        <main id="main" tabIndex={-1} className="min-w-0 grow p-4 outline-none sm:p-6">
          <div className="mx-auto flex max-w-5xl flex-col gap-4 has-[[data-wide]]:max-w-none">
            {children}
          </div>
        </main>
      </div>
    </div>
  );
}
