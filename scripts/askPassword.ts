import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';

/**
 * Reads a password: ADMIN_PASSWORD, otherwise typed twice without echo at a terminal, otherwise the
 * first line of standard input. Throws when it is missing or the two differ.
 */
export async function askPassword(): Promise<string> {
  const fromEnvironment = process.env.ADMIN_PASSWORD;
  if (fromEnvironment) return fromEnvironment;
  if (process.stdin.isTTY) return typedTwice();
  const [line = ''] = (await text(process.stdin)).split(/\r?\n/);
  if (line) return line;
  throw new Error('No password: set ADMIN_PASSWORD or write it to standard input');
}

async function typedTwice(): Promise<string> {
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: unseen, terminal: true });
  terminal.on('SIGINT', () => process.exit(130));
  try {
    const password = await prompt('Password: ');
    if (password !== (await prompt('The same again: ')))
      throw new Error('The two passwords differ');
    return password;
  } finally {
    terminal.close();
  }

  async function prompt(question: string) {
    process.stderr.write(question);
    const answer = await terminal.question('');
    process.stderr.write('\n');
    return answer;
  }
}
