/** What people call the records of a kind: one, and many. */
type Nouns = readonly [one: string, many: string];

/** The words and addresses of a kind of record, for the panel, the history, the trash and files. */
export type RecordWords<Fields extends object> = {
  /** In sentences: "question", "questions". */
  noun: Nouns;
  /** In lists, and the name of all records together. */
  title: Nouns;
  /** The name of its files, in addresses and commands. */
  file: string;
  /** The search parameter of `/admin/entry-conditions` with the id of a country's record. */
  param?: string;
  /** The labels of the form, in its order. */
  labels: Readonly<Record<keyof Fields, string>>;
};
