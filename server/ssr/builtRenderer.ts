import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LanguageCode } from '#core/languages/languages.ts';
import { readBuiltMessages, translateRequests } from '../languages/translations.ts';
import { entryOf } from '../lib/entryOf.ts';
import type { PageRenderer } from './pageRenderer.ts';

type ServerEntry = typeof import('#src/entry-server.tsx');
type PageModules = import('#src/entry-server.tsx').PageModules;

/** The build's `translated-chunks.json`: the scripts of languages other than English. */
export type TranslatedChunks = {
  /** The folder of each language's scripts in the folder of English ones: `de-1a2b3c4d`. */
  folders: Record<string, string>;
  /** The names of the scripts that each of these folders has. */
  files: string[];
};

/** The build's `route-assets.json`. */
type Assets = Record<string, RouteAssets>;

type RouteAssets = {
  css?: string[];
  preloads?: string[];
  scripts?: { attrs: { src: string } }[];
  namespaces?: string[];
};

const dist = join(import.meta.dirname, '..', '..', 'dist');

/** The React app from `dist/`. Throws when it has not been built. */
export async function builtPages(): Promise<PageRenderer> {
  const entry = pathToFileURL(join(dist, 'server', 'entry-server.js')).href;
  const { render, load, ...messages } = (await import(entry)) as ServerEntry;
  translateRequests(messages);
  readBuiltMessages(join(dist, 'messages'));
  const { routes: assets } = await readBuildFile<{ routes: Assets }>('route-assets.json');
  const manifest = { routes: mapValues(assets, ({ css = [] }) => ({ css })) };
  const translated = await readBuildFile<TranslatedChunks>('translated-chunks.json');
  const modulesOf = new Map<LanguageCode, PageModules>();
  const assetsIn = (language: LanguageCode) => ({
    manifest,
    modules: entryOf(modulesOf, language, () => modulesIn(assets, translated, language)),
  });
  return {
    render: (page) => render(page, assetsIn(page.language)),
    load: (page) => load(page, assetsIn(page.language)),
    publicFolders: {
      hashed: join(dist, 'client', 'assets'),
      plain: join(dist, 'client', 'public'),
    },
    // File names contain content hashes.
    build: createHash('sha256')
      .update(JSON.stringify([assets, translated]))
      .digest('hex')
      .slice(0, 16),
    development: false,
  };
}

/** The scripts of pages in a language. */
function modulesIn(
  assets: Assets,
  { folders, files }: TranslatedChunks,
  language: string,
): PageModules {
  const folder = folders[language];
  const isTranslated = new Set(folder && files);
  const inLanguage = (address: string) => {
    const name = basename(address);
    return isTranslated.has(name) ? `/assets/${folder}/${name}` : address;
  };
  return {
    entry: inLanguage(assets.__root__?.scripts?.[0]?.attrs.src ?? ''),
    preloads: mapValues(assets, ({ preloads = [] }) => preloads.map(inLanguage)),
    namespaces: mapValues(assets, ({ namespaces = [] }) => namespaces),
  };
}

async function readBuildFile<Content>(name: string): Promise<Content> {
  return JSON.parse(await readFile(join(dist, 'client', name), 'utf8'));
}

function mapValues<From, To>(
  record: Record<string, From>,
  map: (value: From) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
