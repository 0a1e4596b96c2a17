import type { CSSProperties } from 'react';

const PROPERTY = '--page-heading-bottom';

/**
 * The space between the page's heading and a toast, in pixels; its close button overhangs its
 * corner.
 */
const GAP_PX = 12;

/**
 * The top edge of toasts: below the page's heading and its buttons, if any, but in view even on low
 * screens.
 */
export const toastTop = `min(calc(var(${PROPERTY}, 0px) + ${GAP_PX}px), 60dvh)`;

const ground = (name: string) => ({
  bg: `var(--color-${name}-ground)`,
  text: `var(--color-${name})`,
});

const grounds = {
  normal: { bg: 'var(--color-surface)', text: 'var(--color-ink)' },
  success: ground('free'),
  warning: ground('doubtful'),
  error: ground('refused'),
};

/** The type, colours and corners of toasts, by Sonner's own properties. */
export const toastLook: CSSProperties = {
  fontFamily: 'inherit',
  '--border-radius': 'var(--radius-md)',
  ...Object.fromEntries(
    Object.entries(grounds).flatMap(([kind, { bg, text }]) => [
      [`--${kind}-bg`, bg],
      [`--${kind}-text`, text],
      [`--${kind}-border`, text],
    ]),
  ),
} as CSSProperties;

/** Tracks the bottom edge of `heading` for `toastTop`. Returns a function that stops it. */
export function keepToastsBelow(heading: Element): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    const bottom = heading.getBoundingClientRect().bottom + window.scrollY;
    style.setProperty(PROPERTY, `${bottom}px`);
  });
  observer.observe(heading);
  // Content above the heading can grow too, and the page with it.
  observer.observe(document.body);
  return () => {
    observer.disconnect();
    style.removeProperty(PROPERTY);
  };
}
