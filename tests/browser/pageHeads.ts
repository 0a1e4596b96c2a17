import type { APIRequestContext, Page } from '@playwright/test';

/** A page's metadata for search engines and link previews. */
export type Head = {
  title: string;
  canonical: string[];
  robots: string[];
  /** By name or property: all its contents. */
  meta: Record<string, string[]>;
  data: Record<string, unknown>[];
};

/** The metadata in a page's HTML, parsed by a browser without running scripts. */
export async function headOf(page: Page, request: APIRequestContext, path: string) {
  const response = await request.get(path);
  const head = await page.evaluate(readHead, await response.text());
  return { status: response.status(), ...head };
}

/** Runs in the browser: reads the given HTML, or the current document. */
export function readHead(html: string | null): Head {
  const root = html === null ? document : new DOMParser().parseFromString(html, 'text/html');
  const meta: Record<string, string[]> = {};
  for (const element of root.querySelectorAll('meta')) {
    const name = element.getAttribute('name') ?? element.getAttribute('property');
    if (name) meta[name] = [...(meta[name] ?? []), element.content];
  }
  return {
    title: root.title,
    canonical: [...root.querySelectorAll<HTMLLinkElement>('link[rel=canonical]')].map(
      (link) => link.getAttribute('href') ?? '',
    ),
    robots: meta.robots ?? [],
    meta,
    data: [...root.querySelectorAll('script[type="application/ld+json"]')].map((script) =>
      JSON.parse(script.textContent ?? ''),
    ),
  };
}
