import { P99_GOAL, PRODUCT } from './cases.ts';
import type { Measured } from './measure.ts';
import type { referenceKinds } from './references.ts';

/** Rows of text with headings. */
export type Table = { title: string; headings: string[]; rows: string[][] };

/** The table without its columns of goals. */
export function withoutGoals({ title, headings, rows }: Table): Table {
  const isKept = (_: string, column: number) => !/^goals?$/.test(headings[column] ?? '');
  return { title, headings: headings.filter(isKept), rows: rows.map((row) => row.filter(isKept)) };
}

/** A line of progress: the number of responses with status 200, by server. */
export function responsesLine(what: string, responses: Record<string, number>): string {
  const counts = Object.entries(responses).map(([server, count]) => `${server} ${whole(count)}`);
  return `${what}: ${counts.join(', ')} responses\n`;
}

/** A table for the terminal. */
export function asText({ title, headings, rows }: Table): string {
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: string[]) =>
    cells
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ');
  return [title, line(headings), ...rows.map(line)].join('\n');
}

/** The same table for a README. */
export function asMarkdown({ title, headings, rows }: Table): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  const rule = headings.map((_, column) => (column === 0 ? '---' : '---:'));
  return [`${title}:`, '', line(headings), line(rule), ...rows.map(line)].join('\n');
}

/** Measurements with the same references, under one title. */
export function comparison(title: string, measured: Measured[]): Table {
  const [first] = measured;
  if (!first) return { title, headings: [], rows: [] };
  const { against, references } = first.case;
  const others = references.filter((kind) => kind !== against);
  return {
    title,
    headings: [
      'asked for',
      'at once',
      `${PRODUCT}/s`,
      'p50 ms',
      'p99 ms',
      'CPU µs',
      ...others.map((kind) => `${short(kind)}/s`),
      `${short(against)}/s`,
      'p99 ms',
      'CPU µs',
      'ratio',
      'CPU ratio',
      'p99 ratio',
      'goals',
    ],
    rows: measured.map((one) => comparedRow(one)),
  };
}

function comparedRow({ case: asked, connections, by }: Measured): string[] {
  const product = by.get(PRODUCT);
  const reference = by.get(asked.against);
  if (!product || !reference) return [];
  const others = asked.references.filter((kind) => kind !== asked.against);
  const ratio = product.perSecond / reference.perSecond;
  const p99Ratio = product.p99 / reference.p99;
  const shed = product.shed > 0 ? ` (${percent(product.shed)} sent away with 503)` : '';
  return [
    asked.name + shed,
    String(connections),
    whole(product.perSecond),
    milliseconds(product.p50),
    milliseconds(product.p99),
    whole(product.processor),
    ...others.map((kind) => whole(by.get(kind)?.perSecond ?? Number.NaN)),
    whole(reference.perSecond),
    milliseconds(reference.p99),
    whole(reference.processor),
    ratio.toFixed(2),
    (reference.processor / product.processor).toFixed(2),
    p99Ratio.toFixed(2),
    asked.goal === undefined
      ? ''
      : `${met(ratio >= asked.goal, `≥ ${asked.goal}`)}, ${met(p99Ratio <= P99_GOAL, `≤ ${P99_GOAL}`)}`,
  ];
}

/** A goal, marked as met or not. */
export function met(isMet: boolean, goal: string): string {
  return `${goal} ${isMet ? 'met' : 'NOT met'}`;
}

export function milliseconds(value: number): string {
  return value.toFixed(value < 10 ? 2 : 1);
}

export function whole(value: number): string {
  return Number.isNaN(value) ? '–' : Math.round(value).toLocaleString('en');
}

export function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

export function megabytes(bytes: number): string {
  return Number.isNaN(bytes) ? '–' : `${(bytes / 1e6).toFixed(0)} MB`;
}

function short(kind: keyof typeof referenceKinds): string {
  return {
    http: 'node:http',
    fastify: 'Fastify',
    'fastify-statements': 'Fastify + statements',
    'trpc-statements': 'tRPC + statements',
    'trpc-rule': 'tRPC + one statement',
  }[kind];
}
