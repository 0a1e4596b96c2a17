/** Endings in the genitive, dative, accusative, instrumental and prepositional case. */
const declensions: [ending: RegExp, cases: string[]][] = [
  [/ая$/, ['ой', 'ой', 'ую', 'ой', 'ой']],
  [/ое$/, ['ого', 'ому', 'ое', 'ым', 'ом']],
  [/[ыи]е$/, ['ых', 'ым', 'ые', 'ыми', 'ых']],
  [/[ыи]й(?= |$)$/, ['ого', 'ому', 'ый', 'ым', 'ом']],
  [/ия$/, ['ии', 'ии', 'ию', 'ией', 'ии']],
  [/(?<=[гкхжшчщ])а$/, ['и', 'е', 'у', 'ой', 'е']],
  [/а$/, ['ы', 'е', 'у', 'ой', 'е']],
  [/я$/, ['и', 'е', 'ю', 'ей', 'е']],
  [/(?<=[айеу])й$/, ['я', 'ю', 'й', 'ем', 'е']],
  [/й$/, ['я', 'ю', 'й', 'ем', 'е']],
  [/ет$/, ['та', 'ту', 'ет', 'том', 'те']],
  [/ь$/, ['я', 'ю', 'ь', 'ем', 'е']],
  [/ы$/, ['', 'ам', 'ы', 'ами', 'ах']],
  [/(?<=[бвгджзклмнпрстфхцчшщ])$/, ['а', 'у', '', 'ом', 'е']],
];

/** Of "Шри-Ланка" only the end changes, of "Южная Корея" both words. */
function declined(name: string, which: number): string {
  return name
    .split(' ')
    .map((word) => {
      // ОАЭ, США
      if (word === word.toUpperCase()) return word;
      const [ending, cases] = declensions.find(([one]) => one.test(word)) ?? [];
      return ending ? word.replace(ending, cases?.[which] ?? '') : word;
    })
    .join(' ');
}

/** Russian names, a comma between them, each in all its cases. */
export function casesOf(names: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(names).map(([code, listed]) => [
      code,
      listed.split(', ').flatMap(inCases).join(', '),
    ]),
  );
}

/** A Russian name in all its cases. */
export function inCases(name: string): string[] {
  return [...new Set([name, ...[0, 1, 2, 3, 4].map((which) => declined(name, which))])];
}
