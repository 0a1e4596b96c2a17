import type { ComponentType } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { RecordEntity, recordWords } from '#core/records/kinds.ts';
import type { ShowValue } from '../forms/versions/DifferenceField.tsx';
import type { RefetchOnOpen } from '../forms/versions/dataSinceOpening.ts';
import type { Query } from '../Loaded.tsx';
import type { ListColumn } from '../lists/listColumns.ts';
import type { RuleSource, sourceOf } from '../rules/ruleLabels.ts';

/** The kinds of records of which a country has several, in lists of one page. */
type CountryRecordEntity = Exclude<
  RecordEntity,
  'faq' | 'translation' | 'transit_policy' | 'work_area'
>;

/** The pages with lists of them. */
export type CountryRecordPage = (typeof recordWords)[CountryRecordEntity]['page'];

/** A record that belongs to a country, without the fields of its kind. */
export type CountryRecord = {
  id: number;
  destination: string;
  version: number;
} & Parameters<typeof sourceOf>[0];

/** A kind of record that belongs to a country. */
export type CountryRecordKind<
  Row extends CountryRecord,
  Fields extends FieldValues,
> = EditedKind & {
  /** The list's id in the page's address. */
  list: string;
  texts: { heading: string; add: string; new: string; edit: string; save: string; none: string };
  api: Api<Row, Fields>;
  nameOf: (row: Row) => string;
  /** The kind's own columns: the first has the text that links to the record. */
  columns: readonly [ListColumn<Row>, ...ListColumn<Row>[]];
};

/** A kind as far as the form of a record is shown by it. */
export type EditedKind = {
  entity: CountryRecordEntity;
  /** The form of a record, loaded when one is opened. */
  Edited: ComponentType<EditedRecord>;
};

export type EditedRecord = {
  id: number | 'new';
  /** The country of a new record. */
  destination: string;
  sources: RuleSource[];
  /** Called with the record's country after a save or when cancelled. */
  onDone: (destination: string) => void;
};

/** The fields of a kind in its form. */
export type CountryRecordFields<Fields extends FieldValues> = {
  schema: z.core.$ZodType<Fields>;
  withoutHidden?: (fields: Fields) => Fields;
  blank: DefaultValues<Fields>;
  /** Renders codes. */
  show: ShowValue;
  /** The kind's own fields, in a form's `FormProvider`. */
  Fields: ComponentType;
  /** The kind's own fields about the source. */
  AboutSource?: ComponentType;
};

/** The procedures of a kind's router. */
type Api<Row, Fields> = {
  listByDestination: { useQuery: (input: { destination: string }) => Query<Row[]> };
  byId: {
    useQuery: (
      input: { id: number },
      options: RefetchOnOpen,
    ) => Query<Row> & { dataUpdatedAt: number };
  };
  create: Mutation<{ destination: string; fields: Fields }, { version: number }>;
  update: Mutation<{ id: number; version: number; fields: Fields }, { version: number }>;
  delete: Mutation<{ id: number }>;
  deleteMany: Mutation<{ ids: number[] }>;
};

type Mutation<Input, Output = unknown> = {
  useMutation: () => {
    isPending: boolean;
    mutate: (input: Input, options?: { onSuccess: () => void }) => void;
    mutateAsync: (input: Input) => Promise<Output>;
  };
};

/** The blank values of the fields that all kinds have. */
export const commonBlank = { sourceTitle: '', sourceAddress: null, sourceDate: null };
