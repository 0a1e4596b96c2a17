/** Texts that differ between recordings of equal products, each with its name in all recordings. */
export type OwnTexts = readonly (readonly [text: string, name: string])[];

/** The ways in which texts name a port of this recording, as a number alone may be anything. */
export function textsWithPort(port: number): OwnTexts {
  return ['127.0.0.1:', 'port:', 'port":', 'port <!-- -->'].map((before) => [
    `${before}${port}`,
    `${before}(port)`,
  ]);
}

/** Response headers that tell about the connection and the clock. */
const left = ['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding'];

/** Response headers whose values name the release or times of files. */
const masked = ['etag', 'last-modified'];

/** The headers of a response, a line each, in alphabetical order. */
export function headerLines(headers: Headers): string[] {
  return [...headers]
    .filter(([name]) => !left.includes(name))
    .map(([name, value]) => {
      if (masked.includes(name)) return `${name}: ${value.startsWith('W/') ? 'W/' : ''}*`;
      return `${name}: ${value}`;
    })
    .sort();
}

/**
 * A recorded text without what a build, a process or a folder puts into it: names of built scripts and
 * styles and how many of them a page loads, hashes of inline scripts and of passwords, and `own` texts.
 */
export function normalise(text: string, own: OwnTexts = []): string {
  const named = own.reduce((rest, [part, name]) => rest.replaceAll(part, name), text);
  return (
    named
      .replace(/\/assets\/[\w.$~@%+/-]+?\.(js|css)(?=["'\s),;&\\]|$)/g, '/assets/*.$1')
      // Modules move between chunks when files move.
      .replace(/(<link [^>]*\/assets\/\*\.\w+"[^>]*>)\1+/g, '$1')
      .replace(/("\/assets\/\*\.\w+")(,\1)+/g, '$1')
      .replace(/'sha256-[\w+/=]+'( 'sha256-[\w+/=]+')*/g, "'sha256-*'")
      .replace(/\bconst BUILD = "[^"]*"/g, 'const BUILD = "*"')
      .replace(/\$argon2id\$[\w$=,+/]+/g, '$argon2id$*')
  );
}
