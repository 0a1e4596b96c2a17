import type { CompiledMessage } from 'icu-minify/format';

export type Argument =
  | { type: 'text' | 'number' | 'plural' | 'tag' }
  /** Without `isOpen` its values are the options: its `other`, which ICU demands, is empty. */
  | { type: 'select'; options: string[]; isOpen: boolean };

/** What an ICU message is made of, apart from its words. */
export type MessageShape = {
  arguments: Map<string, Argument>;
  /** The types of all uses of each argument; `arguments` has the one that tells most. */
  uses: Map<string, Set<Argument['type']>>;
  /** The options of every choice by an argument. */
  selects: { argument: string; options: string[] }[];
  plurals: { argument: string; ordinal: boolean; categories: string[] }[];
  /** All texts, with a space between them. */
  words: string;
};

/** The kinds of compiled nodes; see `icu-minify/format`. */
const KIND = { select: 1, plural: 2, selectOrdinal: 3, number: 4 } as const;

/** Plurals, choices and tags within each other: the deepest message of the product has three. */
const DEPTH_MAX = 6;

/**
 * The shape of a compiled message. Throws if it has a format that isn't supported, or more than
 * DEPTH_MAX levels.
 */
export function messageShape(message: CompiledMessage): MessageShape {
  const shape: MessageShape = {
    arguments: new Map(),
    uses: new Map(),
    selects: [],
    plurals: [],
    words: '',
  };
  const texts: string[] = [];
  visit(typeof message === 'string' ? [message] : message, shape, texts, 0);
  return { ...shape, words: texts.join(' ').trim() };
}

function visit(
  nodes: readonly unknown[],
  shape: MessageShape,
  texts: string[],
  depth: number,
): void {
  if (depth > DEPTH_MAX) throw new Error(`it has more than ${DEPTH_MAX} levels`);
  for (const node of nodes) {
    if (typeof node === 'string') texts.push(node);
    if (!Array.isArray(node)) continue;
    const [name, kind, ...rest] = node as [string, unknown, ...unknown[]];
    const options = (rest[0] ?? {}) as Record<string, unknown>;
    if (kind === undefined) {
      note(shape, name, { type: 'text' });
    } else if (kind === KIND.plural || kind === KIND.selectOrdinal) {
      note(shape, name, { type: 'plural' });
      const categories = Object.keys(options);
      shape.plurals.push({ argument: name, ordinal: kind === KIND.selectOrdinal, categories });
      visitOptions(options, shape, texts, depth);
    } else if (kind === KIND.number) {
      note(shape, name, { type: 'number' });
    } else if (kind === KIND.select) {
      const { other, ...others } = options;
      const names = Object.keys(others);
      note(shape, name, { type: 'select', options: names, isOpen: other !== '' });
      shape.selects.push({ argument: name, options: names });
      visitOptions(options, shape, texts, depth);
    } else if (typeof kind === 'number' && kind !== 0) {
      throw new Error(`{${name}} has a format that isn't supported: give it as a text`);
    } else {
      note(shape, name, { type: 'tag' });
      visit([kind, ...rest], shape, texts, depth + 1);
    }
  }
}

/** What tells most of an argument last: a number may be shown in a plural as well. */
const TELLING = ['text', 'number', 'plural', 'select', 'tag'];

function note({ arguments: found, uses }: MessageShape, name: string, use: Argument): void {
  const types = uses.get(name) ?? new Set();
  uses.set(name, types.add(use.type));
  const known = found.get(name);
  if (!known || TELLING.indexOf(known.type) < TELLING.indexOf(use.type)) found.set(name, use);
}

function visitOptions(
  options: Record<string, unknown>,
  shape: MessageShape,
  texts: string[],
  depth: number,
): void {
  for (const branch of Object.values(options)) {
    visit(Array.isArray(branch) ? branch : [branch], shape, texts, depth + 1);
  }
}
