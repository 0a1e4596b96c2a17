/** All characters of XML 1.0 (https://www.w3.org/TR/xml/#charsets). */
const CHARACTERS = /^[\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]*$/u;

const NAME = '[A-Za-z_][\\w.:-]*';
const TEXT = '(?:[^<&]|&(?:amp|lt|gt|quot|apos|#\\d+|#x[\\da-fA-F]+);)';

/** A declaration, a section of characters, a tag, or text. */
const TOKEN = new RegExp(
  [
    '<\\?xml [^>]*\\?>',
    '<!\\[CDATA\\[(?:(?!\\]\\]>)[^])*\\]\\]>',
    `<(?<close>/)?(?<name>${NAME})(?<attributes>(?:\\s+${NAME}="(?:(?!")${TEXT})*")*)\\s*(?<empty>/)?>`,
    `(?<text>(?:(?!\\]\\]>)${TEXT})+)`,
  ].join('|'),
  'uy',
);

/** The attributes of the root of an XML document. Throws for what is no XML 1.0. */
export function rootOfStrictXml(xml: string): Map<string, string> {
  if (!xml.isWellFormed() || !CHARACTERS.test(xml)) throw new Error('A character is forbidden');
  const open: string[] = [];
  let root: string | undefined;
  TOKEN.lastIndex = 0;
  for (let at = 0; at < xml.length; at = TOKEN.lastIndex) {
    const found = TOKEN.exec(xml);
    if (!found) throw new Error(`No XML: ${xml.slice(at, at + 80)}`);
    const { close, name, attributes, empty, text } = found.groups ?? {};
    if (name === undefined) {
      if (text?.trim() && open.length === 0) throw new Error(`Text outside of the root: ${text}`);
    } else if (close) {
      if (open.pop() !== name) throw new Error(`</${name}> closes nothing`);
    } else {
      if (open.length === 0 && root !== undefined) throw new Error(`A second root: ${name}`);
      root ??= attributes ?? '';
      if (!empty) open.push(name);
    }
  }
  if (root === undefined || open.length > 0) throw new Error(`Not closed: ${open.join(' ')}`);
  const pairs = root.matchAll(/([\w.:-]+)="([^"]*)"/g);
  return new Map(Array.from(pairs, ([, name = '', value = '']) => [name, value]));
}
