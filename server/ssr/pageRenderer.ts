import type { TRPCClient } from '@trpc/client';
import type { FastifyInstance } from 'fastify';
import type { PublicFolders } from '../http/files/staticRoutes.ts';
import type { FormState } from '../schemas/formState.ts';
import type { AppRouter } from '../trpc/appRouter.ts';

/** What `src/entry-server.tsx` needs to render one page. */
export type PageRequest = {
  /** Absolute address of the page. */
  url: string;
  client: TRPCClient<AppRouter>;
  /** Marks the scripts of the page as ours. */
  nonce: string;
  /** What a form without scripts was refused for, shown on the page it stands on. */
  formState: FormState | null;
};

/** What the React app makes of it: a document, or where to go instead. */
export type RenderedHtml = { status: number; html: string; location: string | null };

/** The React app, either from Vite or from its build. */
export type PageRenderer = {
  render: (page: PageRequest) => Promise<RenderedHtml>;
  publicFolders: PublicFolders;
  /** Names the built files: another after any change to them. None while Vite serves the sources. */
  build?: string;
  /** Whether Vite's hot reload needs its connection. */
  development: boolean;
  /** Puts Vite before the routes; the built app needs nothing. */
  attach?: (app: FastifyInstance) => void;
};
