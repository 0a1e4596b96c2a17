import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Config } from '#server/config.ts';
import { listenProblem } from '#server/http/listenProblem.ts';
import { isPrivateHost, RECEIVED_HOST_HEADER } from '#server/http/publicHost.ts';
import { type Finding, fix, ok } from './finding.ts';

/** Timeout of the health check, in ms. */
const HEALTH_TIMEOUT_MS = 5000;

/** Checks that proxy settings are consistent and the server can be reached. */
export async function checkNetwork(
  config: Config,
  env: Record<string, string | undefined>,
): Promise<Finding[]> {
  const findings = [checkProxy(config, (env.TRUST_PROXY || 'off') !== 'off')];
  const own = `http://${withBrackets(ownAddress(config.host))}:${config.port}`;
  const { answer } = await fetchHealth(own);
  if (answer !== 'ok') {
    const problem = await problemOfListening(config);
    const none = `none answers on ${own}`;
    return [
      ...findings,
      problem ? fix('server', none, problem) : ok('server', `${none}, so nobody was asked`),
    ];
  }
  findings.push(ok('server', `it answers on ${own}`));
  if (!config.publicUrl) return findings;
  return [...findings, ...(await checkPublicUrl(config.publicUrl))];
}

/** Why a start could not listen, if so. */
async function problemOfListening({ port, host }: Config): Promise<string | undefined> {
  const listener = createServer();
  try {
    listener.listen({ port, host });
    await once(listener, 'listening');
    return undefined;
  } catch (error) {
    return listenProblem(error) ?? String(error);
  } finally {
    listener.close();
  }
}

function checkProxy({ publicUrl, host }: Config, trustsProxy: boolean): Finding {
  const what = 'proxy';
  if (publicUrl?.startsWith('https:') && !trustsProxy) {
    const wrong =
      'PUBLIC_URL is https, so a proxy is in front, but TRUST_PROXY is off: all visitors seem to have its address, and share its limits';
    return fix(what, wrong, 'Set TRUST_PROXY, for example to loopback');
  }
  if (trustsProxy && !publicUrl) {
    const wrong =
      'TRUST_PROXY is set and PUBLIC_URL is not: links and cookies are made for the address each request names';
    return fix(what, wrong, 'Set PUBLIC_URL to the address visitors use');
  }
  if (!isLoopback(host) && !trustsProxy) {
    const wrong = `HOST is ${host}, so others on the network reach the server itself, without https`;
    return fix(what, wrong, 'Leave HOST out and put a proxy in front, as docs/operate.md shows');
  }
  if (trustsProxy) return ok(what, `trusted as TRUST_PROXY says, in front of ${publicUrl}`);
  return ok(what, 'none is expected, and only this machine reaches the server');
}

/** Requests the public address like a visitor, as far as this network allows. */
async function checkPublicUrl(publicUrl: string): Promise<Finding[]> {
  const { answer, receivedHost } = await fetchHealth(publicUrl);
  if (answer === 'ok') {
    const leads = ok('public address', `${publicUrl} leads to the server`);
    return [leads, ...checkReceivedHost(publicUrl, receivedHost)];
  }
  const toDo =
    'Look at the name, the certificate and the proxy; from inside some networks it can’t be reached at all';
  return [fix('public address', `${publicUrl}/healthz gave ${answer}`, toDo)];
}

/** Checks that the proxy forwards the Host header. */
function checkReceivedHost(publicUrl: string, receivedHost: string | null): Finding[] {
  const what = 'host';
  // A server without PUBLIC_URL does not send the header.
  if (receivedHost === null) return [];
  const { host, protocol } = new URL(publicUrl);
  if (URL.parse(`${protocol}//${receivedHost}`)?.host === host) {
    return [ok(what, `the server is told which host visitors ask for`)];
  }
  const outcome = isPrivateHost(receivedHost)
    ? 'visitors who come by another name stay there, where forms are refused'
    : `the server sends every visitor on to ${publicUrl}, in a circle`;
  const toDo =
    'Let the proxy pass the host on, as docs/operate.md shows (nginx: proxy_set_header Host $host)';
  return [
    fix(
      what,
      `The proxy hides the host, the server is asked for ${receivedHost}: ${outcome}`,
      toDo,
    ),
  ];
}

/** The response of /healthz with the received host, or why there was none. */
async function fetchHealth(
  origin: string,
): Promise<{ answer: string; receivedHost: string | null }> {
  try {
    const answer = await fetch(`${origin}/healthz`, {
      signal: AbortSignal.timeout(HEALTH_TIMEOUT_MS),
      redirect: 'manual',
    });
    const receivedHost = answer.headers.get(RECEIVED_HOST_HEADER);
    if (answer.status !== 200) return { answer: `status ${answer.status}`, receivedHost };
    const isOurs = (await answer.text()) === 'ok';
    return { answer: isOurs ? 'ok' : 'another answer than this server’s', receivedHost };
  } catch (error) {
    const { cause, message } = error as Error;
    const reason = cause instanceof Error ? cause.message : message;
    return { answer: `no answer (${reason})`, receivedHost: null };
  }
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}

/** The local address of a server that listens on `host`. */
function ownAddress(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  return host === '::' ? '::1' : host;
}

function withBrackets(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}
