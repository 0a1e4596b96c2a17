import { amount } from '../amounts.ts';

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
