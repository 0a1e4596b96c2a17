import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { END, Load, LoadResult } from './loader.ts';
import { cores, scriptCommand } from './processes.ts';
import type { Visits } from './visitors.ts';

export type Loader = {
  /** Puts a load on and returns its results. Throws for an unexpected response, or without any. */
  put: (load: Load | Visits) => Promise<LoadResult>;
  /** Ends visits early. */
  end: () => void;
  stop: () => void;
};

/** Starts the process that makes the requests, on a core of its own if available. */
export function startLoader(): Loader {
  const script = join(import.meta.dirname, 'loader.ts');
  const [command, args] = scriptCommand(script, [], cores.loader);
  const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const ended = once(child, 'exit').then(() => {
    throw new Error('The load generator ended');
  });
  // Expected, except during a load.
  ended.catch(() => {});
  return {
    async put(load) {
      child.send(load);
      const [result] = (await Promise.race([once(child, 'message'), ended])) as [LoadResult];
      if (result.wrong.length > 0) throw new Error(`${load.url}: ${result.wrong.join(', ')}`);
      if (result.answers + result.shed === 0) throw new Error(`${load.url}: no response`);
      return result;
    },
    end: () => child.send('end' satisfies typeof END),
    stop: () => {
      if (child.connected) child.disconnect();
    },
  };
}

let unique = 1_000_000_000;

/** Reserves `count` consecutive numbers and returns the first, always of ten digits. */
export function nextUnique(count = 1_000_000): number {
  unique += count;
  return unique - count;
}
