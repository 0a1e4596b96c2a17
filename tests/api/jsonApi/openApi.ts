import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { isPersonalAddress } from '#core/documents/namesDocuments.ts';
import { openApiDocument } from '#server/api/openApi.ts';

const document = JSON.parse(JSON.stringify(openApiDocument()));
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema(document, 'openapi');

/** The document's most specific path that matches an address. */
function pathOf(url: string): string | undefined {
  const { pathname } = new URL(url, 'http://localhost');
  return Object.keys(document.paths)
    .sort((a, b) => b.length - a.length)
    .find((path) =>
      new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/.]+')}$`).test(pathname),
    );
}

/** Checks a response against the OpenAPI document: its address, status, type and body. */
export function expectDocumented(response: LightMyRequestResponse): void {
  const url = String(response.raw.req.url);
  const path = pathOf(url);
  expect([url, path]).toEqual([url, expect.any(String)]);
  const method = document.paths[path ?? ''].post ? 'post' : 'get';
  const described = document.paths[path ?? ''][method].responses[response.statusCode];
  expect([url, response.statusCode, described]).toEqual([
    url,
    response.statusCode,
    expect.any(Object),
  ]);
  for (const name of Object.keys(described.headers ?? {})) {
    // The document says that responses about documents have no ETag.
    if (name === 'ETag' && isPersonalAddress(url)) continue;
    expect([url, name, response.headers[name.toLowerCase()]]).not.toEqual([url, name, undefined]);
  }
  const [type = ''] = String(response.headers['content-type']).split(';');
  const schema = described.content[type]?.schema;
  expect([url, type, schema]).toEqual([url, type, expect.any(Object)]);
  if (!type.includes('json')) return;
  const pointer = ['paths', path, method, 'responses', `${response.statusCode}`, 'content', type]
    .map((part) => encodeURIComponent(String(part).replaceAll('~', '~0').replaceAll('/', '~1')))
    .join('/');
  const validate = ajv.getSchema(`openapi#/${pointer}/schema`);
  expect(validate, pointer).toBeDefined();
  validate?.(response.json());
  expect([url, validate?.errors ?? []]).toEqual([url, []]);
}
