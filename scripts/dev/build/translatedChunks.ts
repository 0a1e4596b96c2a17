import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseSync } from 'rolldown/utils';
import type { Plugin, Rolldown } from 'vite';
import { type CompiledMessages, compiledMessages } from '#core/languages/compiledMessages.ts';
import { languages } from '#core/languages/languages.ts';
import type { TranslatedChunks } from '#server/ssr/builtRenderer.ts';
import { readTranslations } from '../messages/messageFiles.ts';

/** The module with all routes, which only pages of the panel load. */
const PANEL_ROUTES = '/src/routeTree.gen.ts';

/** A catalogue in a script: where it is, and which. */
type Place = { start: number; end: number; namespace: string };

/**
 * Writes the scripts of public pages once more for every language, with its messages in place of
 * the English ones. So a page loads one language, and no code that looks for it. Scripts without
 * messages, of their own or of what they import, are shared. In development a catalogue finds its
 * messages by the page's language.
 */
export function translatedChunks(): Plugin[] {
  return [
    {
      name: 'translated-chunks',
      apply: 'build',
      applyToEnvironment: (environment) => environment.name === 'client',
      generateBundle: {
        // Vite fills in the scripts to preload at the end.
        order: 'post',
        handler(_options, bundle) {
          const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
          const places = new Map(chunks.map((chunk) => [chunk.fileName, catalogues(chunk.code)]));
          const files = translatedFiles(chunks, places);
          const shared = new Set(
            chunks
              .map(({ fileName }) => fileName)
              .filter((name) => !files.has(name))
              .map((name) => basename(name)),
          );
          const folders: Record<string, string> = {};
          for (const [language, messages] of Object.entries(messagesOfBuild())) {
            const folder = folderOf(language, messages);
            folders[language] = folder;
            for (const chunk of chunks) {
              if (!files.has(chunk.fileName)) continue;
              const own = places.get(chunk.fileName) ?? [];
              const code = withPreloads(
                withSharedImports(translated(chunk.code, own, language, messages)),
                folder,
              );
              const fileName = chunk.fileName.replace(/[^/]+$/, `${folder}/$&`);
              this.emitFile({ type: 'asset', fileName, source: code });
            }
          }
          const list: TranslatedChunks = {
            folders,
            files: [...files].map((file) => basename(file)),
          };
          this.emitFile({
            type: 'asset',
            fileName: 'translated-chunks.json',
            source: JSON.stringify(list),
          });

          /** Scripts to preload are named from the root: those that are translated are in the folder. */
          function withPreloads(code: string, folder: string): string {
            return code.replaceAll(/"assets\/([\w.$-]+\.js)"/g, (address, name) =>
              shared.has(name) ? address : `"assets/${folder}/${name}"`,
            );
          }

          /** Imports of scripts that aren't translated lead out of the language's folder. */
          function withSharedImports(code: string): string {
            return code.replaceAll(/\.\/([\w.$-]+\.js)\b/g, (address, name) =>
              shared.has(name) ? `.${address}` : address,
            );
          }
        },
      },
    },
    {
      name: 'translated-modules',
      apply: 'serve',
      applyToEnvironment: (environment) => environment.name === 'client',
      transform(code, id) {
        const namespace = /\/messages\/en\/(\w+)\.gen\.ts$/.exec(id)?.[1];
        if (!namespace) return;
        const all = translatedCodes.map((language) => {
          const texts = readTranslations(language)[namespace] ?? {};
          return [language, compiledMessages({ [namespace]: texts })[namespace]];
        });
        return `${code}
const language = document.documentElement.lang;
const translated = ${JSON.stringify(Object.fromEntries(all))}[language];
if (translated) Object.assign(catalogue, { language, messages: translated });`;
      },
    },
  ];
}

const translatedCodes = languages.map(({ code }) => code).filter((code) => code !== 'en');

let compiled: Record<string, CompiledMessages> | undefined;

