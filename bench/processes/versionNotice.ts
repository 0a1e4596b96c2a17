import { Agent } from 'node:http';
import { batch, headersFor } from '../cases.ts';
import { median } from '../measure.ts';
import { record } from '../recorded.ts';
import { milliseconds, type Table } from '../report.ts';
import { signIn } from '../signIn.ts';
import type { RunningServer } from './processes.ts';

/**
 * Saves through the first process, then polls the second until it serves the saved content: returns
 * the time until that response's end, in ms.
 */
export async function measureVersionNotice(
  [first, second]: [RunningServer, RunningServer],
  saves: number,
): Promise<Table> {
  const cookie = await signIn(first.url);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const read = async () => {
    const answer = await record(
      second.url + batch({ 'settings.contact': {} }),
      headersFor({ kind: 'api' }),
      agent,
    );
    return Buffer.from(answer.body, 'base64').toString();
  };
  const taken: number[] = [];
  let staleReads = 0;
  try {
    for (let save = 0; save < saves; save += 1) {
      const email = `save${save}@example.com`;
      await read();
      await saveContact(first.url, cookie, email);
      const answered = performance.now();
      while (!(await read()).includes(email)) staleReads += 1;
      taken.push(performance.now() - answered);
    }
  } finally {
    agent.destroy();
  }
  return {
    title: `From the answer to a save by one process until the other has served it, ${saves} saves`,
    headings: ['median ms', 'worst ms', 'reads that still had the old'],
    rows: [[milliseconds(median(taken)), milliseconds(Math.max(...taken)), String(staleReads)]],
  };
}

async function saveContact(url: string, cookie: string, email: string): Promise<void> {
  const headers = { 'content-type': 'application/json', origin: url, cookie };
  const toEdit = await fetch(`${url}/trpc/settings.contactToEdit`, { headers });
  const { result } = (await toEdit.json()) as { result: { data: object } };
  const response = await fetch(`${url}/trpc/settings.updateContact`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ ...result.data, email }),
  });
  if (!response.ok) throw new Error(`Saving answered ${response.status}: ${await response.text()}`);
}
