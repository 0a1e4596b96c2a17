import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  HeadContent,
  Outlet,
  ScriptOnce,
  Scripts,
} from '@tanstack/react-router';
import type { TRPCClient } from '@trpc/client';
import type { FormState } from '#core/formState.ts';
import { directionOf } from '#core/languages/languages.ts';
import { siteColors } from '#core/site/colours.ts';
import { languageNow, localAddress } from '#messages/language.ts';
import type { PageRequest } from '#server/ssr/pageRenderer.ts';
import type { AppRouter } from '#server/trpc/appRouter.ts';
import { recordScript } from '../lib/beforeHydration.ts';
import { whenCorrected } from '../lib/corrections.ts';
import { withPageData } from '../lib/pageData.ts';
import { siteNameIn } from '../lib/siteName.ts';
import { themeScript } from '../lib/theme.ts';
import type { TrpcUtils } from '../lib/trpc.ts';
import { NetworkNotice } from '../site/shell/NetworkNotice.tsx';
import { whenLoadable } from '../site/shell/nextPage.ts';
import { LoadingBar } from '../ui/LoadingBar.tsx';

export type RouterContext = {
  trpc: TrpcUtils;
  client: TRPCClient<AppRouter>;
  queryClient: QueryClient;
  formState: FormState | null;
  /** The site's origin, for absolute URLs. */
  origin: string;
  /** Only on the server, see PageRequest. */
  onUnanswered?: PageRequest['onUnanswered'] | undefined;
};

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ context, location: { href }, matches, preload }) => {
    const { trpc } = context;
    // A page visited a moment ago has everything loaded.
    const isNew = matches.some(({ cause, loaderData }) => cause !== 'stay' && !loaderData);
    await whenLoadable({ href, isNew, preload, trpc });
    // A page that was visited or pointed at is there at once, and its loaders run again behind it.
    const isLoaded = matches.every((one) => one.status === 'success' && one.cause === 'stay');
    const loading = withPageData(context, { href: href.replace(/#.*/s, ''), isLoaded });
    if (isNew) await whenCorrected(trpc);
    return loading;
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
        {/* The browser's code has no use for their texts. */}
        {import.meta.env.SSR && <ScriptOnce>{themeScript}</ScriptOnce>}
        {import.meta.env.SSR && <ScriptOnce>{recordScript}</ScriptOnce>}
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
