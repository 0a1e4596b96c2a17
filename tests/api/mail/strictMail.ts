/** The header fields of a mail, by their names in lower case, and its body. */
export type ParsedMail = { fields: Map<string, string>; body: string };

/** RFC 5322, section 3.3, without its obsolete forms. */
const DATE =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{1,2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d\d:\d\d:\d\d [+-]\d{4}$/;

/** Fields that a mail has once: RFC 5322, section 3.6, and RFC 2045, section 4. */
const once = ['date', 'from', 'to', 'subject', 'message-id', 'mime-version', 'content-type'];

/** Longest line without its end, in octets: RFC 5322, section 2.1.1. */
const LINE_MAX = 998;

/** Parses a mail of plain text by RFC 5322 as it may be sent. Throws for what the standard forbids. */
export function parseStrictly(raw: string): ParsedMail {
  if (/(?<!\r)\n|\r(?!\n)/.test(raw)) throw new Error('A line ends without CRLF');
  const end = raw.indexOf('\r\n\r\n');
  if (end < 0) throw new Error('There is no empty line after the header');
  for (const line of raw.split('\r\n')) {
    if (Buffer.byteLength(line) > LINE_MAX) throw new Error(`A line is too long: ${line}`);
  }
  const header = raw.slice(0, end);
  if (!/^[\t\r\n -~]*$/.test(header)) throw new Error(`The header is not ASCII: ${header}`);

  const fields = new Map<string, string>();
  for (const field of header.replaceAll(/\r\n(?=[ \t])/g, '').split('\r\n')) {
    const [, name, value] = /^([!-9;-~]+): (.*)$/.exec(field) ?? [];
    if (name === undefined || value === undefined) throw new Error(`No header field: ${field}`);
    if (fields.has(name.toLowerCase())) throw new Error(`Twice: ${field}`);
    fields.set(name.toLowerCase(), value);
  }
  for (const name of once) if (!fields.has(name)) throw new Error(`There is no ${name}`);

  const date = fields.get('date') ?? '';
  const [day] = DATE.exec(date)?.slice(1) ?? [];
  if (!day || !new Date(date).toUTCString().startsWith(day)) throw new Error(`No date: ${date}`);
  const id = fields.get('message-id') ?? '';
  if (!/^<[^\s<>@]+@[^\s<>@]+>$/.test(id)) throw new Error(`No Message-ID: ${id}`);
  return { fields, body: raw.slice(end + 4) };
}
