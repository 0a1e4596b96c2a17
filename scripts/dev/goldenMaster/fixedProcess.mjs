// Preloaded into a recorded process and its threads (NODE_OPTIONS=--import=…). Dates are FIXED_NOW, and a
// second later after each request that writes, so that the newest record is known. Randomness follows
// from FIXED_SEED; a server starts a new sequence for each request, so that neither the number of
// requests nor a timer changes a later value. Timers and durations go on.
// Plain JavaScript without imports of the project: it runs in whatever process is recorded.
import crypto, { createHash } from 'node:crypto';
import { Server } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import { getEnvironmentData, isMainThread, setEnvironmentData } from 'node:worker_threads';

const start = Date.parse(process.env.FIXED_NOW ?? '');
if (Number.isNaN(start)) throw new Error('FIXED_NOW is no time');

/** The numbers of writes and of draws by threads, in memory that all threads share. */
const SHARED = 'fixedProcess';
const shared = getEnvironmentData(SHARED) ?? new Int32Array(new SharedArrayBuffer(8));
setEnvironmentData(SHARED, shared);
const [WRITES, THREAD_DRAWS] = [0, 1];
const now = () => start + Atomics.load(shared, WRITES) * 1000;

const RealDate = Date;
RealDate.now = now;
globalThis.Date = new Proxy(RealDate, {
  apply: () => new RealDate(now()).toString(),
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length > 0 ? args : [now()], newTarget),
});
RealDate.prototype.constructor = globalThis.Date;

/** The request being answered; the number of values of each kind since it came; requests by address. */
let purpose = 'start';
const draws = new Map();
const requests = new Map();

function next(counts, key) {
  const count = (counts.get(key) ?? 0) + 1;
  counts.set(key, count);
  return count;
}

/** Bytes that nothing else draws: kinds don't disturb each other's order. */
function bytes(kind, length) {
  // A thread that was idle may have ended and been started again, which changes nothing either.
  const number = isMainThread
    ? [purpose, next(draws, kind)]
    : ['thread', Atomics.add(shared, THREAD_DRAWS, 1)];
  const seed = [process.env.FIXED_SEED, kind, ...number].join(' ');
  const parts = [];
  for (let part = 0; part * 32 < length; part += 1) {
    parts.push(createHash('sha256').update(`${seed} ${part}`).digest());
  }
  return Buffer.concat(parts).subarray(0, length);
}

const fraction = (kind) => bytes(kind, 6).readUIntBE(0, 6) / 2 ** 48;

function fill(kind, target, offset = 0, size = target.byteLength - offset) {
  new Uint8Array(target.buffer ?? target, (target.byteOffset ?? 0) + offset, size).set(
    bytes(`${kind} ${size}`, size),
  );
  return target;
}

function uuid() {
  const drawn = bytes('uuid', 16);
  drawn[6] = (drawn[6] & 0x0f) | 0x40;
  drawn[8] = (drawn[8] & 0x3f) | 0x80;
  return drawn.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** A function of node:crypto that takes an optional callback last. */
const withCallback =
  (draw) =>
  (...args) => {
    const callback = typeof args.at(-1) === 'function' ? args.pop() : undefined;
    const drawn = draw(...args);
    if (!callback) return drawn;
    setImmediate(callback, null, drawn);
  };

Math.random = () => fraction('Math.random');
crypto.randomUUID = uuid;
crypto.randomBytes = withCallback((size) => Buffer.from(bytes(`bytes ${size}`, size)));
crypto.randomInt = withCallback((from, to) => {
  const [low, high] = to === undefined ? [0, from] : [from, to];
  return low + Math.floor(fraction('int') * (high - low));
});
crypto.randomFillSync = (target, offset, size) => fill('fill', target, offset, size);
crypto.randomFill = withCallback((target, offset, size) => fill('fill', target, offset, size));
const web = Object.getPrototypeOf(crypto.webcrypto);
web.getRandomValues = (target) => fill('values', target);
web.randomUUID = uuid;
syncBuiltinESMExports();

const { emit } = Server.prototype;
Server.prototype.emit = function emitFixed(event, request, ...others) {
  if (event === 'request') {
    const asked = `${request.method} ${request.url}`;
    purpose = `${asked} ${next(requests, asked)}`;
    draws.clear();
    if (request.method === 'POST') Atomics.add(shared, WRITES, 1);
  }
  return emit.call(this, event, request, ...others);
};
