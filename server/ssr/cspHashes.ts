import { createHash } from 'node:crypto';

const scriptElement = /<script(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/g;

/**
 * Takes the mark off a page that was rendered with `mark` as its scripts' nonce, and tells which
 * inline scripts carried it: their hashes as a Content-Security-Policy lists them ('sha256-…').
 * A script that came with stored text can't know the mark, so its hash is never among them. With
 * hashes the page is the same bytes for everyone, where a nonce would have to differ each time.
 */
export function hashMarkedScripts(html: string, mark: string): { html: string; hashes: string[] } {
  const hashes = new Set<string>();
  for (const { groups } of html.matchAll(scriptElement)) {
    const { attributes = '', text = '' } = groups ?? {};
    if (attributes.includes(`nonce="${mark}"`) && text) hashes.add(hashOf(text));
  }
  const unmarked = html
    .replaceAll(` nonce="${mark}"`, '')
    // The router leaves its nonce for the browser, which has no use for it here.
    .replace(`<meta property="csp-nonce" content="${mark}"/>`, '');
  return { html: unmarked, hashes: [...hashes] };
}

/** A source expression of CSP (https://www.w3.org/TR/CSP3/#framework-directive-source-list). */
function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
