import * as z from 'zod/mini';

/** What stands in for what is missing from a stored value, and for what can't be read in it. */
export type StandIns<Value> = { missing: Value; unreadable: Value };

/**
 * Reads what some version of the product stored, whatever it is: fields that `schema` doesn't know are
 * left out, fields that are missing or refused have a stand-in. Of a list, items that are refused are
 * left out.
 */
export function storedValue<Value extends object>(
  schema: z.ZodMiniType<Value>,
  standIns: StandIns<Value>,
  stored: unknown,
): Value {
  return schema.safeParse(readField(schema, standIns, stored)).data ?? standIns.unreadable;
}

function readField(schema: z.core.$ZodType, standIns: StandIns<unknown>, stored: unknown): unknown {
  if (schema instanceof z.ZodMiniObject) return readObject(schema.shape, standIns, stored);
  if (stored === undefined) return standIns.missing;
  const whole = z.safeParse(schema, stored);
  if (whole.success) return whole.data;
  if (!(schema instanceof z.ZodMiniArray) || !Array.isArray(stored)) return standIns.unreadable;
  const { element } = schema._zod.def;
  const readable = stored.filter((item) => z.safeParse(element, item).success);
  return z.safeParse(schema, readable).data ?? standIns.unreadable;
}

function readObject(
  shape: Record<string, z.core.$ZodType>,
  { missing, unreadable }: StandIns<unknown>,
  stored: unknown,
): object {
  const fields = fieldsOf(stored);
  const standIn = { missing: fieldsOf(missing), unreadable: fieldsOf(unreadable) };
  return Object.fromEntries(
    Object.entries(shape).map(([name, field]) => [
      name,
      readField(
        field,
        { missing: standIn.missing[name], unreadable: standIn.unreadable[name] },
        fields[name],
      ),
    ]),
  );
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
