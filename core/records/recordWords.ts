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
  /** Of a country's records the page with their list, and the search parameter there with the id of one. */
  page?: '/admin/entry-conditions' | '/admin/ways-to-work';
  param?: string;
  /** The labels of the form, in its order. */
  labels: Readonly<Record<keyof Fields, string>>;
};
