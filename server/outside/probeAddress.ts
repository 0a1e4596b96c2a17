import http from 'node:http';
import { type OutsideOptions, problemOf, type Redirect, requestOutside } from './outsideRequest.ts';

/**
 * Statuses that only refuse programs, or requests for now: visitors' browsers still get the page.
 */
const notForPrograms = [401, 403, 405, 406, 408, 409, 418, 425, 429, 451, 999];

/**
 * The problem with an address in a few words, null if it works; and the address on another host to
 * which it moved for good, null if it didn't.
 */
type ProbedAddress = { problem: string | null; movedTo: string | null };

/**
 * Looks at an external address. Sends HEAD, then GET where that is refused; follows up to five
 * redirects. Never connects to this machine or a private network, by whatever name or redirect.
 * Throws only when the signal aborts it.
 */
export async function probeAddress(
  address: string,
  options: OutsideOptions,
): Promise<ProbedAddress> {
  try {
    const head = await follow('HEAD', address, options);
    const { status, redirects } = head.status < 400 ? head : await follow('GET', address, options);
    if (status >= 400 && !notForPrograms.includes(status)) {
      return { problem: `${status} ${http.STATUS_CODES[status] ?? ''}`.trim(), movedTo: null };
    }
    return { problem: null, movedTo: newHome(address, redirects) };
  } catch (error) {
    return { problem: problemOf(error, options.signal), movedTo: null };
  }
}

async function follow(method: 'HEAD' | 'GET', address: string, options: OutsideOptions) {
  const { response, redirects } = await requestOutside(method, address, {
    ...options,
    protocols: ['http:', 'https:'],
    headers: {},
  });
  // The body isn't needed.
  response.destroy();
  return { status: response.statusCode ?? 0, redirects };
}

/** Where redirects lead that are permanent from the first to the one that changes the host. */
function newHome(address: string, redirects: Redirect[]): string | null {
  for (const { status, to } of redirects) {
    if (status !== 301 && status !== 308) return null;
    if (siteOf(to) !== siteOf(new URL(address))) return to.href;
  }
  return null;
}

/** www.example.com and example.com are one site. */
function siteOf({ hostname }: URL): string {
  return hostname.replace(/^www\./, '');
}
