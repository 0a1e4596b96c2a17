import { type MailServer, mailboxOf } from '#core/inputs/mail/mail.ts';
import { plainText } from '#core/plainText.ts';

/** A mail for the server. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  headers: Record<string, string>;
  /** In angle brackets. Equal for all attempts, so that mailboxes can detect duplicates. */
  messageId: string;
  date: Date;
};

/** Marks a mail that no person wrote, so that nothing answers it automatically (RFC 3834, section 5). */
export const automaticHeaders = { 'Auto-Submitted': 'auto-generated' };

/** Timeouts of each part of the SMTP conversation and of the whole, in ms. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
const TOTAL_MS = 60_000;

/** Stored length of a server's response. */
const ERROR_LENGTH = 500;

/** An undelivered mail. The message, for administrators, quotes the server. */
export class MailRefused extends Error {
  /** Whether the server refused this mail for its address or content. */
  readonly isAboutMail: boolean;
  /** Whether the refusal is permanent, for example for an unknown mailbox. */
  readonly isFinal: boolean;

  constructor(message: string, { code = 0, cause }: { code?: number; cause?: unknown } = {}) {
    super(message, { cause });
    this.isAboutMail = code >= 400;
    this.isFinal = code >= 500;
  }
}

/**
 * Delivers a mail to the server and waits for its acceptance. The server's certificate is verified.
 * Returns the server's response. Throws MailRefused.
 */
export async function deliverMail(server: MailServer, mail: Mail): Promise<string> {
  const from = mailboxOf(server.from);
  if (!from) throw new MailRefused('The sender is no address');
  const { host, port, security, user, password } = server;
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    host,
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    ...(user !== '' && { auth: { user, pass: password } }),
    ...TIMEOUTS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    const { response } = await transport.sendMail({
      from,
      to: { name: '', address: mail.to },
      subject: plainText(mail.subject),
      text: plainText(mail.text),
      headers: mail.headers,
      messageId: mail.messageId,
      date: mail.date,
      signal: AbortSignal.timeout(TOTAL_MS),
    });
    return oneLineOf(response);
  } catch (cause) {
    throw refusalOf(cause);
  } finally {
    transport.close();
  }
}

type SmtpError = { code?: unknown; command?: unknown; responseCode?: unknown };

/**
 * Only a refusal of the mail itself counts against it: settings can be corrected, and servers
 * recover.
 */
function refusalOf(cause: unknown): MailRefused {
  const { code, command, responseCode } = cause as SmtpError;
  const message = cause instanceof Error ? cause.message : String(cause);
  const reason = wrongConnection(String(code), message);
  if (reason) return new MailRefused(reason, { cause });
  const isAboutMail =
    ['EENVELOPE', 'EMESSAGE'].includes(String(code)) &&
    command !== 'MAIL FROM' &&
    !isAboutSettings(Number(responseCode), message);
  return new MailRefused(oneLineOf(message), {
    ...(isAboutMail && typeof responseCode === 'number' && { code: responseCode }),
    cause,
  });
}

/** What to choose instead, where the kind of connection doesn't fit the port; undefined for other errors. */
function wrongConnection(code: string, message: string): string | undefined {
  if (/wrong version number|packet length too long|unknown protocol|http request/i.test(message)) {
    return 'The server does not begin with TLS on this port: choose STARTTLS, or the port for TLS (usually 465)';
  }
  if (/greeting never received/i.test(message)) {
    return 'The server said nothing on this port: choose TLS from the start, or the port for STARTTLS (usually 587)';
  }
  if (code === 'ETLS' && /upgrading connection/i.test(message)) {
    return 'The server offers no STARTTLS on this port: choose TLS from the start, or the port for STARTTLS (usually 587)';
  }
  // OpenSSL's own words: 80C2E4:error:0A000410:SSL routines:ssl3_read_bytes:ssl/tls alert handshake failure:…
  const reason = /:SSL routines:[^:]*:([^:]+)/.exec(message)?.[1];
  return reason && `The TLS connection failed: ${reason}`;
}

/** Authentication errors and policies of the server (RFC 3463, 5.7) would affect every mail. */
function isAboutSettings(responseCode: number, message: string): boolean {
  return [530, 535].includes(responseCode) || /\b5[0-9]{2}[ -]5\.7\.[0-9]/.test(message);
}

/** Responses may have several lines and any characters. */
function oneLineOf(text: string): string {
  return text
    .replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, ERROR_LENGTH);
}
