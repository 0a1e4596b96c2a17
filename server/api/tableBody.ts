import { stringify } from 'csv-stringify/sync';
import { countOpen } from '#core/answers/accessCounts.ts';
import { type Coverage, type CoverageKind, coverageKinds } from '#core/answers/coverage.ts';
import { compareTexts } from '#core/compareTexts.ts';
import type { SourceResponse } from '#core/inputs/jsonApi/schemas.ts';
import type { TransitOfTable } from '#core/inputs/jsonApi/transit.ts';
import type { WorkOfTable } from '#core/inputs/jsonApi/work.ts';
import { coverageOf } from '../answers/facts/coverage.ts';
import type { ShortAnswer } from '../answers/table/answerTable.ts';
import { type CountedAnswers, countAnswers } from '../answers/table/countedAnswers.ts';
import { daysOf } from './answerParts.ts';

/** A pair of a table, and whether it is included in the table's counts. */
export type TableRow = ShortAnswer & {
  passport: string;
  destination: string;
  counted: boolean;
  /** Of a passport's table for changing planes. */
  transit?: TransitOfTable;
  /** Of a passport's table for working. */
  work?: WorkOfTable;
};

type Sources = ReadonlyMap<string, SourceResponse>;

/** The common fields of passport and destination tables, without the pairs. */
export function tableBody(rows: TableRow[], sources: Sources) {
  const counted = rows.filter((row) => row.counted);
  return {
    ...countsBody(countAnswers(counted)),
    coverage: coverageBody(coverageOf(counted, { sources })),
    sources: usedSources(rows, sources),
  };
}

/** Counts in the API's format, with suspended and unknown answers separate. */
export function countsBody({ total, counts: all, uncertain }: CountedAnswers) {
  const { suspended, unknown, ...counts } = all;
  return {
    total,
    counts,
    suspended,
    unknown,
    visaFree: countOpen(all, 'visa-free'),
    noVisaBeforehand: countOpen(all, 'no-visa-beforehand'),
    uncertain,
  };
}

/** The government pages that answers rest on, and the number of answers by kind of source. */
function coverageBody({ rows, governmentPages }: Coverage) {
  const countOf = new Map(rows.map(({ kind, count }) => [kind, count]));
  const counts = coverageKinds.map((kind) => [kind, countOf.get(kind) ?? 0]);
  return { governmentPages, counts: Object.fromEntries(counts) as Record<CoverageKind, number> };
}

/** The sources used by these answers, by id. */
export function usedSources(
  rows: readonly Pick<ShortAnswer, 'source'>[],
  sources: Sources,
): SourceResponse[] {
  const used = new Set(rows.map(({ source }) => source));
  return [...sources.values()]
    .filter(({ id }) => used.has(id))
    .sort((a, b) => compareTexts(a.id, b.id));
}

/** A pair of a table, without its codes. */
export function pairBody(row: ShortAnswer) {
  const { access, stay, conditional, unconfirmed, disagrees, askBeforeTravel, suspended, source } =
    row;
  return {
    access,
    days: daysOf(stay),
    stay,
    conditional,
    unconfirmed,
    disagrees,
    askBeforeTravel,
    suspended,
    source,
  };
}

/** The pairs as CSV with a header (RFC 4180); cells are protected against formula injection. */
export function tableCsv(rows: TableRow[], sources: Sources): string {
  const records = rows.map(({ passport, destination, access, stay, transit, work, ...row }) => {
    const source = sources.get(row.source ?? '');
    return {
      passport,
      destination,
      access: access ?? 'unknown',
      days: daysOf(stay),
      stay: stay && `${stay.number} ${stay.unit}`,
      conditional: yesOrNo(row.conditional),
      unconfirmed: yesOrNo(row.unconfirmed),
      disagrees: yesOrNo(row.disagrees),
      ask_before_travel: yesOrNo(row.askBeforeTravel),
      source: source?.title,
      source_address: source?.address,
      source_date: source?.date,
      licence: source?.licence,
      attribution: source?.attribution,
      // Appended last: programs may read columns by position.
      counted: yesOrNo(row.counted),
      suspended: yesOrNo(row.suspended),
      ...(transit && transitColumns(transit)),
      ...(work && workColumns(work)),
    };
  });
  return stringify(records, {
    header: true,
    escape_formulas: true,
    record_delimiter: 'windows',
  });
}

function transitColumns({ need, maxHours, airports, programmes }: TransitOfTable) {
  return {
    airside: need,
    hours: maxHours,
    airports: airports?.join(' '),
    programmes: listed(programmes.map(({ name, open }) => `${name} (${open})`)),
  };
}

function workColumns({ need, why, confirmed, programmes, routes, authority }: WorkOfTable) {
  return {
    need,
    why: why?.name,
    duties: why?.duties.join(' '),
    confirmed: yesOrNo(confirmed),
    programmes: listed(programmes.map(programmeInCell)),
    routes: listed(routes.map(({ name, kind }) => (name ? `${name} (${kind})` : kind))),
    authority: authority?.name,
  };
}

/** "Working Holiday (working_holiday, ages 18-30, 12 months, limited)" */
function programmeInCell({
  name,
  kind,
  ages,
  months,
  quota,
}: WorkOfTable['programmes'][number]): string {
  const terms = [
    kind,
    ages && `ages ${ages.first}-${ages.last}`,
    months && `${months} months`,
    quota,
  ];
  return `${name} (${terms.filter(Boolean).join(', ')})`;
}

function listed(texts: readonly string[]): string {
  return texts.join('; ');
}

function yesOrNo(value: boolean): string {
  return value ? 'yes' : 'no';
}
