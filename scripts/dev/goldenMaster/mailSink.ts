import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** The prepared site's reply is refused: it is sent again, as only a failed mail can be. */
const REFUSED = /^Subject: Your visa\r?$/m;

/** A mail server that takes every mail but the `REFUSED`. */
export type MailSink = {
  port: number;
  /** The mails so far, as they were sent. */
  mails: { to: string; text: string }[];
  close: () => Promise<void>;
};

export async function startMailSink(): Promise<MailSink> {
  const mails: MailSink['mails'] = [];
  const refusal = Object.assign(new Error('No such mailbox'), { responseCode: 550 });
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, { envelope }, done) {
      const pieces: Buffer[] = [];
      stream.on('data', (piece: Buffer) => pieces.push(piece));
      stream.on('end', () => {
        const to = envelope.rcptTo.map(({ address }) => address).join(' ');
        const text = Buffer.concat(pieces).toString();
        if (REFUSED.test(text)) return done(refusal);
        mails.push({ to, text });
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
