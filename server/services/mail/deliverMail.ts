import { createTransport } from 'nodemailer';
import { type MailServer, mailboxOf } from '../../schemas/mail/mail.ts';

/** What is handed to the server. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  headers: Record<string, string>;
  /** In angle brackets. The same for every attempt, so that mailboxes can tell a second copy. */
  messageId: string;
  /** ISO 8601. */
  date: string;
};

/** How long each part of the conversation may take, in milliseconds, and all of it. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
const TOTAL_MS = 60_000;

/** As much of what a server said as is stored. */
const ERROR_LENGTH = 500;

/** A mail that was not taken. The message is for administrators, and holds the server's own words. */
export class MailRefused extends Error {
  /** Whether it was this mail that the server refused, for its address or its text. */
  readonly isAboutMail: boolean;
  /** The server will say the same next time: there is no such mailbox, for example. */
  readonly isFinal: boolean;

  constructor(message: string, { code = 0, cause }: { code?: number; cause?: unknown } = {}) {
    super(message, { cause });
    this.isAboutMail = code >= 400;
    this.isFinal = code >= 500;
  }
}

/**
 * Hands a mail to the server and waits until it has taken it. The server's certificate is verified.
 * Gives what the server said. Throws MailRefused.
 */
export async function deliverMail(server: MailServer, mail: Mail): Promise<string> {
  const from = mailboxOf(server.from);
  if (!from) throw new MailRefused('The sender is no address');
  const { host, port, security, user, password } = server;
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
      subject: mail.subject,
      text: mail.text,
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

/** Only what is said about this mail counts against it: settings can be mended, and a server comes back. */
function refusalOf(cause: unknown): MailRefused {
  const { code, command, responseCode } = cause as SmtpError;
  const message = cause instanceof Error ? cause.message : String(cause);
  const isAboutMail =
    ['EENVELOPE', 'EMESSAGE'].includes(String(code)) &&
    command !== 'MAIL FROM' &&
    !isAboutSettings(Number(responseCode), message);
  return new MailRefused(oneLineOf(message), {
    ...(isAboutMail && typeof responseCode === 'number' && { code: responseCode }),
    cause,
  });
}

/**
 * "Authentication required", "Authentication credentials invalid", and whatever policy the server has
 * (RFC 3463, 5.7): it would say so of every mail.
 */
function isAboutSettings(responseCode: number, message: string): boolean {
  return [530, 535].includes(responseCode) || /\b5[0-9]{2}[ -]5\.7\.[0-9]/.test(message);
}

/** Servers may say several lines, and anything. */
function oneLineOf(text: string): string {
  return text
    .replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, ERROR_LENGTH);
}
