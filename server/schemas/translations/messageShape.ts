import type { CompiledMessage } from 'icu-minify/format';

type Argument =
  | { type: 'text' | 'number' | 'plural' | 'tag' }
  /** Without `isOpen` its values are the options: its `other`, which ICU demands, is empty. */
  | { type: 'select'; options: string[]; isOpen: boolean };

/** What an ICU message is made of, apart from its words. */
export type MessageShape = {
  arguments: Map<string, Argument>;
  plurals: { argument: string; ordinal: boolean; categories: string[] }[];
  /** All texts, with a space between them. */
  words: string;
};

/** The kinds of compiled nodes; see `icu-minify/format`. */
const KIND = { select: 1, plural: 2, selectOrdinal: 3, number: 4 } as const;

/** The shape of a compiled message. Throws if it has a format that isn't supported. */
export function messageShape(message: CompiledMessage): MessageShape {
  const shape: MessageShape = { arguments: new Map(), plurals: [], words: '' };
  const texts: string[] = [];
  visit(typeof message === 'string' ? [message] : message, shape, texts);
  return { ...shape, words: texts.join(' ').trim() };
}

function visit(nodes: readonly unknown[], shape: MessageShape, texts: string[]): void {
  const { arguments: found } = shape;
  for (const node of nodes) {
    if (typeof node === 'string') texts.push(node);
    if (!Array.isArray(node)) continue;
    const [name, kind, ...rest] = node as [string, unknown, ...unknown[]];
    const options = (rest[0] ?? {}) as Record<string, unknown>;
    if (kind === undefined) {
      if (!found.has(name)) found.set(name, { type: 'text' });
    } else if (kind === KIND.plural || kind === KIND.selectOrdinal) {
      found.set(name, { type: 'plural' });
      const categories = Object.keys(options);
      shape.plurals.push({ argument: name, ordinal: kind === KIND.selectOrdinal, categories });
      visitOptions(options, shape, texts);
    } else if (kind === KIND.number) {
      if (found.get(name)?.type !== 'plural') found.set(name, { type: 'number' });
    } else if (kind === KIND.select) {
      const { other, ...others } = options;
      found.set(name, { type: 'select', options: Object.keys(others), isOpen: other !== '' });
      visitOptions(options, shape, texts);
    } else if (typeof kind === 'number' && kind !== 0) {
      throw new Error(`{${name}} has a format that isn't supported: give it as a text`);
    } else {
      found.set(name, { type: 'tag' });
      visit([kind, ...rest], shape, texts);
    }
  }
}

function visitOptions(options: Record<string, unknown>, shape: MessageShape, texts: string[]) {
  for (const branch of Object.values(options)) {
    visit(Array.isArray(branch) ? branch : [branch], shape, texts);
  }
}
