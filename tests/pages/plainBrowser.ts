import type { OutgoingHttpHeaders } from 'node:http';
import '@testing-library/jest-dom/vitest';
import { type BoundFunctions, configure, type queries, within } from '@testing-library/dom';
import { JSDOM } from 'jsdom';
import type { TestSite } from '../support/site/testApp.ts';

configure({
  computedStyleSupportsPseudoElements: false,
  // The default message contains the whole page.
  getElementError: (message, container) =>
    new Error(`${message ?? container.outerHTML} in ${container.ownerDocument.location.href}`),
});

/** A page, with testing-library's queries of it. */
export type PlainPage = BoundFunctions<typeof queries> & {
  /** Path, query and fragment after all redirects, as in the address bar. */
  address: string;
  status: number;
  headers: OutgoingHttpHeaders;
  html: string;
  document: Document;
};

export type PlainBrowser = {
  /** Its cookies by name. */
  cookies: Map<string, string>;
  /** Loads an address of the site, after all redirects. */
  open: (address: string) => Promise<PlainPage>;
  /**
   * Follows a link, or sends the form of a button with its fields as they stand. Throws when the
   * browser would refuse the form, naming the fields.
   */
  click: (element: HTMLElement) => Promise<PlainPage>;
};

type Sent = { method: 'GET' | 'POST'; payload?: string; type?: string; origin?: string };

/**
 * A browser without scripts and styles, for all that is only HTML. `headers` go with every request,
 * for example the languages of a reader; `cookies` are those of another browser of the site.
 */
export function plainBrowser(
  { app, config }: TestSite,
  {
    headers = {},
    cookies = new Map<string, string>(),
  }: { headers?: Record<string, string>; cookies?: Map<string, string> } = {},
): PlainBrowser {
  const origin = config.publicUrl ?? 'http://localhost:3000';

  async function load(url: URL, sent: Sent, redirects = 0): Promise<PlainPage> {
    const response = await app.inject({
      method: sent.method,
      url: url.pathname + url.search,
      headers: {
        host: url.host,
        accept: 'text/html',
        ...headers,
        ...(sent.origin && { origin: sent.origin }),
        ...(sent.type && { 'content-type': sent.type }),
        ...(cookies.size > 0 && {
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        }),
      },
      ...(sent.payload !== undefined && { payload: sent.payload }),
    });
    for (const { name, value, maxAge } of response.cookies) {
      if (maxAge === 0) cookies.delete(name);
      else cookies.set(name, value);
    }
    const { statusCode: status, body: html } = response;
    const { location } = response.headers;
    if (status >= 300 && status < 400 && location) {
      if (redirects === MOST_REDIRECTS) throw new Error(`${url} redirects without an end`);
      // 307 and 308 repeat the request, the others ask for a page.
      return load(new URL(location, url), status >= 307 ? sent : { method: 'GET' }, redirects + 1);
    }
    const document = documentOf(html, url.href);
    return {
      ...within(document.body),
      address: url.pathname + url.search + url.hash,
      status,
      headers: response.headers,
      html,
      document,
    };
  }

  return {
    cookies,
    open: (address) => load(new URL(address, origin), { method: 'GET' }),
    async click(element) {
      const link = element.closest('a');
      if (link) return load(new URL(link.href), { method: 'GET' });
      const { url, ...sent } = requestOf(element);
      return load(url, sent);
    },
  };
}

/** The number of redirects that browsers follow. */
const MOST_REDIRECTS = 20;

/** The document of a page, or of a file of another type. */
export function documentOf(
  text: string,
  url: string,
  contentType: 'text/html' | 'application/xml' = 'text/html',
): Document {
  const { window } = new JSDOM(text, { url, contentType });
  // The styles of a browser without style sheets: computing them for each name takes jsdom most of
  // a test's time. Whether something is visible is for tests/browser.
  window.getComputedStyle = (element) => {
    const display = element.hasAttribute('hidden')
      ? 'none'
      : inlineElements.has(element.localName)
        ? 'inline'
        : 'block';
    return { display, getPropertyValue: () => '' } as unknown as CSSStyleDeclaration;
  };
  return window.document;
}

/** Elements whose text is part of its line: accessible names have no space around it. */
const inlineElements = new Set(
  'a abbr b bdi bdo cite code data em i img kbd mark q s samp small span strong sub sup svg time u'.split(
    ' ',
  ),
);

/** The request that a click on a button makes. */
function requestOf(button: HTMLElement): Sent & { url: URL } {
  const document = button.ownerDocument;
  let request: (Sent & { url: URL }) | undefined;
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    request = requestOfForm(form, event.submitter);
  };
  document.addEventListener('submit', send, { once: true });
  button.click();
  document.removeEventListener('submit', send);
  if (request) return request;
  const invalid = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')]
    .filter((field) => !field.checkValidity())
    .map((field) => field.name);
  throw new Error(`The button sends no form; fields that are not valid: ${invalid.join(', ')}`);
}

function requestOfForm(form: HTMLFormElement, submitter: HTMLElement | null) {
  const { FormData } = form.ownerDocument.defaultView as unknown as typeof globalThis;
  const fields = [...new FormData(form, submitter)].map(([name, value]) => [name, String(value)]);
  const encoded = new URLSearchParams(fields as [string, string][]);
  // Attributes, as fields named `action` or `method` would hide the properties.
  const attribute = (name: string) =>
    submitter?.getAttribute(`form${name}`) ?? form.getAttribute(name);
  const url = new URL(attribute('action') || '', form.ownerDocument.location.href);
  if ((attribute('method') ?? 'get').toLowerCase() === 'post') {
    const type = 'application/x-www-form-urlencoded';
    return { url, method: 'POST' as const, payload: `${encoded}`, type, origin: url.origin };
  }
  url.search = `${encoded}`;
  return { url, method: 'GET' as const };
}

/** Enters a text, or chooses the option with this text; what the site made of it is for the page. */
export function fill(field: HTMLElement, text: string): void {
  const { tagName } = field;
  if (tagName === 'SELECT') {
    const select = field as HTMLSelectElement;
    const option = [...select.options].find(({ label, text: shown }) =>
      [label, shown.trim()].includes(text),
    );
    if (!option) throw new Error(`There is no option "${text}"`);
    select.value = option.value;
  } else if (tagName === 'INPUT' || tagName === 'TEXTAREA') {
    (field as HTMLInputElement).value = text;
  } else throw new Error(`A text can't be entered in <${tagName.toLowerCase()}>`);
}

/** Ticks a checkbox, or chooses a radio button. */
export function check(field: HTMLElement): void {
  (field as HTMLInputElement).checked = true;
}

export function uncheck(field: HTMLElement): void {
  (field as HTMLInputElement).checked = false;
}

/** The texts of elements, with single spaces. */
export function textsOf(elements: Iterable<Element>): string[] {
  return [...elements].map(({ textContent }) => (textContent ?? '').replaceAll(/\s+/g, ' ').trim());
}

/** The header of a page, without those of its sections. */
export function bannerOf({ document }: PlainPage): BoundFunctions<typeof queries> {
  const banner = document.querySelector<HTMLElement>('header:not(main *)');
  if (!banner) throw new Error(`${document.location.href} has no header`);
  return within(banner);
}

/** The answer of a page in short. */
export function verdictOf({ document }: PlainPage): HTMLElement {
  const verdict = document.querySelector<HTMLElement>('.verdict');
  if (!verdict) throw new Error(`${document.location.href} has no verdict`);
  return verdict;
}
