import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** Whose mails are refused: the prepared site sends its newest mail again, which must have failed. */
const REFUSED = 'ivo@example.com';

/** A mail server that takes every mail but those to `REFUSED`. */
export type MailSink = {
  port: number;
  /** The mails so far, as they were sent. */
  mails: { to: string; text: string }[];
  close: () => Promise<void>;
};

export async function startMailSink(): Promise<MailSink> {
  const mails: MailSink['mails'] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, done) {
      if (address !== REFUSED) return done();
      done(Object.assign(new Error(`No such mailbox: ${address}`), { responseCode: 550 }));
    },
    onData(stream, { envelope }, done) {
      const pieces: Buffer[] = [];
      stream.on('data', (piece: Buffer) => pieces.push(piece));
      stream.on('end', () => {
        const to = envelope.rcptTo.map(({ address }) => address).join(' ');
        mails.push({ to, text: Buffer.concat(pieces).toString() });
        done();
      });
    },
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    port: (server.server.address() as AddressInfo).port,
    mails,
    close: () => new Promise((closed) => server.close(closed)),
  };
}
