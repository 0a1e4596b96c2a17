import type { Config } from '../../server/config.ts';
import { type Finding, fix, ok } from './finding.ts';

/** How long the server may take to say that it is there, in milliseconds. */
const ANSWER_LIMIT_MS = 5000;

/** Looks whether the settings about proxies go together, and whether the server can be reached. */
export async function checkNetwork(
  config: Config,
  env: Record<string, string | undefined>,
): Promise<Finding[]> {
  const findings = [checkProxy(config, (env.TRUST_PROXY || 'off') !== 'off')];
  const own = `http://${withBrackets(ownAddress(config.host))}:${config.port}`;
  const answer = await askHealth(own);
  if (answer !== 'ok') {
    return [...findings, ok('server', `none answers on ${own}, so nobody was asked`)];
  }
  findings.push(ok('server', `it answers on ${own}`));
  if (config.publicUrl) findings.push(await checkPublicUrl(config.publicUrl));
  return findings;
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
    return fix(what, wrong, 'Leave HOST out and put a proxy in front, as the README shows');
  }
  if (trustsProxy) return ok(what, `trusted as TRUST_PROXY says, in front of ${publicUrl}`);
  return ok(what, 'none is expected, and only this machine reaches the server');
}

/** Goes the way visitors go, as far as that can be tried from here. */
async function checkPublicUrl(publicUrl: string): Promise<Finding> {
  const answer = await askHealth(publicUrl);
  if (answer === 'ok') return ok('public address', `${publicUrl} leads to the server`);
  const toDo =
    'Look at the name, the certificate and the proxy; from inside some networks it can’t be reached at all';
  return fix('public address', `${publicUrl}/healthz gave ${answer}`, toDo);
}

/** What /healthz answers, or why it did not. */
async function askHealth(origin: string): Promise<string> {
  try {
    const answer = await fetch(`${origin}/healthz`, {
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
      redirect: 'manual',
    });
    if (answer.status !== 200) return `status ${answer.status}`;
    const text = await answer.text();
    return text === 'ok' ? 'ok' : 'another answer than this server’s';
  } catch (error) {
    const { cause, message } = error as Error;
    return `no answer (${cause instanceof Error ? cause.message : message})`;
  }
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}

/** Where this machine reaches a server that listens on `host`. */
function ownAddress(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  return host === '::' ? '::1' : host;
}

function withBrackets(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}
