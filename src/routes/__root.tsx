import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, HeadContent, Outlet, Scripts } from '@tanstack/react-router';
import type { CreateQueryUtils } from '@trpc/react-query/shared';
import type { AppRouter } from '../../server/router.ts';
import type { FormState } from '../../server/schemas/formState.ts';
import { siteName } from '../siteName.ts';

export type RouterContext = {
  trpc: CreateQueryUtils<AppRouter>;
  queryClient: QueryClient;
  formState: FormState | null;
};

export const Route = createRootRouteWithContext<RouterContext>()({
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { title: siteName },
      { name: 'color-scheme', content: 'light dark' },
    ],
    links: [{ rel: 'icon', href: '/mark.svg', type: 'image/svg+xml' }],
  }),
  component: Document,
});

function Document() {
  return (
    <html lang="en">
      <head>
        <HeadContent />
      </head>
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  );
}
