import {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import type { Config } from '../config.ts';
import { shortenedAddress, withoutPersonalData } from './personalData.ts';

/** An answer that took longer is worth a line, in milliseconds: people begin to wait. */
const SLOW_MS = 1000;

/** A path longer than any of ours is a stranger's text: its beginning will do. */
const PATH_LENGTH = 200;

/** How deep the causes of an error are followed. */
const CAUSES = 5;

/** Without Fastify's own lines about each request: `logAnswers` writes one instead of two. */
class OneLineAnAnswer extends LogController {
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
      serializers: { req: describeRequest, res: describeReply, err: describeError },
      ...(logTo && { stream: logTo }),
    },
    logController: new OneLineAnAnswer(),
  } satisfies FastifyServerOptions;
}

/**
 * Logs one line an answer: at `info` for what changes something, failed, was one too many or took
 * longer than a second; at `debug` for the rest. `isExpected` names answers that are not worth a
 * line each whatever their status.
 */
export function logAnswers(
  app: FastifyInstance,
  isExpected: (reply: FastifyReply) => boolean,
): void {
  const everyAnswer = ['debug', 'trace'].includes(app.log.level);
  // A hot page is answered some ten thousand times a second: look, and mostly go on.
  app.addHook('onResponse', (request, reply, done) => {
    if (everyAnswer || isWorthALine(request, reply)) logAnswer(request, reply);
    done();
  });

  function isWorthALine(request: FastifyRequest, reply: FastifyReply): boolean {
    const { method } = request.raw;
    if (method !== 'GET' && method !== 'HEAD') return !isExpected(reply);
    const { statusCode } = reply.raw;
    if (statusCode >= 500 || statusCode === 429) return !isExpected(reply);
    return reply.elapsedTime > SLOW_MS;
  }

  function logAnswer(request: FastifyRequest, reply: FastifyReply) {
    const answer = {
      ...describeRequest(request),
      status: reply.raw.statusCode,
      milliseconds: Math.round(reply.elapsedTime * 10) / 10,
    };
    if (isWorthALine(request, reply)) request.log.info(answer, 'answered');
    else request.log.debug(answer, 'answered');
  }
}

/** The path without its query, which may hold what somebody typed, or a set-up link. */
function describeRequest(request: FastifyRequest) {
  const path = request.raw.url?.replace(/[?#].*$/s, '').slice(0, PATH_LENGTH) ?? '';
  return {
    method: request.raw.method,
    path: withoutPersonalData(path),
    address: shortenedAddress(request.ip),
  };
}

function describeReply(reply: { statusCode: number }) {
  return { status: reply.statusCode };
}

type DescribedError = {
  type: string;
  message: string;
  stack?: string;
  code?: string;
  cause?: DescribedError;
};

/** Of an error only what is named here: others hang requests, bodies and packets on them. */
export function describeError(error: unknown, causes = CAUSES): DescribedError {
  if (!(error instanceof Error)) {
    return { type: typeof error, message: withoutPersonalData(String(error)) };
  }
  const { code } = error as { code?: unknown };
  return {
    type: error.constructor.name,
    message: withoutPersonalData(error.message),
    ...(error.stack && { stack: withoutPersonalData(error.stack) }),
    ...(typeof code === 'string' && { code }),
    ...(error.cause !== undefined &&
      causes > 0 && { cause: describeError(error.cause, causes - 1) }),
  };
}
