import { type ComponentProps, createElement } from 'react';

/** An icon as lucide-react 1.75 stores it. */
type IconData = { node: [tag: string, attributes: Record<string, string>][] };

/**
 * Makes a component of an icon's data. In the built product it stands in for lucide-react's own (see
 * `vite.config.ts`), which is 1 kB and does more for each icon than the pages ask for: only `size` and
 * the attributes of an svg are known here.
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
