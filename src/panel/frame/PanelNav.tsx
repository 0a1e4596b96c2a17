import { Link, useLocation } from '@tanstack/react-router';
import { Menu } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Role } from '#core/siteVocabulary.ts';
import { KeyboardKeys } from '../keys/KeyboardKeys.tsx';
import { type PanelPage, panelPages } from '../panelPages.ts';

/** The panel's navigation: a sidebar, or on narrow screens a menu above the page. */
export function PanelNav({ role }: { role: Role }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    // After navigation the menu would cover the page.
    if (pathname && menu.current) menu.current.open = false;
  }, [pathname]);
  return (
    <nav
      aria-label="Admin"
      className="border-b border-line bg-surface md:w-54 md:shrink-0 md:border-e md:border-b-0"
    >
      <details ref={menu} className="md:hidden">
        <summary className="flex min-h-12 cursor-pointer items-center gap-3 px-4 font-semibold">
          <Menu aria-hidden="true" className="size-5" />
          {nameOfPage(pathname)}
        </summary>
        <PageGroups role={role} className="grid-cols-2 px-2 pb-3" />
      </details>
      <div className="hidden md:block">
        <PageGroups role={role} className="p-3" />
      </div>
      <KeyboardKeys />
    </nav>
  );
}

function PageGroups({ role, className }: { role: Role; className: string }) {
  return (
    <div className={`grid gap-x-2 gap-y-4 ${className}`}>
      {panelPages.map(({ title, pages }) => (
        <div key={title}>
          <p aria-hidden="true" className="px-3 pb-1 text-xs font-semibold text-ink-soft">
            {title}
          </p>
          <ul aria-label={title}>
            {pages.filter(({ adminOnly }) => !adminOnly || role === 'administrator').map(PageLink)}
          </ul>
        </div>
      ))}
    </div>
  );
}

function PageLink({ to, name, Icon, Count }: PanelPage) {
  return (
    <li key={name}>
      <Link
        to={to}
        className="flex min-h-11 items-center gap-3 rounded-md px-3 font-semibold hover:bg-sunken aria-[current=page]:bg-sunken aria-[current=page]:text-accent md:min-h-10"
      >
        <Icon aria-hidden="true" className="size-5 shrink-0" />
        {name}
        {Count && <Count />}
      </Link>
    </li>
  );
}

/** Pages that only other pages link to. */
const otherPages: { [path: string]: string } = {
  '/admin/account': 'Your account',
  '/admin/links': 'Broken links',
};

function nameOfPage(pathname: string): string {
  const page = panelPages.flatMap(({ pages }) => pages).find(({ to }) => pathname.startsWith(to));
  return page?.name ?? otherPages[pathname] ?? 'Menu';
}
