import { TRPCError } from '@trpc/server';
import { expect, test } from 'vitest';
import * as errors from '#server/errors.ts';
import { statusCodeOf } from '#server/http/statusCodes.ts';
import {
  describeFailure,
  fieldErrors,
  retryAfterS,
  statusOf,
  withDomainCode,
} from '#server/trpc/errors.ts';

function thrown(cause: Error): TRPCError {
  return withDomainCode(new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause }));
}

test.each([
  [new errors.InvalidRequest('No'), 'BAD_REQUEST', 400],
  [new errors.FieldError('email', 'No'), 'BAD_REQUEST', 400],
  [new errors.Unauthenticated('No'), 'UNAUTHORIZED', 401],
  [new errors.Forbidden('No'), 'FORBIDDEN', 403],
  [new errors.NotFound('Country'), 'NOT_FOUND', 404],
  [new errors.Conflict('No'), 'CONFLICT', 409],
  [new errors.FileTooLarge('No'), 'PAYLOAD_TOO_LARGE', 413],
  [new errors.UnusableFile('No'), 'UNPROCESSABLE_CONTENT', 422],
  [new errors.RateLimited('No', 9), 'TOO_MANY_REQUESTS', 429],
  [new errors.Overloaded('No', 9), 'SERVICE_UNAVAILABLE', 503],
])('%s has the same status inside and outside the API', (error, code, status) => {
  expect(thrown(error)).toMatchObject({ code, message: error.message, cause: error });
  expect(statusOf(thrown(error))).toBe(status);
  expect(statusCodeOf(error)).toBe(status);
});

test('a domain error has its field and time to retry', () => {
  expect(fieldErrors(thrown(new errors.FieldError('email', 'No')))).toEqual({ email: ['No'] });
  expect(fieldErrors(thrown(new errors.Conflict('Twice', { field: 'name' })))).toEqual({
    name: ['Twice'],
  });
  expect(fieldErrors(thrown(new errors.Conflict('Twice')))).toEqual({});
  expect(retryAfterS([thrown(new errors.Overloaded('No', 9))])).toBe(9);
  expect(retryAfterS([thrown(new errors.Conflict('Twice'))])).toBeUndefined();
});

test('other errors hide their message, except a full disk', () => {
  const bug = thrown(new Error('select * from users'));
  expect(describeFailure(bug, 'r1')).toMatchObject({
    status: 500,
    message: expect.stringMatching(/^Something went wrong.*r1/),
  });
  const full = thrown(Object.assign(new Error('disk I/O'), { code: 'SQLITE_FULL' }));
  expect(describeFailure(full, 'r1')).toMatchObject({
    status: 503,
    message: 'The disk of the server is full. Nothing was saved.',
  });
  expect(describeFailure(new Error('not from a procedure'), 'r1')).toBeUndefined();
});
