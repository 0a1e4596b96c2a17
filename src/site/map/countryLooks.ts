import { dots, middles } from 'virtual:world-map';
import type { Looked, MapCountry } from './mapCountry.ts';
import { pointOf } from './mapGestures.ts';
import { type MapView, type Point, type Size, seenAt } from './mapView.ts';
import { nearestTo, neighbourOf } from './nearestCountry.ts';

/** The distance within which a pointer hits a dot, in screen pixels: for a mouse, for a finger. */
const NEAR_DOT_PX = { mouse: 8, touch: 20 };

type Looks = {
  countries: readonly MapCountry[];
  size: Size;
  view: () => MapView;
  /** Called with the current country, or undefined if there is none any more. */
  look: (looked: Looked | undefined) => void;
  /** Called to open the full answer. */
  open: (href: string) => void;
};

/**
 * Reports the country under the mouse or finger, or with the focus. One link of the map is a tab
 * stop; arrow keys move to neighbours, Home and End to the first and the last by name. The first
 * tap selects, the second opens the answer. Returns a function that stops it.
 */
export function listenToLooks(
  svg: SVGSVGElement,
  { countries, size, view, look, open }: Looks,
): () => void {
  const links = linksByCode(svg, countries);
  const drawn = countries.filter(({ code }) => links.has(code));
  const byCode = new Map(drawn.map((country) => [country.code, country]));
  const points = new Map<string, Point>(drawn.map(({ code }) => [code, middles[code] ?? [0, 0]]));
  const small = dots.filter((code) => links.has(code));
  let looked: Looked | undefined;
  let pointer = 'mouse';

  makeTabStop((drawn.find(({ access }) => access === 'own_country') ?? drawn[0])?.code);
  const ended = new AbortController();
  const { signal } = ended;
  svg.addEventListener('pointerdown', (event) => (pointer = event.pointerType), { signal });
  svg.addEventListener('pointermove', onPointerMove, { signal });
  svg.addEventListener('pointerleave', () => looked?.by === 'mouse' && tell(undefined), { signal });
  svg.addEventListener('click', onClick, { signal });
  svg.addEventListener('focusin', onFocus, { signal });
  svg.addEventListener('focusout', () => looked?.by === 'keys' && tell(undefined), { signal });
  svg.addEventListener('keydown', onKeyDown, { signal });
  return () => ended.abort();

  function onPointerMove(event: PointerEvent) {
    if (event.pointerType !== 'mouse' || event.buttons > 0) return;
    const country = countryAt(event, NEAR_DOT_PX.mouse);
    svg.classList.toggle('points', country !== undefined);
    if (country) tell({ country, by: 'mouse', at: pointOf(svg, event, size) });
    else if (looked?.by === 'mouse') tell(undefined);
  }

  function onClick(event: MouseEvent) {
    const { metaKey, ctrlKey, shiftKey, altKey } = event;
    if (metaKey || ctrlKey || shiftKey || altKey) return;
    // The Enter key clicks the focused link without a position on the screen.
    const byTouch = pointer !== 'mouse' && event.detail > 0;
    const country = countryAt(event, byTouch ? NEAR_DOT_PX.touch : NEAR_DOT_PX.mouse);
    event.preventDefault();
    const isNew = byTouch && looked?.country !== country;
    if (isNew) tell(country && { country, by: 'touch' });
    else if (country) open(country.href);
  }

  function onFocus({ target }: FocusEvent) {
    const country = countryOf(target);
    if (!country) return;
    makeTabStop(country.code);
    const isByKeys = (target as Element).matches(':focus-visible');
    if (isByKeys) tell({ country, by: 'keys' });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    if (event.key === 'Escape') return tell(undefined);
    const code = codeAfter(countryOf(event.target)?.code, event.key);
    if (!code) return;
    event.preventDefault();
    links.get(code)?.focus();
  }

  function codeAfter(code: string | undefined, key: string): string | undefined {
    if (key === 'Home') return drawn[0]?.code;
    if (key === 'End') return drawn.at(-1)?.code;
    return code && neighbourOf(code, key, points);
  }

  function tell(next: Looked | undefined) {
    looked = next;
    look(next);
  }

  function makeTabStop(code: string | undefined) {
    for (const [other, link] of links) link.tabIndex = other === code ? 0 : -1;
  }

  /** The country at a point of the screen; nearby dots count as hit, since they are small. */
  function countryAt(event: MouseEvent, nearPx: number): MapCountry | undefined {
    if (event.detail === 0 && event.type === 'click') return countryOf(event.target);
    const seen = small.map((code): [string, Point] => [
      code,
      seenAt(view(), points.get(code) ?? [0, 0]),
    ]);
    const perPx = size.width / svg.getBoundingClientRect().width;
    const near = nearestTo(pointOf(svg, event, size), seen, nearPx * perPx);
    return near ? byCode.get(near) : countryOf(event.target);
  }

  function countryOf(target: EventTarget | null): MapCountry | undefined {
    const link = target instanceof Element ? target.closest('a') : null;
    return byCode.get(codeOf(link) ?? '');
  }
}

function linksByCode(
  svg: SVGSVGElement,
  countries: readonly MapCountry[],
): Map<string, SVGAElement> {
  const codes = new Set(countries.map(({ code }) => code));
  const links = [...svg.querySelectorAll<SVGAElement>('a')];
  return new Map(
    links.flatMap((link) => {
      const code = codeOf(link);
      return code && codes.has(code) ? [[code, link]] : [];
    }),
  );
}

/** A link's outline is named by the country's code. */
function codeOf(link: Element | null): string | undefined {
  return link?.querySelector('use')?.getAttribute('href')?.split('#')[1];
}
