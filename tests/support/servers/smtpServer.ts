import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';
import { parseStrictly } from '../../api/mail/strictMail.ts';

export type ReceivedMail = { to: string[]; raw: string };

export type SmtpSite = {
  port: number;
  received: ReceivedMail[];
  /** Sets its behaviour from now on. */
  behave: (behaviour: Behaviour) => void;
  close: () => Promise<void>;
};

/**
 * Accepts everything; refuses a recipient permanently or temporarily, or everybody; or disconnects
 * after receiving the text.
 */
export type Behaviour = 'take' | 'refuse' | 'busy' | 'deny' | 'drop';

/**
 * A real mail server on its own port, or on `port`. It is closed when the test ends, by `atEnd`, which
 * also fails for a mail that is not one by RFC 5322; browser tests close it themselves.
 */
export async function startSmtpServer(
  options: SMTPServerOptions = {},
  port = 0,
  atEnd: (close: () => Promise<void>) => void = onTestFinished,
): Promise<SmtpSite> {
  const received: ReceivedMail[] = [];
  let behaviour: Behaviour = 'take';
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 100,
    ...options,
    onRcptTo({ address }, _session, done) {
      if (behaviour === 'refuse') return done(refusal(550, `No such mailbox here: <${address}>`));
      if (behaviour === 'busy') return done(refusal(451, 'Try again later'));
      if (behaviour === 'deny') return done(refusal(550, '5.7.1 Relaying denied'));
      done();
    },
    onData(stream, session, done) {
      const pieces: Buffer[] = [];
      stream.on('data', (piece: Buffer) => pieces.push(piece));
      stream.on('end', () => {
        received.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(pieces).toString(),
        });
        // The mail has arrived, but its sender gets no confirmation.
        if (behaviour === 'drop') for (const one of server.connections) one.close();
        else done();
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  const close = () => new Promise<void>((resolve) => server.close(resolve));
  atEnd(async () => {
    await close();
    for (const { raw } of received) parseStrictly(raw);
  });
  return {
    port: (server.server.address() as AddressInfo).port,
    received,
    behave: (next) => {
      behaviour = next;
    },
    close,
  };
}

/** The settings of a site that sends to it. */
export function mailSettingsOf({ port }: { port: number }): Record<string, string> {
  return {
    SMTP_URL: `smtp://127.0.0.1:${port}?security=none`,
    MAIL_FROM: 'Landfall <visa@example.com>',
    PUBLIC_URL: 'https://visa.example.com',
  };
}

/** The only link in a mail, without its host; soft line breaks are removed. */
export function linkIn(mail: ReceivedMail | undefined): string {
  const text = (mail?.raw ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '=');
  const body = text.slice(text.indexOf('\r\n\r\n'));
  return /https:\/\/visa\.example\.com(\/mail\/\S+)/.exec(body)?.[1] ?? '';
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
