import { Link } from '@tanstack/react-router';
import { addressOf, type mainMenu, type toolsMenu } from '#core/site/pages.ts';
import shellMessages from '#messages/en/shell.gen.ts';
import { translator } from '#messages/translate.ts';

const t = translator(shellMessages);

/** A list of the header's links, with the current page marked. */
export function NavigationLinks({
  links,
  className,
}: {
  links: typeof mainMenu | typeof toolsMenu;
  className: string;
}) {
  return (
    <ul className={`nav-links ${className}`}>
      {links.map(([page, label]) => (
        <li key={page}>
          <Link to={addressOf[page]} activeOptions={{ includeSearch: false }}>
            {t(label)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
