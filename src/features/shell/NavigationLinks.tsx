import { Link } from '@tanstack/react-router';
import shellMessages from '../../../messages/shell/en.gen.ts';
import { useMessages } from '../../lib/useMessages.ts';
import type { SiteLink } from './siteLinks.ts';

/** A list of the header's links, with the current page marked. */
export function NavigationLinks({
  links,
  className,
}: {
  links: readonly SiteLink[];
  className: string;
}) {
  const t = useMessages(shellMessages);
  return (
    <ul className={className}>
      {links.map(({ label, ...link }) => (
        <li key={label}>
          <Link
            {...link}
            activeOptions={{ includeSearch: false }}
            className="flex min-h-11 items-center rounded-md px-2 font-medium whitespace-nowrap hover:underline aria-[current]:underline"
          >
            {t(label)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
