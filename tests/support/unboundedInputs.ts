/** The parts of a zod schema needed here. */
export type Schema = {
  _zod: {
    def: {
      type: string;
      shape?: Record<string, Schema> | undefined;
      catchall?: Schema | undefined;
      element?: Schema | undefined;
      innerType?: Schema | undefined;
      /** Of a union. */
      options?: Schema[] | undefined;
      /** Of a record, whose text as a whole the limit of a request bounds. */
      keyType?: Schema | undefined;
      valueType?: Schema | undefined;
      /** What a pipe takes. */
      in?: Schema | undefined;
      checks?: {
        _zod: { def: { check: string; value?: number; maximum?: number; pattern?: RegExp } };
      }[];
    };
  };
};

/**
 * The paths of a schema that accept unknown keys, or text, lists or numbers of any size, by name.
 * Unknown kinds of schemas are listed too, so that they get checked.
 */
export function unboundedInputs(schema: Schema, place = 'input'): string[] {
  const { type, shape = {}, catchall, element, innerType, in: taken } = schema._zod.def;
  switch (type) {
    case 'object': {
      const strict = catchall?._zod.def.type === 'never';
      const inside = Object.entries(shape).flatMap(([name, field]) =>
        unboundedInputs(field, `${place}.${name}`),
      );
      return [...(strict ? [] : [`${place} takes unknown keys`]), ...inside];
    }
    case 'array': {
      const bounded = has(schema, 'max_length');
      const inside = element ? unboundedInputs(element, `${place}[]`) : [`${place} takes anything`];
      return [...(bounded ? [] : [`${place} takes any number of items`]), ...inside];
    }
    case 'string': {
      const bounded = has(schema, 'max_length') || hasFixedLength(schema);
      return bounded ? [] : [`${place} takes text of any length`];
    }
    case 'number': {
      const bounded = has(schema, 'less_than') && has(schema, 'greater_than');
      return bounded ? [] : [`${place} takes any number`];
    }
    case 'boolean':
    case 'enum':
    case 'literal':
      return [];
    case 'optional':
    case 'nullable':
    case 'default':
      return innerType ? unboundedInputs(innerType, place) : [`${place} takes anything`];
    case 'union':
      return (schema._zod.def.options ?? []).flatMap((option) => unboundedInputs(option, place));
    case 'record': {
      const { keyType, valueType } = schema._zod.def;
      const parts = [keyType, valueType].filter((part) => part !== undefined);
      return parts.flatMap((part) => unboundedInputs(part, `${place}{}`));
    }
    case 'pipe':
      return taken ? unboundedInputs(taken, place) : [`${place} takes anything`];
    default:
      return [`${place} is of the kind ${type}`];
  }
}

function has({ _zod }: Schema, check: string): boolean {
  return (_zod.def.checks ?? []).some((one) => one._zod.def.check === check);
}

/** A pattern such as ^[A-Z]{2}$, which no long text matches. */
function hasFixedLength({ _zod }: Schema): boolean {
  return (_zod.def.checks ?? []).some((one) =>
    /^\^[^*+]*\$$/.test(one._zod.def.pattern?.source ?? ''),
  );
}
