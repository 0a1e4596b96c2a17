import type { ReactNode } from 'react';

/**
 * A link to another website, marked by an icon (components.css), in the direction of its own text;
 * stored text that is no web address is rendered as text.
 */
export function ExternalLink({
  href,
  children,
  // The padding gives a touch target without affecting line height.
  className = 'link wrap-anywhere py-3',
}: {
  href: string | null;
  children: ReactNode;
  className?: string;
}) {
  if (!href || !/^https?:\/\//i.test(href)) return <>{children}</>;
  return (
    <a
      href={href}
      dir="auto"
      rel="noopener noreferrer nofollow"
      className={`external ${className}`}
    >
      {children}
    </a>
  );
}
