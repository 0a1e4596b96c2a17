import { createHash } from 'node:crypto';

const scriptElement = /<script(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/g;

/**
 * Removes the nonce `mark` from a rendered page, and returns the hashes of the inline scripts that
 * carried it, for the Content-Security-Policy ('sha256-…'). Scripts in stored text can't know the
 * nonce, so their hashes are never included. With hashes the page is the same for everyone, where a
 * nonce would differ each time.
 */
export function hashMarkedScripts(html: string, mark: string): { html: string; hashes: string[] } {
  const hashes = new Set<string>();
  for (const { groups } of html.matchAll(scriptElement)) {
    const { attributes = '', text = '' } = groups ?? {};
    if (attributes.includes(`nonce="${mark}"`) && text) hashes.add(hashOf(text));
  }
  const unmarked = html
    .replaceAll(` nonce="${mark}"`, '')
    // The router's nonce for the browser, which isn't needed with hashes.
    .replace(`<meta property="csp-nonce" content="${mark}"/>`, '');
  return { html: unmarked, hashes: [...hashes] };
}

/** A source expression of CSP (https://www.w3.org/TR/CSP3/#framework-directive-source-list). */
function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
