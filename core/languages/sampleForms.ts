import type { MessageShape } from './messageShape.ts';

/** Values of a message's arguments, by name; tags give what they enclose. */
type SampleValues = Record<string, string | number | ((children: unknown[]) => string)>;

/** A form of a message to try or to look at: what it is of, and the values that make it. */
type SampleForm = { name: string; values: SampleValues };

/** Numbers that are tried for a plural: Arabic’s last category begins at 100. */
const NUMBERS = [...Array.from({ length: 102 }, (_, index) => index + 1), 0];

/**
 * The forms of a message that a translator has to see: one for each plural and each option, with the
 * names of other arguments in their place.
 */
export function sampleForms(shape: MessageShape, language: string): SampleForm[] {
  const usual: SampleValues = {};
  const choices: { name: string; values: { name: string; value: string | number }[] }[] = [];
  for (const [name, argument] of shape.arguments) {
    if (argument.type === 'tag') usual[name] = (children) => children.join('');
    else if (argument.type === 'select') {
      usual[name] = argument.options[0] ?? '';
      choices.push({ name, values: argument.options.map((value) => ({ name: value, value })) });
    } else if (argument.type === 'plural') {
      usual[name] = 2;
      choices.push({ name, values: examplesOf(language, ordinalOf(shape, name)) });
    } else usual[name] = argument.type === 'number' ? 2 : `⟨${name}⟩`;
  }
  const forms = choices.flatMap(({ name, values }) =>
    values.map((one) => ({
      name: `${name}: ${one.name}`,
      values: { ...usual, [name]: one.value },
    })),
  );
  return forms.length > 0 ? forms : [{ name: '', values: usual }];
}

function ordinalOf({ plurals }: MessageShape, name: string): boolean {
  return plurals.some(({ argument, ordinal }) => argument === name && ordinal);
}

/** A number of each plural category of the language. */
function examplesOf(language: string, ordinal: boolean) {
  const rules = new Intl.PluralRules(language, { type: ordinal ? 'ordinal' : 'cardinal' });
  const { pluralCategories } = rules.resolvedOptions();
  return pluralCategories.flatMap((category) => {
    const value = NUMBERS.find((number) => rules.select(number) === category);
    return value === undefined ? [] : [{ name: String(value), value }];
  });
}
