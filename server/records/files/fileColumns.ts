import type * as z from 'zod/mini';
import { isObject } from '#server/files/fileBytes.ts';
import { shownText } from '#server/files/shownText.ts';
import { cellOfText, textOfCell } from '#server/lib/csvCells.ts';

/** How a field is encoded in a cell. */
export type CellForm = 'text' | 'number' | 'flag' | 'list' | 'json';

/** A column of a file: a field of a record, or of an object in it. */
export type FileColumn = {
  /** The name in the header, such as `weather.bestTimeToVisit`. */
  name: string;
  /** The path of the value in the record. */
  path: readonly string[];
  form: CellForm;
  /** Whether an empty cell means null. */
  nullable: boolean;
  /** Whether the form may omit it. */
  optional: boolean;
  /** The allowed words, if limited. */
  words?: readonly string[];
  /** What the words are: "kind of stay". */
  wordsAre?: string;
};

type Definition = {
  type: string;
  shape?: Record<string, z.core.$ZodType>;
  element?: z.core.$ZodType;
  innerType?: z.core.$ZodType;
  entries?: Record<string, string>;
};

/** What the words of a column are, where the column doesn't say it. */
const namesOfWords: Readonly<Record<string, string>> = {
  type: 'kind of stay',
  types: 'kind of stay',
  purposes: 'kind of stay',
  continent: 'continent',
  status: 'status',
  category: 'category',
  kind: 'kind',
  language: 'language',
};

/**
 * The columns for a form's schema, so that a new field is in files too. Throws for kinds of fields
 * without a cell encoding.
 */
export function columnsOf(schema: z.core.$ZodType, path: readonly string[] = []): FileColumn[] {
  const { inner, nullable, optional } = unwrapped(schema);
  const { type, shape, element, entries } = definitionOf(inner);
  if (type === 'object' && shape && !nullable) {
    return Object.entries(shape).flatMap(([name, field]) => columnsOf(field, [...path, name]));
  }
  const wordsAre = namesOfWords[path.at(-1) ?? ''];
  const column = { name: path.join('.'), path, nullable, optional, ...(wordsAre && { wordsAre }) };
  if (type === 'number') return [{ ...column, form: 'number' }];
  if (type === 'boolean') return [{ ...column, form: 'flag' }];
  if (type === 'string') return [{ ...column, form: 'text' }];
  if (type === 'enum') return [{ ...column, form: 'text', words: Object.values(entries ?? {}) }];
  if (type === 'object' || type === 'record') return [{ ...column, form: 'json' }];
  if (type !== 'array' || !element) throw new Error(`No cell can hold ${column.name}: ${type}`);
  const item = definitionOf(unwrapped(element).inner);
  if (item.type === 'enum') {
    return [{ ...column, form: 'list', words: Object.values(item.entries ?? {}) }];
  }
  return [{ ...column, form: item.type === 'string' ? 'list' : 'json' }];
}

/** Reduces a stored record to the fields of its form's schema. */
export function shapedLike(schema: z.core.$ZodType, value: unknown): unknown {
  const { type, shape, element } = definitionOf(unwrapped(schema).inner);
  if (type === 'array' && element && Array.isArray(value)) {
    return value.map((item) => shapedLike(element, item));
  }
  if (type !== 'object' || !shape || !isObject(value)) return value;
  const known = Object.entries(shape).filter(([name]) => value[name] !== undefined);
  return Object.fromEntries(known.map(([name, field]) => [name, shapedLike(field, value[name])]));
}

function unwrapped(schema: z.core.$ZodType): {
  inner: z.core.$ZodType;
  nullable: boolean;
  optional: boolean;
} {
  const { type, innerType } = definitionOf(schema);
  if (!innerType || !['nullable', 'optional', 'default'].includes(type)) {
    return { inner: schema, nullable: false, optional: false };
  }
  const { inner, nullable, optional } = unwrapped(innerType);
  return {
    inner,
    nullable: nullable || type === 'nullable',
    optional: optional || type !== 'nullable',
  };
}

