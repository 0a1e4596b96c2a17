import { expect, test } from 'vitest';
import { storageErrorMessage, storageRetryAfter } from '#server/storageErrors.ts';

function failure(code: string) {
  return new Error('A query failed', { cause: Object.assign(new Error('…'), { code }) });
}

test.each(['SQLITE_CORRUPT', 'SQLITE_CORRUPT_VTAB', 'SQLITE_NOTADB', 'XX001', 'XX002'])(
  'a damaged database (%s) has its own message, and no promise that a retry helps',
  (code) => {
    expect(storageErrorMessage(failure(code))).toBe(
      'The database of the server is damaged. Nothing was saved. A backup has to be restored.',
    );
    expect(storageRetryAfter(failure(code))).toBeUndefined();
  },
);

test('a busy database can be tried again', () => {
  expect(storageErrorMessage(failure('SQLITE_BUSY_SNAPSHOT'))).toContain('Please try again.');
  expect(storageRetryAfter(failure('SQLITE_BUSY_SNAPSHOT'))).toBe(5);
});
