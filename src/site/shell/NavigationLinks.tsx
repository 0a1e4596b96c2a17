import { Link } from '@tanstack/react-router';
import shellMessages from '#messages/shell/en.gen.ts';
import { translator } from '#messages/translate.ts';
import type { SiteLink } from './siteLinks.ts';

const t = translator(shellMessages);

/** A list of the header's links, with the current page marked. */
export function NavigationLinks({
  links,
  className,
}: {
  links: readonly SiteLink[];
  className: string;
}) {
  return (
    <ul className={`nav-links ${className}`}>
      {links.map(({ label, ...link }) => (
        <li key={label}>
          <Link {...link} activeOptions={{ includeSearch: false }}>
            {t(label)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
