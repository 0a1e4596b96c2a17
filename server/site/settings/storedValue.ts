import * as z from 'zod/mini';
import { withPlainTexts } from '#core/plainText.ts';

/** Fallbacks for missing and for unreadable parts of a stored value. */
type Fallbacks<Value> = { missing: Value; unreadable: Value };

/**
 * Parses a value stored by any version of the product: unknown fields, invalid list items and forbidden
 * characters are dropped, missing and invalid fields get their fallback.
 */
export function storedValue<Value extends object>(
  schema: z.ZodMiniType<Value>,
  fallbacks: Fallbacks<Value>,
  stored: unknown,
): Value {
  const plain = withPlainTexts(stored);
  return schema.safeParse(readField(schema, fallbacks, plain)).data ?? fallbacks.unreadable;
}

function readField(
  schema: z.core.$ZodType,
  fallbacks: Fallbacks<unknown>,
  stored: unknown,
): unknown {
  if (schema instanceof z.ZodMiniObject) return readObject(schema.shape, fallbacks, stored);
  if (stored === undefined) return fallbacks.missing;
  const whole = z.safeParse(schema, stored);
  if (whole.success) return whole.data;
  if (!(schema instanceof z.ZodMiniArray) || !Array.isArray(stored)) return fallbacks.unreadable;
  const { element } = schema._zod.def;
  const readable = stored.filter((item) => z.safeParse(element, item).success);
  return z.safeParse(schema, readable).data ?? fallbacks.unreadable;
}

function readObject(
  shape: Record<string, z.core.$ZodType>,
  { missing, unreadable }: Fallbacks<unknown>,
  stored: unknown,
): object {
  const fields = fieldsOf(stored);
  const fallback = { missing: fieldsOf(missing), unreadable: fieldsOf(unreadable) };
  return Object.fromEntries(
    Object.entries(shape).map(([name, field]) => [
      name,
      readField(
        field,
        { missing: fallback.missing[name], unreadable: fallback.unreadable[name] },
        fields[name],
      ),
    ]),
  );
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
