import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

/**
 * Parses a pack of this shape. Throws a sentence that names the file and the place of the first fault.
 */
export function parsePack<Pack>(schema: z.ZodMiniType<Pack>, text: string, file: string): Pack {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is no JSON: ${(error as Error).message}`);
  }
  return parsePart(schema, content, { file });
}

/**
 * Parses a part of a pack, by its path in the file such as `facts.areas`. Throws a sentence that
 * names the file and the place of the first fault.
 */
export function parsePart<Part>(
  schema: z.ZodMiniType<Part>,
  content: unknown,
  { file, path = '' }: { file: string; path?: string },
): Part {
  const { data, error } = schema.safeParse(content, { error: z.locales.en().localeError });
  if (data) return data;
  const [issue] = error?.issues ?? [];
  const place = issue?.path.map((key) =>
    typeof key === 'number' ? `[${key}]` : `.${String(key)}`,
  );
  const at = `${path}${place?.join('') ?? ''}`.replace(/^\./, '') || 'file';
  throw new Error(`${file}, ${at}: ${issue?.message}`);
}

/** Reads and parses the packs of a folder, by name. Throws as `parse` does. */
export function readPackFolder<Pack>(
  folder: string,
  parse: (text: string, file: string) => Pack,
): Pack[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => parse(readFileSync(join(folder, name), 'utf8'), name));
}
