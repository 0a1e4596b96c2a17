import { randomBytes } from 'node:crypto';
import { createTRPCClient, type TRPCClient, unstable_localLink } from '@trpc/client';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PublicFolders } from './assets.ts';
import { type Context, createContext, type Services } from './context.ts';
import { originOf } from './origin.ts';
import { type AppRouter, appRouter } from './router.ts';
import type { FormState } from './schemas/formState.ts';

/** What `src/entry-server.tsx` needs to render one page. */
export type PageRequest = {
  /** Absolute address of the page. */
  url: string;
  client: TRPCClient<AppRouter>;
  nonce: string;
  /** What a form without scripts was refused for, shown on the page it stands on. */
  formState: FormState | null;
};

/** The React app, either from Vite or from its build. */
export type Pages = {
  render: (page: PageRequest) => Promise<Response>;
  publicFolders: PublicFolders;
  /** Whether Vite's hot reload needs its connection. */
  development: boolean;
  /** Puts Vite before the routes; the built app needs nothing. */
  attach?: (app: FastifyInstance) => void;
};

/** Answers every GET that nothing else answers with a page. */
export function servePages(app: FastifyInstance, services: Services, pages: Pages): void {
  app.get('/*', (request, reply) => sendPage(services, pages, request, reply));
}

/** Renders the page at `path` (the request's own by default) and sends it. */
export async function sendPage(
  services: Services,
  pages: Pages,
  request: FastifyRequest,
  reply: FastifyReply,
  { path = request.url, formState = null }: { path?: string; formState?: FormState | null } = {},
): Promise<FastifyReply> {
  const context = createContext(services, request, reply);
  const nonce = randomBytes(16).toString('base64');
  const origin = originOf(request, services.config.publicUrl);
  const page = { url: origin + path, client: clientInProcess(context), nonce, formState };
  reply.header('content-security-policy', contentSecurityPolicy(nonce, pages.development));
  reply.header('cache-control', 'private, no-cache');
  reply.type('text/html; charset=utf-8');
  try {
    const response = await pages.render(page);
    const location = response.headers.get('location');
    if (location) return reply.redirect(withoutOrigin(location, origin), response.status);
    // A form that was refused has set its status already; a page that can't be drawn has the last word.
    if (!response.ok) reply.code(response.status);
    return reply.send(await response.text());
  } catch (error) {
    request.log.error({ err: error });
    return reply.code(500).send(brokenPage(request.id));
  }
}

/** A tRPC client that calls the procedures in this process, as this visitor, without HTTP. */
function clientInProcess(context: Context): TRPCClient<AppRouter> {
  return createTRPCClient<AppRouter>({
    links: [
      unstable_localLink({
        router: appRouter,
        createContext: async () => context,
        onError: ({ error, path }) => {
          if (error.code !== 'INTERNAL_SERVER_ERROR') return;
          context.request.log.error({ err: error.cause ?? error, procedure: path });
        },
      }),
    ],
  });
}

function withoutOrigin(location: string, origin: string): string {
  return location.startsWith(`${origin}/`) ? location.slice(origin.length) : location;
}

/** Pictures may come from other hosts, since an administrator may name any address. */
function contentSecurityPolicy(nonce: string, development: boolean): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https: http:",
    // Vite's hot reload talks over a web socket and waits for its server in a worker.
    ...(development ? ["connect-src 'self' ws: wss:", "worker-src 'self' blob:"] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** What is left to say when the React app itself could not render. */
function brokenPage(requestId: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Unexpected Application Error!</title>
<body><h1>Unexpected Application Error!</h1><p>Something went wrong on our side. Please try again. (Reference ${requestId})</p></body></html>`;
}
