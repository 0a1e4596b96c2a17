import fc from 'fast-check';
import { isPlainText } from '#core/plainText.ts';
import { hostileText } from '../support/hostileText.ts';

/** The parts of a zod schema needed to generate inputs. */
export type InputSchema = {
  _zod: {
    def: {
      type: string;
      shape?: Record<string, InputSchema> | undefined;
      element?: InputSchema | undefined;
      innerType?: InputSchema | undefined;
      /** Of a union. */
      options?: InputSchema[] | undefined;
      /** Of a record. */
      keyType?: InputSchema | undefined;
      valueType?: InputSchema | undefined;
      /** What a pipe takes. */
      in?: InputSchema | undefined;
      entries?: Record<string, string> | undefined;
      values?: unknown[] | undefined;
      format?: string | undefined;
      checks?: {
        _zod: { def: { check: string; value?: number; maximum?: number; format?: string } };
      }[];
    };
  };
};

/** Values that exist in the database under test, by the field's name. */
export type KnownValues = Record<string, readonly string[]>;

/** Inputs of the schema's shape with hostile leaves, mostly within its limits. */
export function shapedInputs(
  schema: InputSchema,
  known: KnownValues,
  name = '',
): fc.Arbitrary<unknown> {
  const { type, shape, element, innerType, entries, values, options = [] } = schema._zod.def;
  switch (type) {
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(shape ?? {}).map(([key, field]) => [key, shapedInputs(field, known, key)]),
        ),
      );
    case 'array': {
      const items = element ? shapedInputs(element, known, name) : fc.jsonValue();
      const most = bound(schema, 'max_length') ?? 3;
      return fc.oneof(
        { arbitrary: different(items, 0, Math.min(3, most)), weight: 19 },
        // There may be too few distinct small numbers.
        { arbitrary: fc.array(items, { minLength: most, maxLength: most + 1 }), weight: 1 },
      );
    }
    case 'record': {
      const { keyType, valueType } = schema._zod.def;
      const keys = shapedInputs(keyType as InputSchema, known, name) as fc.Arbitrary<string>;
      return fc.dictionary(keys, shapedInputs(valueType as InputSchema, known, name), {
        maxKeys: 3,
      });
    }
    case 'union':
      return fc.oneof(...options.map((option) => shapedInputs(option, known, name)));
    case 'string':
      return texts(schema, known, name);
    case 'number':
      return numbers(schema, name);
    case 'boolean':
      return fc.boolean();
    case 'enum':
      return fc.constantFrom(...Object.values(entries ?? {}));
    case 'literal':
      return fc.constantFrom(...(values ?? []));
    case 'optional':
    case 'default':
      return fc.option(shapedInputs(innerType as InputSchema, known, name), { nil: undefined });
    case 'nullable':
      return fc.option(shapedInputs(innerType as InputSchema, known, name), { nil: null });
    case 'pipe':
      return shapedInputs(schema._zod.def.in as InputSchema, known, name);
    default:
      throw new Error(`No inputs are known for the kind ${type}`);
  }
}

/** Lists without duplicates, which most schemas require. */
function different(items: fc.Arbitrary<unknown>, minLength: number, maxLength: number) {
  return fc.uniqueArray(items, { minLength, maxLength, selector: (item) => JSON.stringify(item) });
}

function texts(schema: InputSchema, known: KnownValues, name: string): fc.Arbitrary<string> {
  const max = bound(schema, 'max_length') ?? 200;
  const valid = [...(known[name] ?? [])];
  if (isEmail(schema)) valid.push('ana@example.com', "o'brien+<x>@example.com", 'a@b.co');
  if (/src|imageUrl/.test(name)) {
    valid.push('https://photos.example/<script>pwned()</script>.jpg', '/posters/x.svg"onload=');
  }
  const hostile = hostileText(max);
  // Hostile, but valid for the schemas: such text is stored.
  const acceptable = hostile.filter((text) => text.trim() !== '' && isPlainText(text));
  return fc.oneof(
    { arbitrary: valid.length > 0 ? fc.constantFrom(...valid) : acceptable, weight: 29 },
    { arbitrary: hostile, weight: 1 },
  );
}

function numbers(schema: InputSchema, name: string): fc.Arbitrary<number> {
  // A minimum above the maximum beside it would be refused half of the time.
  const min = name === 'max' ? 0 : (bound(schema, 'greater_than') ?? 0);
  // Rows under test have low versions and ids: high ones don't exist.
  const max = ['version', 'id'].includes(name)
    ? 3
    : name === 'min'
      ? 0
      : (bound(schema, 'less_than') ?? 100);
  const whole = fc.integer({ min: Math.ceil(min), max: Math.floor(max) });
  const odd = fc.constantFrom(min - 1, max + 1, 1e308, -1e308, 0.1 + 0.2, -0, 2 ** 53, 5e-324);
  return fc.oneof({ arbitrary: whole, weight: 49 }, { arbitrary: odd, weight: 1 });
}

function bound({ _zod }: InputSchema, check: string): number | undefined {
  const found = _zod.def.checks?.find((one) => one._zod.def.check === check)?._zod.def;
  return found?.value ?? found?.maximum;
}

function isEmail({ _zod }: InputSchema): boolean {
  const formats = [_zod.def, ...(_zod.def.checks ?? []).map((check) => check._zod.def)];
  return formats.some(({ format }) => format === 'email');
}

/** JSON texts of unexpected shapes, some of them invalid JSON. */
export const brokenInputs: fc.Arbitrary<string> = fc.oneof(
  fc.json({ maxDepth: 4 }),
  hostileText().map((text) => JSON.stringify(text)),
  hostileText(),
  fc.constantFrom(
    '',
    'null',
    'undefined',
    '{',
    '[]',
    '{"__proto__":{"admin":true}}',
    '{"constructor":{"prototype":{"admin":true}}}',
    '{"id":{"toString":"x"}}',
    '{"id":["paris-france"]}',
    '{"id":{"$ne":null}}',
    '"\\ud800"',
    '1e999',
    `${'['.repeat(2000)}${']'.repeat(2000)}`,
    `{"id":"${'a'.repeat(3000)}"}`,
  ),
);

/** A shaped input with one error. */
export function spoiledInputs(shaped: fc.Arbitrary<unknown>): fc.Arbitrary<string> {
  const wrong = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom<unknown>(null, [], {}, '', 0, false, 'x'.repeat(3000), { length: 1e9 }),
  );
  return fc.tuple(shaped, fc.nat(), wrong, fc.nat(3)).map(([input, place, value, how]) => {
    const text = JSON.stringify(input) ?? 'null';
    if (typeof input !== 'object' || input === null) return JSON.stringify(value);
    if (how === 0) return text.replace('{', '{"__proto__":{"admin":true},');
    if (how === 1) return text.replace('{', '{"surprise":1,');
    const copy = JSON.parse(text) as Record<string, unknown>;
    const names = Object.keys(copy);
    const name = names[place % Math.max(1, names.length)];
    if (name === undefined) return JSON.stringify(value);
    if (how === 2) delete copy[name];
    else copy[name] = value;
    return JSON.stringify(copy);
  });
}
