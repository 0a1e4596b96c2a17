/** What a word of a query says; names of countries and nationalities are no such words. */
export type WordGroup =
  /** Before a destination: "to Japan", "visit Japan". */
  | 'into'
  /** Before where somebody is from: "from Japan". */
  | 'from'
  /** Before a passport or a destination: "visa for Japan", "visa for Germans". */
  | 'for'
  /** Joins a passport or document to its country: "citizen of Japan". */
  | 'of'
  /** Before a document that somebody has: "with a US visa". */
  | 'held'
  /** After it: "US visa holder". */
  | 'holder'
  /** Before one that somebody asks about: "need a US visa". */
  | 'wanted'
  /** Beside one that the traveller hasn't, or that no longer counts: "no US visa", "expired". */
  | 'lacking'
  | 'passport'
  | 'visa'
  /** A residence permit. */
  | 'residence'
  /** The permit of the United States, which one calls by its colour. */
  | 'greenCard'
  /** Before the country in which somebody lives. */
  | 'lives'
  | 'transit'
  | 'working'
  | 'nomad'
  /** A journey "from" a place says nothing about a passport. */
  | 'flying'
  /** Says more about a document or passport, and stands within its name: "US tourist visa". */
  | 'kind'
  /**
   * What the search knows nothing about, though it is no misspelt name: "child" isn't Chile. One with a
   * capital may be a name: German "Island" is Iceland.
   */
  | 'topic'
  /** Stands before names: "the Netherlands". */
  | 'article'
  /** Joins names of one kind: "Spain and Portugal". */
  | 'and'
  /** Says nothing about what is asked. */
  | 'filler';

/**
 * A language's words of queries, by what they say: a space between them, `_` within one of several.
 * Names come before them, but a word alone in a longer query is no name: "in" isn't India.
 */
export type SearchWords = { readonly [group in WordGroup]?: string } & {
  /** Beginnings of the words for a nationality, by code: "marocain" is also "marocaines". */
  readonly nationalities?: Readonly<Record<string, string>>;
  /** What may follow these. */
  readonly endings?: string;
  /** Further names of countries by code, a comma between them, and their cases. */
  readonly names?: Readonly<Record<string, string>>;
  /** Cities and parts of countries, where their names aren't the English ones. */
  readonly places?: Readonly<Record<string, string>>;
};
