import { type Agent, get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as after } from 'node:timers/promises';

/** A recorded response, replayed by a server that does nothing else. */
export type RecordedAnswer = {
  status: number;
  headers: Record<string, string>;
  /** The bytes as sent, including compression, in base64. */
  body: string;
};

/** Headers of the connection or the moment, which each server sends itself. */
const NOT_RECORDED = ['connection', 'keep-alive', 'date', 'transfer-encoding'];

/** The number of retries for a busy server (503), and the delay between them in ms. */
const PATIENCE = { times: 50, waitMs: 200 };

/** Records the response of `url`. Throws if it is not complete with status 200. */
export async function record(
  url: string,
  headers: Record<string, string>,
  agent: Agent | false = false,
): Promise<RecordedAnswer> {
  const answer = await whenNotBusy(
    () =>
      new Promise<RecordedAnswer>((answered, fail) => {
        get(url, { headers, agent }, async (response) => {
          const body = (await buffer(response)).toString('base64');
          const recorded = Object.entries(response.headers).filter(
            ([name]) => !NOT_RECORDED.includes(name),
          );
          const status = response.statusCode ?? 0;
          answered({
            status,
            headers: Object.fromEntries(recorded) as Record<string, string>,
            body,
          });
        }).on('error', fail);
      }),
  );
  if (answer.status !== 200 || answer.body === '') {
    throw new Error(`${url} answered ${answer.status}, which is not what was to be measured`);
  }
  return answer;
}

async function whenNotBusy<Answer extends { status: number }>(
  ask: () => Promise<Answer>,
): Promise<Answer> {
  let answer = await ask();
  for (let time = 0; answer.status === 503 && time < PATIENCE.times; time += 1) {
    await after(PATIENCE.waitMs);
    answer = await ask();
  }
  return answer;
}

/** Times from a request to the first and the last byte of its response, in ms. */
export type AnswerTimes = { first: number; last: number };

/** Requests each address in order over one connection. Throws for a status other than 200. */
export async function timesOfAnswers(
  urls: string[],
  agent: Agent,
  headers: Record<string, string>,
): Promise<AnswerTimes[]> {
  const times = [];
  for (const url of urls) {
    const { status, ...taken } = await whenNotBusy(() => timesOfAnswer(url, agent, headers));
    if (status !== 200) throw new Error(`${url} answered ${status}`);
    times.push(taken);
  }
  return times;
}

function timesOfAnswer(url: string, agent: Agent, headers: Record<string, string>) {
  const began = performance.now();
  const soFar = () => performance.now() - began;
  return new Promise<AnswerTimes & { status: number }>((answered, fail) => {
    get(url, { agent, headers }, (response) => {
      const status = response.statusCode ?? 0;
      let first = 0;
      response.once('data', () => {
        first = soFar();
      });
      response.on('end', () => answered({ status, first, last: soFar() })).resume();
    }).on('error', fail);
  });
}
