import { createFileRoute, Outlet } from '@tanstack/react-router';
import shellMessages from '#messages/en/shell.gen.ts';
import { translator } from '#messages/translate.ts';
import { fontPreload } from '../lib/fontPreload.ts';
import { SuggestLanguage } from '../site/languages/SuggestLanguage.tsx';
import { RouteAnnouncer } from '../site/shell/RouteAnnouncer.tsx';
import { SiteFooter } from '../site/shell/SiteFooter.tsx';
import { SiteHeader } from '../site/shell/SiteHeader.tsx';
import { StoredPageNotice } from '../site/shell/StoredPageNotice.tsx';

const t = translator(shellMessages);

export const Route = createFileRoute('/_site')({
  loader: async ({ context: { trpc } }) => {
    await Promise.all([
      trpc.visitor.country.fetch(),
      trpc.settings.contact.fetch(),
      trpc.settings.site.fetch(),
    ]);
  },
  head: () => ({ links: fontPreload() }),
  component: SiteLayout,
});

function SiteLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:inset-s-2 focus:z-50 focus:rounded-md focus:bg-surface focus:p-3"
      >
        {t('skip')}
      </a>
      <SiteHeader />
      {/* The footer starts below the first screen, so that no page's height shifts it in and out of
          view. */}
      <main id="content" tabIndex={-1} className="min-h-dvh flex-1 outline-none">
        <StoredPageNotice />
        <Outlet />
      </main>
      <SiteFooter />
      <SuggestLanguage />
      <RouteAnnouncer />
    </div>
  );
}
