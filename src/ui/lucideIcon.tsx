import { type ComponentProps, createElement } from 'react';

/** An icon in the format of lucide-react 1.75. */
type IconData = { node: [tag: string, attributes: Record<string, string>][] };

/**
 * Makes a component of an icon's data. The build uses it instead of lucide-react's own (see
 * `vite.config.ts`), which is 1 kB and does more per icon than needed: this one supports only
 * `size` and svg attributes.
 */
export default function createLucideIcon({ node }: IconData) {
  const children = node.map(([tag, attributes]) => createElement(tag, attributes));
  return ({ size = 24, ...attributes }: ComponentProps<'svg'> & { size?: number | string }) => (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...attributes}
    >
      {children}
    </svg>
  );
}
