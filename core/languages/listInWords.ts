import listMessages from '#messages/en/lists.gen.ts';
import { translator } from '#messages/translate.ts';

const t = translator(listMessages);

const patterns = {
  and: { two: 'andTwo', start: 'andStart', middle: 'andMiddle', end: 'andEnd' },
  or: { two: 'orTwo', start: 'orStart', middle: 'orMiddle', end: 'orEnd' },
  clause: { two: 'clauseTwo', start: 'commaStart', middle: 'commaMiddle', end: 'clauseEnd' },
  comma: { two: 'commaTwo', start: 'commaStart', middle: 'commaMiddle', end: 'commaEnd' },
  dot: { two: 'dotTwo', start: 'dotStart', middle: 'dotMiddle', end: 'dotEnd' },
} as const;

/**
 * "Germany, India and Brazil", or with "or", only a comma or a dot (·) before the last item; clauses as their
 * language joins them. '' without items.
 */
export function listInWords(items: Iterable<string>, word: keyof typeof patterns = 'and'): string {
  const { two, start, middle, end } = patterns[word];
  const [first = '', ...others] = items;
  const last = others.pop();
  if (last === undefined) return first;
  const beforeLast = others.pop();
  if (beforeLast === undefined) return t(two, { first, last });
  const rest = others.reduceRight(
    (words, element) => t(middle, { element, rest: words }),
    t(end, { beforeLast, last }),
  );
  return t(start, { first, rest });
}
