import { amount } from './amounts.ts';

const WIDTH = 30;

/**
 * Shows progress on standard error if that is a terminal: a bar if `total` is known, otherwise a
 * count.
 */
export function progressBar(thing: string, total?: number) {
  const shown = process.stderr.isTTY;
  return {
    show(done: number) {
      if (shown) process.stderr.write(`\r\x1b[K${lineOf(done)}`);
    },
    end() {
      if (shown) process.stderr.write('\r\x1b[K');
    },
  };

  function lineOf(done: number): string {
    if (!total) return amount(done, thing);
    const filled = Math.round((done / total) * WIDTH);
    const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
    return `${bar} ${Math.floor((done / total) * 100)} % of ${amount(total, thing)}`;
  }
}

/** Runs `work`, which is given what shows its progress. Returns its result. */
export async function withProgress<Result>(
  thing: string,
  total: number | undefined,
  work: (show: (done: number) => void) => Promise<Result>,
): Promise<Result> {
  const bar = progressBar(thing, total);
  try {
    return await work(bar.show);
  } finally {
    bar.end();
  }
}
