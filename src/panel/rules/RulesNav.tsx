import { Link, type LinkProps } from '@tanstack/react-router';
import { useMayOpen } from '../session/signedIn.ts';

const pages: { to: NonNullable<LinkProps['to']>; name: string }[] = [
  { to: '/admin/rules', name: 'Find' },
  { to: '/admin/rules/policy', name: 'Change a policy' },
  { to: '/admin/rules/review', name: 'Decisions' },
  { to: '/admin/rules/editions', name: 'Editions' },
];

/** Navigation between the pages about rules. */
export function RulesNav() {
  const mayOpen = useMayOpen();
  return (
    <nav aria-label="Rules">
      <ul className="flex flex-wrap gap-2">
        {pages
          .filter(({ to }) => mayOpen(to))
          .map(({ to, name }) => (
            <li key={name}>
              <Link
                to={to}
                activeOptions={{ exact: true, includeSearch: false }}
                className="pill text-sm sm:text-base"
              >
                {name}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
