import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';
import { z } from 'zod';
import { messageShape } from '#core/languages/messageShape.ts';

/** An English message: its ICU text, and a note for those who translate it. */
export const englishMessages = z.record(
  z.string().regex(/^[a-z]\w*$/, 'A key is a word in camel case'),
  z.strictObject({
    text: z.string().min(1),
    note: z.string().min(1),
    /** The most characters that there is room for. */
    maxLength: z.number().int().positive().optional(),
  }),
);

/**
 * The TypeScript module of a namespace with its compiled messages and the types of their
 * arguments, from the text of its file. Throws with the message's name if one is invalid.
 */
export function catalogueSource(namespace: string, json: string): string {
  const compiled = Object.entries(englishMessages.parse(JSON.parse(json))).map(
    ([key, { text }]) => {
      try {
        const message = compile(text);
        return { key, message, types: argumentTypes(message) };
      } catch (error) {
        throw new Error(`messages/en/${namespace}.json, "${key}": ${String(error)}`);
      }
    },
  );
  const types = compiled.map(({ key, types }) => `  ${key}: ${types};`);
  const texts = compiled.map(({ key, message }) => `    ${key}: ${JSON.stringify(message)},`);
  return `// Compiled from ${namespace}.json by \`npm run messages\`.
import type { Catalogue, Tag } from '../translate.ts';

export type Messages = {
${types.join('\n')}
};

const catalogue: Catalogue<Messages> = {
  namespace: '${namespace}',
  language: 'en',
  messages: {
${texts.join('\n')}
  },
};
export default catalogue;
`.replace(types.some((one) => one.includes('Tag')) ? '' : ', Tag', '');
}

const typeOf = { text: 'string | number', number: 'number', plural: 'number', tag: 'Tag' } as const;

function argumentTypes(message: CompiledMessage): string {
  const types = [...messageShape(message).arguments].map(([name, argument]) => {
    if (argument.type !== 'select') return `${name}: ${typeOf[argument.type]}`;
    if (argument.isOpen) return `${name}: string`;
    return `${name}: ${argument.options.map((one) => JSON.stringify(one)).join(' | ')}`;
  });
  return types.length === 0 ? 'Record<never, never>' : `{ ${types.join('; ')} }`;
}
