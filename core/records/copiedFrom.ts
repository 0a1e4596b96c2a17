/** The shipped statements that the team's were copied from, or last compared with. */
export type CopiedFrom = {
  /** Their source's id, and that source's edition. */
  source: string;
  edition: number;
  /** The edition's date; null if unknown. */
  date: string | null;
  /** A hash of the statements, by which a later edition is seen to say something else. */
  hash: string;
};
