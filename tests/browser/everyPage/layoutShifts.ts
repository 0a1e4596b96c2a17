import type { Page } from '@playwright/test';

/** A shift that moved visible content, except by scrolling. */
export type Shift = { value: number; moved: string[] };

type Recording = { shiftsSoFar: () => Shift[] };

/**
 * Records every layout shift of the pages that are loaded from now on, including those within half a
 * second of a click, which browsers exclude from a page's score: a click on a link must not make the
 * page jump. Returns a function that returns those so far.
 */
export async function recordShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    const nameOf = (node: Node | null) =>
      node instanceof Element ? node.outerHTML.slice(0, 120) : String(node?.nodeName);
    const record = (entries: PerformanceEntryList) => {
      for (const entry of entries) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number;
          sources: { node: Node | null }[];
        };
        shifts.push({ value, moved: sources.map(({ node }) => nameOf(node)) });
      }
    };
    const observer = new PerformanceObserver((list) => record(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    const recording: Recording = {
      shiftsSoFar: () => {
        record(observer.takeRecords());
        return shifts;
      },
    };
    Object.assign(window, recording);
  });
  return () =>
    page.evaluate(async () => {
      // A frame's shifts are known when the next one begins.
      for (const _frame of ['this', 'next']) await new Promise(requestAnimationFrame);
      return (window as unknown as Recording).shiftsSoFar();
    });
}
