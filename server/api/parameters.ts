import type * as z from 'zod/mini';
import type { Problem } from '#core/inputs/jsonApi/schemas.ts';
import { InvalidRequest, NotFound } from '../errors.ts';

/** Invalid parameters of an address or fields of a body, each with its name and reason. */
export class InvalidParameters extends InvalidRequest {
  readonly errors: NonNullable<Problem['errors']>;

  constructor(errors: NonNullable<Problem['errors']>) {
    super(errors.map(({ field, message }) => `${field}: ${message}.`).join(' '));
    this.errors = errors;
  }
}

/** Parses the codes in an address, in any case. Throws NotFound for an invalid code. */
export function readCodes<Output>(schema: z.ZodMiniType<Output>, params: unknown): Output {
  const { success, data, error } = schema.safeParse(params);
  if (success) return data;
  throw new NotFound(`A ${String(error.issues[0]?.path[0] ?? 'country')} with this code was`);
}

/**
 * Parses query parameters; empty ones count as absent. Throws InvalidParameters, also for unknown
 * ones: ignoring `purpse=working` would give a wrong answer.
 */
export function readQuery<Output>(schema: z.ZodMiniType<Output>, query: unknown): Output {
  const given = Object.entries(query as Record<string, unknown>).filter(
    ([, value]) => value !== '',
  );
  const { success, data, error } = schema.safeParse(Object.fromEntries(given));
  if (success) return data;
  throw new InvalidParameters(
    error.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((field) => ({ field, message: 'There is no such parameter' }))
        : [{ field: String(issue.path[0]), message: issue.message }],
    ),
  );
}

/**
 * Parses a request body. Throws InvalidParameters with the path of each invalid field:
 * `stays.0.exit`.
 */
export function readBody<Output>(schema: z.ZodMiniType<Output>, body: unknown): Output {
  const { success, data, error } = schema.safeParse(body);
  if (success) return data;
  throw new InvalidParameters(
    error.issues.flatMap((issue) => {
      const path = issue.path.map(String);
      return issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => ({
            field: [...path, key].join('.'),
            message: 'There is no such field',
          }))
        : [{ field: path.join('.') || 'body', message: issue.message }];
    }),
  );
}
