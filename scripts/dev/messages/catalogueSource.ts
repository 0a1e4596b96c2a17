import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';
import { z } from 'zod';

/** An English message: its ICU text, and a note for those who translate it. */
const messages = z.record(
  z.string().regex(/^[a-z]\w*$/, 'A key is a word in camel case'),
  z.strictObject({
    text: z.string().min(1),
    note: z.string().min(1),
    /** The most characters that there is room for. */
    maxLength: z.number().int().positive().optional(),
  }),
);

/** The kinds of compiled nodes; see `icu-minify/format`. */
const KIND = { select: 1, plural: 2, selectOrdinal: 3, number: 4 } as const;

/**
 * The TypeScript module of a namespace with its compiled messages and the types of their
 * arguments, from the text of its `en.json`. Throws with the message's name if one is invalid.
 */
export function catalogueSource(namespace: string, json: string): string {
  const compiled = Object.entries(messages.parse(JSON.parse(json))).map(([key, { text }]) => {
    try {
      const message = compile(text);
      return { key, message, types: argumentTypes(message) };
    } catch (error) {
      throw new Error(`messages/${namespace}/en.json, "${key}": ${String(error)}`);
    }
  });
  const types = compiled.map(({ key, types }) => `  ${key}: ${types};`);
  const texts = compiled.map(({ key, message }) => `    ${key}: ${JSON.stringify(message)},`);
  return `// Compiled from en.json by \`npm run messages\`.
import type { Catalogue, Tag } from '../translate.ts';

export type Messages = {
${types.join('\n')}
};

const catalogue: Catalogue<Messages> = {
  language: 'en',
  messages: {
${texts.join('\n')}
  },
};
export default catalogue;
`.replace(types.some((one) => one.includes('Tag')) ? '' : ', Tag', '');
}

function argumentTypes(message: CompiledMessage): string {
  const found = new Map<string, string>();
  if (Array.isArray(message)) collect(message, found);
  if (found.size === 0) return 'Record<never, never>';
  return `{ ${[...found].map(([name, type]) => `${name}: ${type}`).join('; ')} }`;
}

function collect(nodes: readonly unknown[], found: Map<string, string>): void {
  for (const node of nodes) {
    if (!Array.isArray(node)) continue;
    const [name, kind, ...rest] = node as [string, unknown, ...unknown[]];
    if (kind === undefined) {
      if (!found.has(name)) found.set(name, 'string | number');
    } else if (kind === KIND.plural || kind === KIND.selectOrdinal || kind === KIND.number) {
      found.set(name, 'number');
      collectOptions(rest[0], found);
    } else if (kind === KIND.select) {
      found.set(name, selectType(rest[0] as Record<string, unknown>));
      collectOptions(rest[0], found);
    } else if (typeof kind === 'number' && kind !== 0) {
      throw new Error(`{${name}} has a format that isn't supported: give it as a text`);
    } else {
      found.set(name, 'Tag');
      collect([kind, ...rest], found);
    }
  }
}

/** The values of a select: any text, unless its `other`, which ICU demands, is empty. */
function selectType({ other, ...options }: Record<string, unknown>): string {
  if (other !== '') return 'string';
  return Object.keys(options)
    .map((one) => JSON.stringify(one))
    .join(' | ');
}

function collectOptions(options: unknown, found: Map<string, string>): void {
  for (const branch of Object.values((options ?? {}) as Record<string, unknown>)) {
    if (Array.isArray(branch)) collect(branch, found);
  }
}
