import { height, width } from 'virtual:world-map';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { listenToGestures } from './mapGestures.ts';
import { type MapView, wholeWorld } from './mapView.ts';

export const mapSize = { width, height };

/**
 * The visible part of the map, and a function to change it, which is animated, for buttons and keys.
 * Gestures apply immediately.
 */
export function useMapView(
  svg: RefObject<SVGSVGElement | null>,
  onGesture: () => void,
): [view: MapView, change: (next: (view: MapView) => MapView) => void] {
  const [{ view, glides }, set] = useState({ view: wholeWorld, glides: false });

  const gestured = useEffectEvent(onGesture);

  useEffect(() => {
    if (!svg.current) return;
    return listenToGestures(svg.current, {
      size: mapSize,
      change: (next) => {
        set((last) => ({ view: next(last.view), glides: false }));
        gestured();
      },
    });
  }, [svg]);

  useLayoutEffect(() => {
    const layer = svg.current?.querySelector<SVGGElement>('.world-map-view');
    if (!layer) return;
    layer.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
    layer.classList.toggle('glides', glides);
  }, [svg, view, glides]);

  return [view, (next) => set((last) => ({ view: next(last.view), glides: true }))];
}
