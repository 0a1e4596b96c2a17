import compile from 'icu-minify/compile';
import { type MessageShape, messageShape } from './messageShape.ts';

/** A message to translate: its ICU text, and the most characters that there is room for. */
export type MessageToTranslate = { text: string; maxLength?: number | undefined };

/**
 * What is wrong with the form of a message's translation (both ICU texts), in words for those who
 * correct it: other arguments or tags than in English, other plurals than the language has, no room.
 */
export function messageProblems(
  language: string,
  english: MessageToTranslate,
  text: string,
): string[] {
  let shape: MessageShape;
  let expected: MessageShape;
  try {
    shape = messageShape(compile(text));
    expected = messageShape(compile(english.text));
  } catch (error) {
    return [`isn’t an ICU message: ${String(error)}`];
  }
  return [
    ...argumentProblems(expected, shape),
    ...pluralProblems(language, shape),
    ...lengthProblems(english, shape),
  ];
}

function argumentProblems(expected: MessageShape, shape: MessageShape): string[] {
  const extra = [...shape.arguments.keys()].filter((one) => !expected.arguments.has(one));
  const problems = extra.map((one) => `{${one}} isn’t in English`);
  for (const [name, argument] of expected.arguments) {
    const own = shape.arguments.get(name);
    if (own?.type !== argument.type) {
      problems.push(`{${name}} is ${own?.type ?? 'missing'}, in English ${argument.type}`);
    } else if (own.type === 'select' && argument.type === 'select') {
      const [options, english] = [own.options, argument.options].map((one) => one.sort().join());
      if (options !== english) problems.push(`{${name}} selects ${options}, in English ${english}`);
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
