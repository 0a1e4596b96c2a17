import { setTimeout as wait } from 'node:timers/promises';

/** Interval of asking whether an import is done, in ms. */
const ASK_EVERY_MS = 200;

/** A file as its form uploads it. */
type UploadedFile = { name: string; type: string; content: string | Buffer };

/** Calls of a site over HTTP, as of one browser: with its cookies. */
export type SiteCalls = {
  /** The result of a query. Throws with the site's message when it is refused. */
  read: <Result>(procedure: string, input?: object) => Promise<Result>;
  /** The result of a mutation. Throws with the site's message when it is refused. */
  write: <Result>(procedure: string, input?: object) => Promise<Result>;
  /** Opens a page. Throws when it is refused. */
  open: (path: string) => Promise<void>;
  /** The response to a file sent to a route of the panel. Throws when it is refused. */
  upload: <Result>(path: string, file: UploadedFile) => Promise<Result>;
};

/**
 * Where a site listens, and the address that is configured for its visitors (PUBLIC_URL). `settled`
 * waits until what the last request began, such as a mail, is done.
 */
export type SiteAddress = { url: string; publicUrl: string; settled?: () => Promise<void> };

/** A browser without cookies, on pages in `language`. */
export function callsOf(
  { url, publicUrl, settled = async () => {} }: SiteAddress,
  language = 'en',
): SiteCalls {
  const cookies = new Map<string, string>();
  const base = language === 'en' ? url : `${url}/${language}`;

  async function send(address: string, init: RequestInit = {}): Promise<string> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...init.headers, origin: publicUrl, ...(cookie && { cookie }) };
    const response = await fetch(address, { ...init, headers });
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      cookies.set(name, value);
    }
    const text = await response.text();
    await settled();
    if (!response.ok) throw new Error(`${address} was refused: ${text}`);
    return text;
  }

  return {
    async read<Result>(procedure: string, input?: object) {
      const query = input ? `?input=${encodeURIComponent(JSON.stringify(input))}` : '';
      return resultOf<Result>(await send(`${base}/trpc/${procedure}${query}`));
    },
    async write<Result>(procedure: string, input?: object) {
      const response = await send(`${base}/trpc/${procedure}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        ...(input && { body: JSON.stringify(input) }),
      });
      return resultOf<Result>(response);
    },
    async open(path) {
      await send(base + path);
    },
    async upload(path, { name, type, content }) {
      const body = new FormData();
      body.append('file', new Blob([new Uint8Array(Buffer.from(content))], { type }), name);
      return JSON.parse(await send(url + path, { method: 'POST', body }));
    },
  };
}

function resultOf<Result>(response: string): Result {
  const { result } = JSON.parse(response) as { result: { data: Result } };
  return result.data;
}

/** Signs in. Throws when the site refuses it. */
export async function signedIn(
  site: SiteAddress,
  account: { email: string; password: string },
): Promise<SiteCalls> {
  const calls = callsOf(site);
  await calls.write('session.signIn', account);
  return calls;
}

/** Waits until an import has ended. Throws when it failed. */
export async function untilApplied(
  calls: SiteCalls,
  procedure: 'recordImport.progress' | 'ruleEdition.progress',
  id: string,
): Promise<void> {
  for (;;) {
    const { state, message } = await calls.read<{ state: string; message?: string }>(procedure, {
      id,
    });
    if (state === 'applied') return;
    if (state === 'failed') throw new Error(`An import failed: ${message}`);
    await wait(ASK_EVERY_MS);
  }
}

/** The key of the n-th form, with which a repeated request creates no second record. */
export function formKey(n: number): string {
  return n.toString(16).padStart(32, '0');
}
