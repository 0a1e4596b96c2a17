import type { PlainBrowser } from './plainBrowser.ts';

/** A page's metadata for search engines and link previews. */
export type Head = {
  status: number;
  title: string;
  canonical: string[];
  robots: string[];
  /** By name or property: all its contents. */
  meta: Record<string, string[]>;
  /** Its structured data. */
  data: Record<string, unknown>[];
};

export async function headOf(browser: PlainBrowser, path: string): Promise<Head> {
  const { document, status } = await browser.open(path);
  const meta: Record<string, string[]> = {};
  for (const element of document.querySelectorAll('meta')) {
    const name = element.getAttribute('name') ?? element.getAttribute('property');
    if (name) meta[name] = [...(meta[name] ?? []), element.content];
  }
  return {
    status,
    title: document.title,
    canonical: [...document.querySelectorAll('link[rel=canonical]')].map(
      (link) => link.getAttribute('href') ?? '',
    ),
    robots: meta.robots ?? [],
    meta,
    data: [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) =>
      JSON.parse(script.textContent ?? ''),
    ),
  };
}
