import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import { createDocument } from 'zod-openapi';
import { answerQuery, answerResponse, answerRoute } from '#core/inputs/jsonApi/answers.ts';
import { changesQuery, changesResponse, changesRoute } from '#core/inputs/jsonApi/changes.ts';
import { compareQuery, compareResponse, compareRoute } from '#core/inputs/jsonApi/compare.ts';
import { groupQuery, groupResponse, groupsRoute } from '#core/inputs/jsonApi/groups.ts';
import {
  destinationParameter,
  pairParameters,
  passportParameter,
  problem,
} from '#core/inputs/jsonApi/schemas.ts';
import { staysBody, staysResponse, staysRoute } from '#core/inputs/jsonApi/stays.ts';
import {
  destinationCsvRoute,
  destinationQuery,
  destinationResponse,
  destinationRoute,
  passportCsvRoute,
  passportQuery,
  passportResponse,
  passportRoute,
} from '#core/inputs/jsonApi/tables.ts';
import { ANSWERS_A_MINUTE, FOR_WHOM, TABLES_A_MINUTE } from '#core/jsonApi.ts';
import { sendShared } from './cachedRoute.ts';

type Paths = Parameters<typeof createDocument>[0]['paths'];
type Operation = NonNullable<NonNullable<Paths>[string]['get']>;

/** Serves the API's description at /api/v1/openapi.json. */
export function serveOpenApi(api: FastifyInstance): void {
  let text: string | undefined;
  const key = () => 'openapi';
  api.get(
    '/openapi.json',
    { config: { responseCache: { kind: 'json', key } } },
    (_request, reply) => {
      text ??= JSON.stringify(openApiDocument());
      return sendShared(reply, 'application/json; charset=utf-8', text);
    },
  );
}

/** The OpenAPI 3.1 document, generated from the routes' schemas. */
export function openApiDocument() {
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Entry rules',
      version: '1',
      summary: 'What a passport needs to enter a country',
      description: `Read-only, without a key, for any origin: stays are sent to be counted, not to be stored. At most ${ANSWERS_A_MINUTE} requests and, counted apart, ${TABLES_A_MINUTE} tables, groups and comparisons a minute for one network. Data is licensed by its sources: every answer names its source, with licence and attribution. ${FOR_WHOM} Check with the authorities before you travel.`,
    },
    servers: [{ url: '/' }],
    // No key is needed.
    security: [],
    paths: {
      ...get(answerRoute, { path: pairParameters, query: answerQuery }, json(answerResponse)),
      ...get(passportRoute, ofPassport, json(passportResponse)),
      ...get(passportCsvRoute, ofPassport, csv),
      ...get(destinationRoute, atDestination, json(destinationResponse)),
      ...get(destinationCsvRoute, atDestination, csv),
      ...get(groupsRoute, { query: groupQuery }, json(groupResponse)),
      ...get(compareRoute, { query: compareQuery }, json(compareResponse)),
      ...get(changesRoute, { query: changesQuery }, json(changesResponse)),
      [staysRoute.path]: {
        post: {
          ...described(staysRoute),
          requestBody: { required: true, content: json(staysBody) },
          responses: {
            200: { description: 'The response', content: json(staysResponse) },
            ...failures('A field is wrong: `errors` says which'),
            413: failure('The body is larger than 16 kB'),
            415: failure('The body is not sent as application/json'),
          },
        },
      },
    },
  });
}

const ofPassport = { path: passportParameter, query: passportQuery };
const atDestination = { path: destinationParameter, query: destinationQuery };

type Route = typeof answerRoute;

/** A path that is read by GET. */
function get(
  route: Route,
  parameters: NonNullable<Operation['requestParams']>,
  content: Record<string, { schema: object }>,
): NonNullable<Paths> {
  const operation = {
    ...described(route),
    requestParams: parameters,
    responses: {
      200: {
        description: 'The response',
        headers: {
          ETag: {
            description:
              'Send it as If-None-Match: 304 says that nothing changed. Responses to addresses that name documents have none, as nobody may keep them',
            schema: { type: 'string' as const },
          },
        },
        content,
      },
      304: { description: 'What you have is still the newest' },
      ...failures('A parameter is wrong: `errors` says which'),
      ...(parameters.path && { 404: failure('There is no such country') }),
    },
  };
  return { [route.path]: { get: operation } };
}

function described({ operationId, summary, description }: Route) {
  return { operationId, summary, description };
}

/** The error responses of every route; `invalid` describes status 400. */
function failures(invalid: string) {
  const retryAfter = {
    'Retry-After': {
      description: 'Seconds to wait, if waiting helps',
      schema: { type: 'integer' as const },
    },
  };
  return {
    400: failure(invalid),
    429: failure('Too many requests from this network', retryAfter),
    503: failure('Overloaded, or the database can’t be read', retryAfter),
  };
}

function failure(description: string, headers = {}) {
  return { description, headers, content: { 'application/problem+json': { schema: problem } } };
}

function json(schema: z.ZodMiniType) {
  return { 'application/json': { schema } };
}

const csv = { 'text/csv': { schema: { type: 'string' as const } } };
