import { type Agent, get } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** An answer as it came, to be given again by a server that does nothing else. */
export type RecordedAnswer = {
  status: number;
  headers: Record<string, string>;
  /** The bytes as they were sent, compressed where they were, in base64. */
  body: string;
};

/** Headers that belong to the connection or the moment: each server sends its own. */
const NOT_RECORDED = ['connection', 'keep-alive', 'date', 'transfer-encoding'];

/** What `url` answers. Throws when it is not a full answer with status 200. */
export async function record(
  url: string,
  headers: Record<string, string>,
): Promise<RecordedAnswer> {
  const answer = await new Promise<RecordedAnswer>((answered, fail) => {
    get(url, { headers, agent: false }, async (response) => {
      const body = (await buffer(response)).toString('base64');
      const kept = Object.entries(response.headers).filter(
        ([name]) => !NOT_RECORDED.includes(name),
      );
      const status = response.statusCode ?? 0;
      answered({ status, headers: Object.fromEntries(kept) as Record<string, string>, body });
    }).on('error', fail);
  });
  if (answer.status !== 200 || answer.body === '') {
    throw new Error(`${url} answered ${answer.status}, which is not what was to be measured`);
  }
  return answer;
}

/** Milliseconds from a request to the first and to the last byte of its answer. */
export type AnswerTimes = { first: number; last: number };

/** Asks for each address in turn over one connection. Throws when an answer is not 200. */
export async function timesOfAnswers(
  urls: string[],
  agent: Agent,
  headers: Record<string, string>,
): Promise<AnswerTimes[]> {
  const times = [];
  for (const url of urls) times.push(await timesOfAnswer(url, agent, headers));
  return times;
}

function timesOfAnswer(url: string, agent: Agent, headers: Record<string, string>) {
  const began = performance.now();
  const sofar = () => performance.now() - began;
  return new Promise<AnswerTimes>((answered, fail) => {
    get(url, { agent, headers }, (response) => {
      const { statusCode } = response;
      if (statusCode !== 200) return fail(new Error(`${url} answered ${statusCode}`));
      let first = 0;
      response.once('data', () => {
        first = sofar();
      });
      response.on('end', () => answered({ first, last: sofar() })).resume();
    }).on('error', fail);
  });
}
