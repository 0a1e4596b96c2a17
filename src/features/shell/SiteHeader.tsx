import { Link, useLocation } from '@tanstack/react-router';
import { Menu, Search, X } from 'lucide-react';
import { useCallback, useRef, useState, useSyncExternalStore } from 'react';
import { mayTakeFocus, useDismissal } from '../../ui/useDismissal.ts';
import { PassportControl } from '../passports/PassportControl.tsx';
import { Brand } from './Brand.tsx';

const links = [
  { to: '/destinations/$category', params: { category: 'tourist' }, label: 'Tourist Destinations' },
  { to: '/destinations/$category', params: { category: 'transit' }, label: 'Transit Destinations' },
  { to: '/destinations/$category', params: { category: 'nomad' }, label: 'Nomad Destinations' },
  { to: '/visa-info', params: {}, label: 'Visa Information' },
  { to: '/passports', params: {}, label: 'Passports' },
] as const;

/** The scroll position from which the home page's header becomes solid, in pixels. */
const SCROLL_THRESHOLD_PX = 20;

/** The fixed header: transparent at the top of the home page, solid everywhere else. */
export function SiteHeader() {
  const { pathname, href } = useLocation();
  const scrolled = useScrolled();
  // The address at which the menu was opened, so that navigating closes it.
  const [menuOpenOn, setMenuOpenOn] = useState<string | null>(null);
  const menuOpen = menuOpenOn === href;
  const header = useRef<HTMLElement>(null);
  const menu = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const closeMenu = useCallback((by: 'escape' | 'leaving') => {
    const wasOpen = menu.current && !menu.current.hidden;
    setMenuOpenOn(null);
    if (wasOpen && by === 'escape' && mayTakeFocus(menu.current)) toggle.current?.focus();
  }, []);
  useDismissal(header, closeMenu);
  const solid = pathname !== '/' || scrolled || menuOpen;

  return (
    <>
      <header
        ref={header}
        data-solid={solid}
        className="site-header fixed inset-x-0 top-0 z-40 transition-colors"
      >
        <div className="container-site flex min-h-16 items-center gap-x-2 py-1 sm:gap-x-4">
          <Brand />
          <nav aria-label="Main" className="mx-auto hidden xl:block">
            <NavigationLinks className="flex gap-1" />
          </nav>
          {/* Reserves space for its buttons, which arrive after the list of countries. */}
          <div className="ml-auto grid grid-cols-[auto_2.75rem_2.75rem] items-center sm:gap-1 xl:ml-0 xl:grid-cols-[auto_2.75rem] noscript:grid-cols-[auto_2.75rem]">
            <PassportControl />
            <Link to="/search" aria-label="Search" className="icon-button">
              <Search aria-hidden="true" size={20} />
            </Link>
            <button
              ref={toggle}
              type="button"
              className="icon-button menu-toggle xl:hidden"
              aria-label={menuOpen ? 'Close menu' : 'Open menu'}
              aria-expanded={menuOpen}
              aria-controls="mobile-menu"
              onClick={() => setMenuOpenOn(menuOpen ? null : href)}
            >
              {menuOpen ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
            </button>
          </div>
        </div>
        <nav
          ref={menu}
          id="mobile-menu"
          aria-label="Mobile"
          hidden={!menuOpen}
          className="xl:hidden"
        >
          <NavigationLinks className="container-site flex flex-col pb-4" />
        </nav>
      </header>
      {/* On the home page the image extends behind the header. */}
      <div aria-hidden="true" className="h-16" />
    </>
  );
}

function NavigationLinks({ className }: { className: string }) {
  return (
    <ul className={className}>
      {links.map(({ label, ...link }) => (
        <li key={label}>
          <Link
            {...link}
            activeOptions={{ includeSearch: false }}
            className="flex min-h-11 items-center rounded-md px-3 font-medium hover:underline aria-[current]:underline"
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribeToScroll,
    () => window.scrollY > SCROLL_THRESHOLD_PX,
    () => false,
  );
}

function subscribeToScroll(onScroll: () => void) {
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => window.removeEventListener('scroll', onScroll);
}
