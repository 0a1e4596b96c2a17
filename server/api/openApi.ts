import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import { createDocument } from 'zod-openapi';
import {
  answerQuery,
  changesQuery,
  compareQuery,
  destinationParameter,
  groupQuery,
  pairParameters,
  passportParameter,
  passportQuery,
  staysBody,
} from '#core/inputs/jsonApi/requests.ts';
import {
  answerResponse,
  changesResponse,
  compareResponse,
  destinationResponse,
  groupResponse,
  passportResponse,
  problem,
  staysResponse,
} from '#core/inputs/jsonApi/responses.ts';
import {
  ANSWERS_A_MINUTE,
  type ApiRoute,
  apiRoutes,
  FOR_WHOM,
  TABLES_A_MINUTE,
} from '#core/jsonApiTexts.ts';
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
      [apiRoutes.answer.path]: {
        get: operation('answer', {
          parameters: { path: pairParameters, query: answerQuery },
          content: json(answerResponse),
        }),
      },
      [apiRoutes.passport.path]: {
        get: operation('passport', {
          parameters: { path: passportParameter, query: passportQuery },
          content: json(passportResponse),
        }),
      },
      [apiRoutes.passportCsv.path]: {
        get: operation('passportCsv', {
          parameters: { path: passportParameter, query: passportQuery },
          content: csv,
        }),
      },
      [apiRoutes.destination.path]: {
        get: operation('destination', {
          parameters: { path: destinationParameter },
          content: json(destinationResponse),
        }),
      },
      [apiRoutes.destinationCsv.path]: {
        get: operation('destinationCsv', {
          parameters: { path: destinationParameter },
          content: csv,
        }),
      },
      [apiRoutes.groups.path]: {
        get: operation('groups', {
          parameters: { query: groupQuery },
          content: json(groupResponse),
        }),
      },
      [apiRoutes.compare.path]: {
        get: operation('compare', {
          parameters: { query: compareQuery },
          content: json(compareResponse),
        }),
      },
      [apiRoutes.changes.path]: {
        get: operation('changes', {
          parameters: { query: changesQuery },
          content: json(changesResponse),
        }),
      },
      [apiRoutes.stays.path]: {
        post: {
          ...described('stays'),
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

/** Verbs, which generators of clients make functions of. */
const operationIds: Record<keyof typeof apiRoutes, string> = {
  answer: 'getAnswer',
  passport: 'getPassport',
  passportCsv: 'getPassportCsv',
  destination: 'getDestination',
  destinationCsv: 'getDestinationCsv',
  groups: 'getGroup',
  compare: 'comparePassports',
  changes: 'listChanges',
  stays: 'countStays',
};

function operation(
  route: keyof typeof apiRoutes,
  {
    parameters,
    content,
  }: {
    parameters: NonNullable<Operation['requestParams']>;
    content: Record<string, { schema: object }>;
  },
): Operation {
  return {
    ...described(route),
    requestParams: parameters,
    responses: {
      200: {
        description: 'The response',
        headers: {
          ETag: {
            description: 'Send it as If-None-Match: 304 says that nothing changed',
            schema: { type: 'string' },
          },
        },
        content,
      },
      304: { description: 'What you have is still the newest' },
      ...failures('A parameter is wrong: `errors` says which'),
      ...(parameters.path && { 404: failure('There is no such country') }),
    },
  };
}

function described(route: keyof typeof apiRoutes) {
  const { summary, description }: ApiRoute = apiRoutes[route];
  return { operationId: operationIds[route], summary, description };
}

/** The error responses of every route; `invalid` describes status 400. */
function failures(invalid: string) {
  const retryAfter = {
    'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' as const } },
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
