import * as z from 'zod/mini';
import { countryCode, page, rowId } from '../text.ts';
import { sourceId } from './administratorRule.ts';

/** The id of a preview: a random UUID. */
const previewId = z.string().check(z.regex(/^[0-9a-f-]{36}$/));

export const editionDifference = z.strictObject({
  from: rowId,
  to: rowId,
  destination: z.optional(countryCode()),
  page,
});

export const previewChanges = z.strictObject({
  id: previewId,
  destination: z.optional(countryCode()),
  page,
});

export const previewApply = z.strictObject({ id: previewId, skipRefused: z.boolean() });

export const previewById = z.strictObject({ id: previewId });

export const sourceRollback = z.strictObject({ source: sourceId });

/** An edition to make current again. */
export const editionById = z.strictObject({ edition: rowId });

/** The numbers of rules that are new, changed or missing in an edition against another. */
export type DifferenceCounts = { new: number; changed: number; unchanged: number; missing: number };

/** A refused entry of a file, with its line if it has one. */
export type RefusedRow = {
  line: number | null;
  /** The codes if known, otherwise the file's text. */
  passport: string;
  destination: string;
  value: string;
  reason: string;
};

/** The effects of an uploaded file. */
export type FilePreview = {
  id: string;
  shape: string;
  date: string | null;
  counts: DifferenceCounts & { refused: number };
  warnings: string[];
  /** Whether the current edition has the same file and date. */
  isCurrent: boolean;
  /** The number of visitors' answers that change: higher sources decide the others. */
  changedAnswers: number;
  /** Changes by destination, largest first. */
  destinations: { destination: string; changes: number }[];
  /** The first refused rows. */
  refused: RefusedRow[];
  /** Why it can't be applied, with refused rows skipped or not; null if it can. */
  objection: { skippingRefused: string | null; asItIs: string | null };
};
