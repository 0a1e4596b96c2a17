import { createHash } from 'node:crypto';

/**
 * Removes the nonce `mark` from a rendered page, and returns the hashes of the inline scripts that
 * carried it, for the Content-Security-Policy ('sha256-…'). Scripts in stored text can't know the
 * nonce, so their hashes are never included. With hashes the page is the same for everyone, where a
 * nonce would differ each time.
 */
export function hashMarkedScripts(html: string, mark: string): { html: string; hashes: string[] } {
  // The router's nonce for the browser, which isn't needed with hashes.
  const withoutMeta = html.replace(`<meta property="csp-nonce" content="${mark}"/>`, '');
  const pieces = withoutMeta.split(` nonce="${mark}"`);
  const texts = pieces.slice(1).map((piece, before) => textOfScript(pieces[before] ?? '', piece));
  return { html: pieces.join(''), hashes: [...new Set(texts.filter(Boolean).map(hashOf))] };
}

/** The text of the script whose opening tag `before` and `after` share; empty for other elements. */
function textOfScript(before: string, after: string): string {
  if (!before.startsWith('<script', before.lastIndexOf('<'))) return '';
  return after.slice(after.indexOf('>') + 1, after.indexOf('</script>'));
}

/** A source expression of CSP (https://www.w3.org/TR/CSP3/#framework-directive-source-list). */
function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
