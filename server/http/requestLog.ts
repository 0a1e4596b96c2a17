import {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import type { Config } from '../config.ts';
import { truncatedAddress } from '../lib/ip.ts';
import { redactPersonalData } from '../lib/redactPersonalData.ts';
import { isHealthCheck } from './healthRoutes.ts';

/** A slower response is logged, in milliseconds: people begin to wait. */
const SLOW_MS = 1000;

/** A path longer than any of ours is a stranger's text: its beginning will do. */
const PATH_LENGTH = 200;

/** How deep the causes of an error are followed. */
const CAUSES = 5;

/** Without Fastify's own lines about each request: `logRequests` writes one instead of two. */
class OneLineAResponse extends LogController {
  override incomingRequest() {}
  override requestCompleted() {}
  override routeNotFound() {}
}

/**
 * How Fastify logs: JSON lines to `logTo`, or standard output, in which a request and an error
 * appear without personal data, whoever logs them.
 */
export function loggingOptions(
  { logLevel }: Pick<Config, 'logLevel'>,
  logTo?: { write: (line: string) => void },
) {
  return {
    logger: {
      level: logLevel,
      serializers: {
        req: describeRequest,
        err: (error: unknown) => describeError(error),
      },
      hooks: { logMethod: logWithPlainMessage },
      ...(logTo && { stream: logTo }),
    },
    logController: new OneLineAResponse(),
  } satisfies FastifyServerOptions;
}

/**
 * Logs one line a response: at `info` for writes, failures, rate limits and what took longer than a
 * second; at `debug` for the rest. Refusals for overload, which `isRefusal` tells, and
 * health checks get none: there are too many of them.
 */
export function logRequests(
  app: FastifyInstance,
  isRefusal: (reply: FastifyReply) => boolean,
): void {
  const everyResponse = ['debug', 'trace'].includes(app.log.level);
  // Runs some ten thousand times a second for cached pages: most log nothing.
  app.addHook('onResponse', (request, reply, done) => {
    const isLogged = shouldLog(request, reply);
    if (isLogged || everyResponse) logResponse(request, reply, isLogged ? 'info' : 'debug');
    done();
  });

  function logResponse(request: FastifyRequest, reply: FastifyReply, level: 'info' | 'debug') {
    if (isRefusal(reply) || isHealthCheck(request)) return;
    const answer = {
      ...describeRequest(request),
      status: reply.raw.statusCode,
      milliseconds: Math.round(reply.elapsedTime * 10) / 10,
    };
    request.log[level](answer, 'answered');
  }
}

function shouldLog(request: FastifyRequest, reply: FastifyReply): boolean {
  const { method } = request.raw;
  if (method !== 'GET' && method !== 'HEAD') return true;
  const { statusCode } = reply.raw;
  return statusCode >= 500 || statusCode === 429 || reply.elapsedTime > SLOW_MS;
}

/** Where an error comes without words, pino takes the error's own, past every serializer. */
function logWithPlainMessage(this: unknown, args: LogArguments, log: LogFunction): void {
  const [first, ...rest] = args;
  const error = first instanceof Error ? first : (first as { err?: unknown } | undefined)?.err;
  if (error instanceof Error && rest.length === 0) {
    const fields = first instanceof Error ? { err: first } : first;
    log.call(this, fields, redactPersonalData(error.message));
  } else {
    log.apply(this, args);
  }
}

/** The path without its query, which may hold what somebody typed, or a set-up link. */
function describeRequest(request: FastifyRequest) {
  const path = request.raw.url?.replace(/[?#].*$/s, '').slice(0, PATH_LENGTH) ?? '';
  return {
    method: request.method,
    path: redactPersonalData(path),
    address: truncatedAddress(request.ip),
  };
}

type LogArguments = unknown[];
type LogFunction = (...args: LogArguments) => void;

type DescribedError = { type: string; message: string; stack: string; [more: string]: unknown };

/** Of an error only what is named here: others hang requests, bodies and packets on them. */
export function describeError(error: unknown, causes = CAUSES): DescribedError {
  if (!(error instanceof Error)) {
    return { type: typeof error, message: redactPersonalData(String(error)), stack: '' };
  }
  const { code } = error as { code?: unknown };
  return {
    type: error.constructor.name,
    message: redactPersonalData(error.message),
    stack: redactPersonalData(error.stack ?? ''),
    ...(typeof code === 'string' && { code }),
    ...(error.cause !== undefined &&
      causes > 0 && { cause: describeError(error.cause, causes - 1) }),
  };
}
