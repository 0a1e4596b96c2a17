const PROPERTY = '--page-heading-bottom';

/** Pixels between the page's heading and a toast, whose close button overhangs its corner. */
const GAP_PX = 12;

/**
 * The top edge of the toasts: below the page's heading and its buttons where there is one, but in
 * view on the lowest of screens too.
 */
export const toastTop = `min(calc(var(${PROPERTY}, 0px) + ${GAP_PX}px), 60dvh)`;

/** Measures where `heading` ends, for `toastTop`, whenever it changes. Returns how to stop. */
export function keepToastsBelow(heading: Element): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    const bottom = heading.getBoundingClientRect().bottom + window.scrollY;
    style.setProperty(PROPERTY, `${bottom}px`);
  });
  observer.observe(heading);
  // Whatever is above the heading can grow too, and the page with it.
  observer.observe(document.body);
  return () => {
    observer.disconnect();
    style.removeProperty(PROPERTY);
  };
}
