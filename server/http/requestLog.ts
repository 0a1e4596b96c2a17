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

/** Slower responses are logged, in ms: visitors notice the wait. */
const SLOW_MS = 1000;

/** Logged length of a path; longer ones aren't ours. */
const PATH_LENGTH = 200;

/** Maximum depth of logged error causes. */
const CAUSES = 5;

/** Disables Fastify's own request lines: `logRequests` writes one per response. */
class OneLineAResponse extends LogController {
  override incomingRequest() {}
  override requestCompleted() {}
  override routeNotFound() {}
}

/**
 * Fastify's logging options: JSON lines to `logTo` or standard output, with personal data removed
 * from requests and errors.
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
 * Logs one line per response: at `info` for writes, failures, rate limits and responses slower than
 * a second; at `debug` otherwise. Load-shedding refusals, identified by `isRefusal`, and health
 * checks are too many to log.
 */
export function logRequests(
  app: FastifyInstance,
  isRefusal: (reply: FastifyReply) => boolean,
): void {
  const everyResponse = ['debug', 'trace'].includes(app.log.level);
  // Runs some ten thousand times a second for cached pages; most log nothing.
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

/** For an error without a message, pino uses the error's own, bypassing the serializers. */
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

/** The encoding of a printable ASCII character, which may itself be encoded. */
const encodedCharacter = /%(?:25)*([2-7][\da-f])/gi;

/** The paths whose last part may be the token of a preview, which opens it. */
const beforeToken = /(\/(?:preview|posters\/+generated)\/).+$/is;

/** Omits the query, which may contain typed text or a set-up link, and the token of a preview. */
function describeRequest(request: FastifyRequest) {
  const encoded = request.raw.url?.replace(/[?#].*$/s, '') ?? '';
  const plain = encoded.replace(encodedCharacter, (_, code) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  const path = plain.replace(beforeToken, '$1(token)').slice(0, PATH_LENGTH);
  return {
    method: request.method,
    path: redactPersonalData(path),
    address: truncatedAddress(request.ip),
  };
}

type LogArguments = unknown[];
type LogFunction = (...args: LogArguments) => void;

type DescribedError = { type: string; message: string; stack: string; [more: string]: unknown };

/** Logs only these fields of an error: others may contain requests, bodies and packets. */
function describeError(error: unknown, causes = CAUSES): DescribedError {
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
