import type { Browser, Page } from '@playwright/test';
import { chooseHeaderPassport, type MeasuredPage } from './pages.ts';

/** A mid-range phone has about a quarter of a computer's speed. */
const CPU_SLOWDOWN = 4;

/** Slow 3G. */
const network = { latencyMs: 400, bitsPerSecond: 400_000 };

/** The width and height of a phone, in pixels. */
const viewport = { width: 412, height: 823 };

/** Browsers report a delay after its frame. */
const REPORT_MS = 500;

/** The wait for the verdict, in ms: well above its goal. */
const VERDICT_LIMIT_MS = 30_000;

/** The entry type `event`; not in TypeScript's library as supported by all browsers. */
type EventTiming = PerformanceEntry & { interactionId: number };

/** The entry type `element`, of Chromium only. */
type ElementTiming = PerformanceEntry & { identifier: string; renderTime: number };

declare global {
  interface Window {
    /** The longest delay so far, in ms. */
    longestInteraction: number;
    /** The time from the request until the verdict was painted, in ms. */
    verdictPainted: number | undefined;
  }
}

/**
 * The interaction to next paint (INP) in ms: the longest delay of a key or click until the next
 * frame, at a quarter of this machine's speed, while a visitor chooses a passport and uses the page.
 */
export async function interactionToNextPaint(
  browser: Browser,
  url: string,
  interact: NonNullable<MeasuredPage['interact']>,
): Promise<number> {
  return inNewContext(browser, async (page) => {
    await page.addInitScript(() => {
      window.longestInteraction = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as EventTiming[]) {
          if (!entry.interactionId) continue;
          window.longestInteraction = Math.max(window.longestInteraction, entry.duration);
        }
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    });
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(url, { waitUntil: 'networkidle' });
    await chooseHeaderPassport(page);
    await interact(page);
    await page.waitForTimeout(REPORT_MS);
    return page.evaluate(() => window.longestInteraction);
  });
}

/**
 * The time from a first visitor's request until the heading is painted in a font, in ms, on a slow
 * network.
 */
export async function timeToVerdict(
  browser: Browser,
  url: string,
  heading: string,
): Promise<number> {
  return inNewContext(browser, async (page) => {
    await page.addInitScript((selector) => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as ElementTiming[]) {
          if (entry.identifier === 'verdict') window.verdictPainted ??= entry.renderTime;
        }
      }).observe({ type: 'element' });
      // The attribute has to be there before the heading is painted.
      new MutationObserver((_, observer) => {
        const found = document.querySelector(selector);
        found?.setAttribute('elementtiming', 'verdict');
        if (found) observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    }, heading);
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Network.enable');
    await devTools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.latencyMs,
      downloadThroughput: network.bitsPerSecond / 8,
      uploadThroughput: network.bitsPerSecond / 8,
    });
    await page.goto(url, { waitUntil: 'commit', timeout: VERDICT_LIMIT_MS });
    const painted = await page.waitForFunction(() => window.verdictPainted, undefined, {
      timeout: VERDICT_LIMIT_MS,
    });
    return (await painted.jsonValue()) ?? Number.POSITIVE_INFINITY;
  });
}

/** Measures in a new context: with an empty cache, and without cookies. */
async function inNewContext(
  browser: Browser,
  measure: (page: Page) => Promise<number>,
): Promise<number> {
  const context = await browser.newContext({ viewport, isMobile: true, hasTouch: true });
  try {
    return await measure(await context.newPage());
  } finally {
    await context.close();
  }
}
