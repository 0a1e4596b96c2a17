const lists = {
  and: new Intl.ListFormat('en-GB', { type: 'conjunction' }),
  or: new Intl.ListFormat('en-GB', { type: 'disjunction' }),
  comma: new Intl.ListFormat('en-GB', { type: 'unit' }),
};

/** "Germany, India and Brazil", or with "or" or only a comma before the last item. */
export function listInWords(items: Iterable<string>, word: keyof typeof lists = 'and'): string {
  return lists[word].format(items);
}
