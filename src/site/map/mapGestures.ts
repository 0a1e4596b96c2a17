import { type MapView, moved, type Point, type Size, zoomed } from './mapView.ts';

/** Movement that turns a click into a drag, in screen pixels. */
const DRAG_PX = 4;

type Gestures = {
  size: Size;
  change: (next: (view: MapView) => MapView) => void;
};

/**
 * Zooms and pans the map with Ctrl or ⌘ and the wheel (including a trackpad's pinch), by dragging
 * with the mouse, and with two fingers. The wheel alone and one finger scroll the page as usual.
 * Returns a function that stops it.
 */
export function listenToGestures(svg: SVGSVGElement, { size, change }: Gestures): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  svg.addEventListener('wheel', onWheel, { signal, passive: false });
  svg.addEventListener('touchmove', onTouchMove, { signal, passive: false });
  svg.addEventListener('touchend', endPinch, { signal });
  svg.addEventListener('touchcancel', endPinch, { signal });
  svg.addEventListener('pointerdown', onPointerDown, { signal });
  // Prevents the browser from dragging the link.
  svg.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  let pinch: { middle: Point; spread: number } | undefined;
  return () => ended.abort();

  function onWheel(event: WheelEvent) {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 20 : event.deltaY;
    const at = pointOf(svg, event, size);
    change((view) => zoomed(view, 1.01 ** -lines, at, size));
  }

  function onTouchMove(event: TouchEvent) {
    const [first, second] = event.touches;
    if (!first || !second) return;
    event.preventDefault();
    const [a, b] = [pointOf(svg, first, size), pointOf(svg, second, size)];
    const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    const spread = Math.hypot(a[0] - b[0], a[1] - b[1]);
    const last = pinch;
    pinch = { middle, spread };
    if (!last) return;
    change((view) => {
      const grown = zoomed(view, spread / last.spread, last.middle, size);
      return moved(grown, middle[0] - last.middle[0], middle[1] - last.middle[1], size);
    });
  }

  function endPinch() {
    pinch = undefined;
  }

  function onPointerDown(down: PointerEvent) {
    if (down.pointerType !== 'mouse' || down.button !== 0) return;
    const lifted = new AbortController();
    const options = { signal: AbortSignal.any([signal, lifted.signal]) };
    let last: PointerEvent | undefined;
    addEventListener('pointermove', onMove, options);
    addEventListener('pointerup', onUp, options);

    function onMove(event: PointerEvent) {
      if (event.buttons === 0) return lifted.abort();
      const far = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY);
      if (!last && far < DRAG_PX) return;
      const [from, to] = [pointOf(svg, last ?? down, size), pointOf(svg, event, size)];
      last = event;
      change((view) => moved(view, to[0] - from[0], to[1] - from[1], size));
    }

    function onUp() {
      lifted.abort();
      if (!last) return;
      // Suppresses the click after a drag, which comes immediately or not at all.
      const swallow = (event: Event) => {
        event.preventDefault();
        event.stopImmediatePropagation();
      };
      svg.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => svg.removeEventListener('click', swallow, { capture: true }));
    }
  }
}

/** Converts a screen position to the drawing's units. */
export function pointOf(
  svg: SVGSVGElement,
  { clientX, clientY }: { clientX: number; clientY: number },
  { width }: Size,
): Point {
  const box = svg.getBoundingClientRect();
  const units = width / box.width;
  return [(clientX - box.left) * units, (clientY - box.top) * units];
}
