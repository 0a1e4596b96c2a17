import { number, plain, text } from '../columns.ts';

/** Who states what a record says: what administrators enter in its form. */
export const sourceColumns = {
  sourceTitle: text('source_title'),
  sourceAddress: plain<string | null>()('source_address'),
  sourceDate: plain<string | null>()('source_date'),
};

/** What records that belong to a country have beside the fields of their forms. */
export const headOfSourced = {
  id: number('id'),
  destination: text('destination'),
  /** The imported source that states it; null for what administrators entered. */
  sourceId: plain<string | null>()('source_id'),
  version: number('version'),
};

/** What is saved in the panel is the administrators' from then on. */
export const ownFromNowOn = { source_id: null };
