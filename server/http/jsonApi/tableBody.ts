import { stringify } from 'csv-stringify/sync';
import { type AnswerSource, accesses, type EntryAnswer, type Stay } from '../../schemas/access.ts';
import { DEFAULT_STAY } from '../../schemas/constants.ts';
import type { SourceResponse } from '../../schemas/jsonApiResponses.ts';
import { attribution, daysOf, sourceBody } from './answerBody.ts';

/** What a table gives of one pair. */
export type TableAnswer = {
  passport: string;
  destination: string;
  access: EntryAnswer['access'];
  stay: Stay | null;
  /** Null for the own country and where unknown. */
  source: AnswerSource | null;
};

/** What the tables of passports and of destinations have in common, the pairs apart. */
export function tableBody(answers: TableAnswer[], on: string) {
  const countOf = (access: EntryAnswer['access']) =>
    answers.filter((answer) => answer.access === access).length;
  return {
    purpose: DEFAULT_STAY,
    on,
    counts: Object.fromEntries(accesses.map((access) => [access, countOf(access)])) as Record<
      (typeof accesses)[number],
      number
    >,
    unknown: countOf(null),
    sources: sourcesOf(answers),
  };
}

/** One pair of a table, without its codes. */
export function pairBody({ access, stay, source }: TableAnswer) {
  return { access, days: daysOf(stay), stay, source: source?.id ?? null };
}

/** The pairs as CSV, with a header. Spreadsheets take no cell for a formula. */
export function tableCsv(answers: TableAnswer[]): string {
  const rows = answers.map(({ passport, destination, access, stay, source }) => ({
    passport,
    destination,
    access: access ?? 'unknown',
    days: daysOf(stay),
    stay: stay && `${stay.number} ${stay.unit}`,
    source: source?.title,
    source_address: source?.address,
    source_date: source?.date,
    licence: source?.licence,
    attribution: source && attribution(source),
  }));
  return stringify(rows, { header: true, escape_formulas: true, record_delimiter: 'windows' });
}

function sourcesOf(answers: TableAnswer[]): SourceResponse[] {
  const sources = new Map<string, SourceResponse>();
  for (const { source } of answers) {
    if (source && !sources.has(source.id)) sources.set(source.id, sourceBody(source));
  }
  return [...sources.values()];
}
