import type { ReactNode } from 'react';

/**
 * A link to another website, marked by an icon (components.css), in the direction of its own text;
 * stored text that is no web address is rendered as text. `lang` is the language of a name that isn't
 * translated.
 */
export function ExternalLink({
  href,
  children,
  className = 'link',
  lang,
}: {
  href: string | null;
  children: ReactNode;
  className?: string;
  lang?: string | undefined;
}) {
  if (!href || !/^https?:\/\//i.test(href)) {
    return lang ? <span lang={lang}>{children}</span> : children;
  }
  return (
    <a
      href={href}
      dir="auto"
      lang={lang}
      rel="noreferrer nofollow"
      className={`external ${className}`}
    >
      {children}
    </a>
  );
}
