import { Link, useLocation } from '@tanstack/react-router';
import { Menu, Search, X } from 'lucide-react';
import { useCallback, useRef, useState, useSyncExternalStore } from 'react';
import { mainMenu, toolsMenu } from '#core/site/pages.ts';
import shellMessages from '#messages/en/shell.gen.ts';
import { translator } from '#messages/translate.ts';
import { mayTakeFocus, useDismissal } from '#src/ui/useDismissal.ts';
import { PassportControl } from '../passports/held/PassportControl.tsx';
import { Brand } from './Brand.tsx';
import { NavigationLinks } from './NavigationLinks.tsx';
import { ToolsMenu } from './ToolsMenu.tsx';

const t = translator(shellMessages);

/** The scroll position from which the home page's header becomes solid, in pixels. */
const SCROLL_THRESHOLD_PX = 20;

/** The fixed header: transparent at the top of the home page, solid everywhere else. */
export function SiteHeader() {
  const { pathname } = useLocation();
  const scrolled = useScrolled();
  const [menuOpen, setMenuOpen] = useState(false);
  const header = useRef<HTMLElement>(null);
  const menu = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const closeMenu = useCallback((by: 'escape' | 'leaving') => {
    const wasOpen = menu.current && !menu.current.hidden;
    setMenuOpen(false);
    if (wasOpen && by === 'escape' && mayTakeFocus(menu.current)) toggle.current?.focus();
  }, []);
  useDismissal(header, closeMenu);
  const solid = pathname !== '/' || scrolled || menuOpen;

  return (
    <>
      <header ref={header} data-solid={solid} className="site-header">
        <div className="container-site flex min-h-16 items-center gap-x-2 py-1 sm:gap-x-4">
          <Brand />
          <nav aria-label={t('main')} className="mx-auto hidden text-sm xl:flex">
            <NavigationLinks links={mainMenu} className="flex" />
            <ToolsMenu />
          </nav>
          <div className="header-buttons">
            <PassportControl />
            <Link to="/search" aria-label={t('search')} className="icon-button">
              <Search aria-hidden="true" size={20} />
            </Link>
            <a
              href="#mobile-menu"
              aria-label={t('openMenu')}
              className="icon-button menu-link xl:hidden"
            >
              <Menu aria-hidden="true" />
            </a>
            <button
              ref={toggle}
              type="button"
              className="icon-button menu-toggle xl:hidden"
              aria-label={t(menuOpen ? 'closeMenu' : 'openMenu')}
              aria-expanded={menuOpen}
              aria-controls="mobile-menu"
              onClick={() => setMenuOpen(!menuOpen)}
            >
              {menuOpen ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
            </button>
          </div>
        </div>
        <nav
          ref={menu}
          id="mobile-menu"
          aria-label={t('mobile')}
          hidden={!menuOpen}
          className="xl:hidden"
        >
          <div className="container-site pb-4">
            <NavigationLinks links={mainMenu} className="flex flex-col" />
            <p className="mt-2 border-t border-line px-2 pt-3 text-sm text-ink-soft">
              {t('tools')}
            </p>
            <NavigationLinks links={toolsMenu} className="grid xs:grid-cols-2" />
          </div>
        </nav>
      </header>
      {/* On the home page the image extends behind the header. */}
      <div aria-hidden="true" className="xs:h-16" />
    </>
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
