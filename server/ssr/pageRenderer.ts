import type { TRPCClient } from '@trpc/client';
import type { FastifyInstance } from 'fastify';
import type { Question } from '#core/answers/unanswered.ts';
import type { FormState } from '#core/formState.ts';
import type { LanguageCode } from '#core/languages/languages.ts';
import type { CorrectedMessages } from '../languages/corrections.ts';
import type { AppRouter } from '../trpc/appRouter.ts';

/** Folders of static files. */
export type PublicFolders = {
  /** Files with a content hash in their name, served below /assets/. */
  hashed: string | undefined;
  /** Posters, the logo and the like, served from the root. */
  plain: string;
};

/** The input of `src/entry-server.tsx` for one page. */
export type PageRequest = {
  /** The absolute address of the page. */
  url: string;
  language: LanguageCode;
  /** The messages of the language that the site's team has corrected. */
  corrections: CorrectedMessages | undefined;
  client: TRPCClient<AppRouter>;
  /** Marks the page's own scripts. */
  nonce: string;
  /** The values and errors of a refused form without scripts, to show on its page. */
  formState: FormState | null;
  /** Called with the questions that the page shows without an answer. */
  onUnanswered: (questions: readonly Question[]) => void;
};

/** The result of rendering: a document or a redirect. */
export type RenderedHtml = { status: number; html: string; location: string | null };

/** What a page needs that a visitor goes to from another one. */
export type PageData = {
  /** The address that it redirects to, or its own. */
  href: string;
  /** The scripts of its routes; none while Vite serves the sources. */
  scripts: string[];
  /** The keys and the data of the queries that its loaders fetch. */
  queries: (readonly [key: readonly unknown[], data: unknown])[];
};

/** The React app, from Vite or from its build. */
export type PageRenderer = {
  render: (page: PageRequest) => Promise<RenderedHtml>;
  /** Runs a page's loaders without rendering it. */
  load: (page: PageRequest) => Promise<PageData>;
  publicFolders: PublicFolders;
  /** Identifies the built files; undefined while Vite serves the sources. */
  build?: string;
  /** Whether Vite's hot reload needs its connection. */
  development: boolean;
  /** Registers Vite before the routes; not needed for the built app. */
  attach?: (app: FastifyInstance) => void;
};
