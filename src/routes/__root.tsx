import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  HeadContent,
  Outlet,
  ScriptOnce,
  Scripts,
} from '@tanstack/react-router';
import type { FormState } from '#core/formState.ts';
import { directionOf } from '#core/languages/languages.ts';
import { siteColors } from '#core/site/colours.ts';
import { languageNow, localAddress } from '#messages/language.ts';
import type { PageRequest } from '#server/ssr/pageRenderer.ts';
import { recordScript } from '../lib/beforeHydration.ts';
import { whenCorrected } from '../lib/corrections.ts';
import { siteNameIn } from '../lib/siteName.ts';
import { themeScript } from '../lib/theme.ts';
import type { TrpcUtils } from '../lib/trpc.ts';
import { NetworkNotice } from '../site/shell/NetworkNotice.tsx';
import { whenLoadable } from '../site/shell/nextPage.ts';
import { LoadingBar } from '../ui/LoadingBar.tsx';

export type RouterContext = {
  trpc: TrpcUtils;
  queryClient: QueryClient;
  formState: FormState | null;
  /** The site's origin, for absolute URLs. */
  origin: string;
  /** Only on the server, see PageRequest. */
  onUnanswered?: PageRequest['onUnanswered'] | undefined;
};

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ context: { trpc }, location: { href }, matches, preload }) => {
    // A page visited a moment ago has everything loaded.
    const isNew = matches.some(({ cause, loaderData }) => cause !== 'stay' && !loaderData);
    await whenLoadable({ href, isNew, preload, trpc });
    if (isNew) await whenCorrected(trpc);
  },
  head: ({ match }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { title: siteNameIn(match) },
      { name: 'color-scheme', content: 'light dark' },
    ],
    links: [
      { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
      { rel: 'icon', href: '/mark.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'manifest', href: localAddress('/manifest.webmanifest') },
    ],
  }),
  component: Document,
});

function Document() {
  const language = languageNow();
  return (
    <html lang={language} dir={directionOf(language)} suppressHydrationWarning>
      <head>
        <HeadContent />
        {/* Two with the same name: `head` would deduplicate them. */}
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={siteColors.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={siteColors.dark} />
        <ScriptOnce>{themeScript}</ScriptOnce>
        <ScriptOnce>{recordScript}</ScriptOnce>
      </head>
      <body>
        <Outlet />
        <LoadingBar />
        <NetworkNotice />
        <Scripts />
      </body>
    </html>
  );
}