/** The messages of each language. They are compiled once: scripts and the server's files have the same. */
function messagesOfBuild(): Record<string, CompiledMessages> {
  compiled ??= Object.fromEntries(
    translatedCodes.map((language) => [language, compiledMessages(readTranslations(language))]),
  );
  return compiled;
}

/** Writes the compiled messages of each language for the server. */
export async function writeCompiledMessages(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await Promise.all(
    Object.entries(messagesOfBuild()).map(([language, messages]) =>
      writeFile(join(folder, `${language}.json`), JSON.stringify(messages)),
    ),
  );
}

/** Scripts are cached for good, so their folder is named by what they say. */
function folderOf(language: string, messages: CompiledMessages): string {
  const hash = createHash('sha256').update(JSON.stringify(messages)).digest('hex');
  return `${language}-${hash.slice(0, 8)}`;
}

/** True for a file of the build in a language's folder. */
export function isTranslatedChunk(file: string): boolean {
  return /[\\/][a-z]{2}-[\da-f]{8}[\\/][^\\/]+$/.test(file);
}

/** The public pages' scripts with messages, and those that import them. */
function translatedFiles(
  chunks: Rolldown.OutputChunk[],
  places: Map<string, Place[]>,
): Set<string> {
  const publicChunks = publicOnes(chunks);
  const files = new Set<string>();
  let before = -1;
  while (before !== files.size) {
    before = files.size;
    for (const { fileName, imports, dynamicImports } of publicChunks) {
      const ownMessages = places.get(fileName) ?? [];
      const imported = [...imports, ...dynamicImports].some((one) => files.has(one));
      if (ownMessages.length > 0 || imported) files.add(fileName);
    }
  }
  return files;
}

/** What the pages load, but for the panel's routes: it is in English. */
function publicOnes(chunks: Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const chunk of found) {
    for (const name of [...chunk.imports, ...chunk.dynamicImports]) {
      const next = byName.get(name);
      if (next && !isPanelRoutes(next)) found.add(next);
    }
  }
  return [...found];
}

/** Whether a script has the routes of the panel. */
export function isPanelRoutes({ moduleIds }: Rolldown.OutputChunk): boolean {
  return moduleIds.some((id) => id.endsWith(PANEL_ROUTES));
}

function translated(
  code: string,
  places: Place[],
  language: string,
  messages: CompiledMessages,
): string {
  let text = code;
  for (const { start, end, namespace } of places.toSorted(
    (one, other) => other.start - one.start,
  )) {
    const catalogue = JSON.stringify({ namespace, language, messages: messages[namespace] });
    text = text.slice(0, start) + catalogue + text.slice(end);
  }
  return text;
}

/** The catalogues in a script, in order: `{namespace: …, language: 'en', messages: …}`. */
export function catalogues(code: string): Place[] {
  if (!code.includes('namespace:')) return [];
  const places: Place[] = [];
  visit(parseSync('chunk.js', code).program);
  return places;

  function visit(node: unknown): void {
    if (typeof node !== 'object' || node === null) return;
    const place = placeOf(node as Node);
    if (place) places.push(place);
    else for (const child of Object.values(node)) visit(child);
  }
}

type Node = {
  type?: string;
  start?: number;
  end?: number;
  properties?: { key?: { name?: string }; value?: LiteralNode }[];
};

/** Minified, a text may be a template without expressions. */
type LiteralNode = { value?: unknown; quasis?: { value: { cooked: string } }[] };

function placeOf({ type, start, end, properties }: Node): Place | undefined {
  if (type !== 'ObjectExpression' || properties?.length !== 3) return undefined;
  if (start === undefined || end === undefined) return undefined;
  const [first, second, third] = properties;
  if (first?.key?.name !== 'namespace' || second?.key?.name !== 'language') return undefined;
  if (third?.key?.name !== 'messages' || textOf(second.value) !== 'en') return undefined;
  return { start, end, namespace: textOf(first.value) };
}

function textOf(node: LiteralNode | undefined): string {
  return String(node?.value ?? node?.quasis?.[0]?.value.cooked);
}