function definitionOf(schema: z.core.$ZodType): Definition {
  return schema._zod.def as unknown as Definition;
}

/** The column's value in a record, or undefined. */
export function valueAt(record: unknown, { path }: FileColumn): unknown {
  return path.reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), record);
}

/** Sets the column's value in the record. */
export function putAt(record: Record<string, unknown>, { path }: FileColumn, value: unknown): void {
  const last = path.at(-1) ?? '';
  let object = record;
  for (const name of path.slice(0, -1)) {
    if (!isObject(object[name])) object[name] = {};
    object = object[name] as Record<string, unknown>;
  }
  object[last] = value;
}

/** Encodes a value as a cell, protected against formula injection. */
export function cellOf({ form }: FileColumn, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (form === 'number' || form === 'flag') return String(value);
  if (form === 'json') return cellOfText(JSON.stringify(value));
  if (form === 'text') return cellOfText(String(value));
  const items = (value as unknown[]).map((item) => String(item).replace(/[\\|]/g, '\\$&'));
  return cellOfText(items.join(' | '));
}

/** Decodes a cell, or returns the problem. The form's schema validates further. */
export function readCell(
  column: FileColumn,
  cell: string,
): { value: unknown } | { problem: string } {
  const { form, nullable, optional } = column;
  if (cell.trim() === '' && (nullable || optional)) return { value: emptyValue(column) };
  if (form === 'text') return known(column, textOfCell(cell));
  const text = textOfCell(cell).trim();
  if (form === 'list') return known(column, itemsOf(text));
  if (form === 'json') return text === '' ? { value: [] } : parsed(text);
  if (form === 'flag') return flagOf(text);
  // An empty number cell: the schema reports it as missing.
  if (text === '') return { value: undefined };
  if (/^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(text)) return { value: Number(text) };
  return { problem: notANumber(text) };
}

/** A value of a JSON file, or the problem. */
export function readValue(
  column: FileColumn,
  value: unknown,
): { value: unknown } | { problem: string } {
  if (column.form === 'number' && typeof value === 'string') return { problem: notANumber(value) };
  return known(column, value);
}

function notANumber(text: string): string {
  const hint = /^[+-]?[\d., ]+$/.test(text) ? ': write it like 4.5' : '';
  return `“${shownText(text)}” is no number${hint}`;
}

/** Or the problem that it is, or has, none of the allowed words. An empty one is the schema's to refuse. */
function known(
  { words, wordsAre = 'word that is known here' }: FileColumn,
  value: unknown,
): { value: unknown } | { problem: string } {
  const given = (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string');
  if (!words) return { value };
  const unknown = given.find((one) => one.trim() !== '' && !words.includes(one));
  if (unknown === undefined) return { value };
  const all = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(words.filter(Boolean));
  return { problem: `“${shownText(unknown)}” is no ${wordsAre}: ${all}` };
}

/** The value of a new record from a file without this column; numbers and flags have none. */
export function emptyValue({ form, nullable, optional }: FileColumn): unknown {
  if (nullable) return null;
  if (optional) return undefined;
  if (form === 'text') return '';
  return form === 'list' || form === 'json' ? [] : undefined;
}

/** Splits at |; \| and \\ are the characters themselves. */
function itemsOf(text: string): string[] {
  if (text === '') return [];
  const items = [''];
  for (const [part] of text.matchAll(/\\[\\|]|[^|\\]+|\||\\/g)) {
    if (part === '|') items.push('');
    else items[items.length - 1] += /^\\[\\|]$/.test(part) ? part.slice(1) : part;
  }
  return items.map((item) => item.trim());
}

function flagOf(text: string): { value: boolean } | { problem: string } {
  if (/^(true|yes|1)$/i.test(text)) return { value: true };
  if (/^(false|no|0)$/i.test(text)) return { value: false };
  return { problem: 'Say true or false' };
}

function parsed(text: string): { value: unknown } | { problem: string } {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return { problem: 'This is no JSON' };
  }
}
