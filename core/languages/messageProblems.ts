import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';
import { formatMessage } from '#messages/translate.ts';
import { isTooLong } from './messageLength.ts';
import { type Argument, type MessageShape, messageShape } from './messageShape.ts';
import { sampleForms } from './sampleForms.ts';

/** A message to translate: its ICU text, and the most characters that there is room for. */
type MessageToTranslate = { text: string; maxLength?: number | undefined };

/**
 * What is wrong with the form of a message's translation (both ICU texts), in words for those who
 * correct it: other arguments or tags than in English, other plurals than the language has, no room.
 * What has no problem can be formatted with all values that the English text is given.
 */
export function messageProblems(
  language: string,
  english: MessageToTranslate,
  text: string,
): string[] {
  if (isTooLong(english.text, text)) {
    return [`has ${text.length} characters, far more than in English (${english.text.length})`];
  }
  let message: CompiledMessage;
  let shape: MessageShape;
  let expected: MessageShape;
  try {
    message = compile(text);
    shape = messageShape(message);
    expected = messageShape(compile(english.text));
  } catch (error) {
    return [`isn’t an ICU message: ${String(error)}`];
  }
  const problems = [
    ...argumentProblems(expected, shape),
    ...pluralProblems(language, shape),
    ...lengthProblems(english, shape),
  ];
  return problems.length > 0 ? problems : formatProblems(language, message, expected);
}

/** The uses that the value of an English argument allows. */
const allowed: Record<Argument['type'], readonly Argument['type'][]> = {
  text: ['text'],
  number: ['number'],
  plural: ['plural', 'number', 'text'],
  select: ['select', 'text'],
  tag: ['tag'],
};

function argumentProblems(expected: MessageShape, shape: MessageShape): string[] {
  const extra = [...shape.arguments.keys()].filter((one) => !expected.arguments.has(one));
  const problems = extra.map((one) => `{${one}} isn’t in English`);
  for (const [name, argument] of expected.arguments) {
    const own = shape.arguments.get(name);
    const uses = [...(shape.uses.get(name) ?? [])];
    const other = uses.find((use) => !allowed[argument.type].includes(use));
    if (other || own?.type !== argument.type) {
      const is = other ?? own?.type ?? 'missing';
      problems.push(`{${name}} is ${is}, in English ${argument.type}`);
    } else if (argument.type === 'select') {
      const english = argument.options.toSorted().join();
      for (const { argument: selecting, options } of shape.selects) {
        const selected = options.toSorted().join();
        if (selecting !== name || selected === english) continue;
        problems.push(`{${name}} selects ${selected}, in English ${english}`);
      }
    }
  }
  return problems;
}

function pluralProblems(language: string, { plurals }: MessageShape): string[] {
  return plurals.flatMap(({ argument, ordinal, categories }) => {
    const type = ordinal ? 'ordinal' : 'cardinal';
    const needed = new Intl.PluralRules(language, { type }).resolvedOptions().pluralCategories;
    const own = categories.filter((one) => !one.startsWith('='));
    const missing = needed.filter((one) => !own.includes(one));
    const extra = own.filter((one) => !needed.includes(one as Intl.LDMLPluralRule));
    return [
      ...missing.map((one) => `the plural of {${argument}} lacks "${one}"`),
      ...extra.map((one) => `the plural of {${argument}} has "${one}", which ${language} lacks`),
    ];
  });
}

function lengthProblems({ maxLength }: MessageToTranslate, { words }: MessageShape): string[] {
  if (!maxLength || words.length <= maxLength) return [];
  return [`has ${words.length} characters; there is room for ${maxLength}`];
}

/** Formats the message once with each value that tells its forms apart. */
function formatProblems(
  language: string,
  message: CompiledMessage,
  expected: MessageShape,
): string[] {
  try {
    for (const { values } of sampleForms(expected, language)) {
      formatMessage(language, message, values);
    }
    return [];
  } catch (error) {
    return [`can’t be shown: ${String(error)}`];
  }
}
