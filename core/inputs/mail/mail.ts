import * as z from 'zod/mini';
import { outboxStates } from '#core/siteVocabulary.ts';
import { pageSize } from '../panel/panelList.ts';
import { email, optionalText, page, rowId, rowVersion } from '../text.ts';

/**
 * Encryption of the connection to the mail server: TLS from the start, mandatory STARTTLS, or none,
 * for a server on the same machine.
 */
const mailSecurities = ['tls', 'starttls', 'none'] as const;

export type MailSecurity = (typeof mailSecurities)[number];

/** The usual port for each (RFC 8314, RFC 6409, RFC 5321). */
const usualMailPorts: Record<MailSecurity, number> = { tls: 465, starttls: 587, none: 25 };

/** The mail server and sender. Without a user there is no authentication. */
export type MailServer = {
  host: string;
  port: number;
  security: MailSecurity;
  user: string;
  password: string;
  /** A mailbox: an address, or a name with an address in angle brackets. */
  from: string;
};

const controlCharacter = /[\p{Cc}\u2028\u2029]/u;

/** Whether the text has no line breaks, which could inject headers or SMTP commands. */
export function isOneLine(text: string): boolean {
  return !controlCharacter.test(text);
}

/** Replaces line breaks and control characters with spaces. */
export function inOneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ');
}

const oneLine = z.refine<string>(isOneLine, 'Remove the invisible character');

/** `name@example.com`, or `Name <name@example.com>` without quotes or further brackets. */
export const mailbox = z.string('Sender is required').check(
  z.trim(),
  z.minLength(1, 'Sender is required'),
  z.maxLength(320, 'Use at most 320 characters'),
  z.refine((text) => mailboxOf(text) !== null, 'Enter an address, or Name <name@example.com>'),
);

/** The parts of a mailbox; null if it is invalid. */
export function mailboxOf(text: string): { name: string; address: string } | null {
  const [, name = '', bracketed] = /^([^<>"\\,;:@]*)<([^<>]+)>$/.exec(text) ?? [];
  const address = email.safeParse(bracketed ?? text);
  if (!isOneLine(text) || !address.success) return null;
  return { name: name.trim(), address: address.data };
}

const mailServerFields = {
  host: z
    .string()
    .check(
      z.trim(),
      z.maxLength(255, 'Use at most 255 characters'),
      z.regex(/^[\w.:-]*$/, 'Enter the name or address of a server, like mail.example.com'),
    ),
  port: z
    .int('Port is required')
    .check(
      z.minimum(1, 'Use a port from 1 to 65535'),
      z.maximum(65_535, 'Use a port from 1 to 65535'),
    ),
  security: z.enum(mailSecurities),
  user: optionalText(320).check(oneLine),
  /** Not trimmed. Empty in the form keeps the stored one. */
  password: z.string().check(z.maxLength(1000, 'Use at most 1000 characters'), oneLine),
};

const mailServer = z.strictObject(mailServerFields);

/** The mail form of Settings. Without a host no mail is sent, and the other fields are ignored. */
export const mailSettings = z.strictObject({ ...mailServerFields, from: optionalText(320) }).check(
  z.refine(({ host, from }) => host === '' || mailbox.safeParse(from).success, {
    path: ['from'],
    message: 'Enter an address, or Name <name@example.com>',
  }),
);

export type MailSettings = z.infer<typeof mailSettings>;

/** The default of a new site. */
export const noMailServer: MailServer = {
  host: '',
  port: usualMailPorts.tls,
  security: 'tls',
  user: '',
  password: '',
  from: '',
};

export const mailSettingsUpdate = z.strictObject({ fields: mailSettings, version: rowVersion });

export const testMail = z.strictObject({ to: email });

export const outboxList = z.strictObject({
  page,
  pageSize,
  state: z.optional(z.enum(outboxStates)),
});

export const outboxMailById = z.strictObject({ id: rowId });

/**
 * The mail server in a URL: `smtps:` is TLS from the start, `smtp:` is STARTTLS, and `smtp:` with
 * `?security=none` neither. Null if it names none.
 */
export function mailServerOf(address: string, from: string): MailServer | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const security = securityOf(url);
  const bare = ['', '/'].includes(url.pathname) && url.hash === '';
  if (!security || !bare) return null;
  const server = {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || usualMailPorts[security],
    security,
    user: decoded(url.username),
    password: decoded(url.password),
  };
  return server.host !== '' && mailServer.safeParse(server).success ? { ...server, from } : null;
}

function securityOf({ protocol, search }: URL): MailSecurity | null {
  if (protocol === 'smtps:' && search === '') return 'tls';
  if (protocol !== 'smtp:') return null;
  if (search === '?security=none') return 'none';
  return search === '' ? 'starttls' : null;
}

/** A stray percent sign can't be decoded and fails validation later. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '\0';
  }
}
