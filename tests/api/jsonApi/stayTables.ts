import { parse } from 'csv-parse/sync';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import type { DestinationResponse, PassportResponse } from '#core/inputs/jsonApi/tables.ts';
import { expectDocumented } from './openApi.ts';

/** Tables of answers for one kind of stay, for the tests of each kind. */

export type Pair = PassportResponse['pairs'][number] | DestinationResponse['pairs'][number];

/** Distinct addresses, which the limit of requests counts apart. */
let asked = 0;

/** Requests a path of the API; the response is one that is documented. */
export async function readDocumented(app: FastifyInstance, path: string) {
  asked += 1;
  const remoteAddress = `192.0.2.${asked % 250}`;
  const response = await app.inject({ url: `/api/v1/${path}`, remoteAddress });
  expectDocumented(response);
  return response;
}

/** The CSV of a table has its name and pairs. */
export async function expectSameAsCsv(app: FastifyInstance, path: string, purpose: string) {
  const { pairs } = (await readDocumented(app, `${path}?purpose=${purpose}`)).json();
  const response = await readDocumented(app, `${path}.csv?purpose=${purpose}`);
  expect(response.headers['content-disposition']).toMatch(
    new RegExp(`-${purpose}-\\d{4}-\\d\\d-\\d\\d\\.csv"$`),
  );
  const rows: Record<string, string>[] = parse(response.body, { columns: true });
  expect(rows.map(({ access, unconfirmed }) => [access, unconfirmed])).toEqual(
    pairs.map(({ access, unconfirmed }: Pair) => [access ?? 'unknown', unconfirmed ? 'yes' : 'no']),
  );
}
