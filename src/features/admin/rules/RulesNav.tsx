import { Link, type LinkProps } from '@tanstack/react-router';

const pages: { to: NonNullable<LinkProps['to']>; name: string }[] = [
  { to: '/admin/rules', name: 'Find' },
  { to: '/admin/rules/policy', name: 'Change a policy' },
  { to: '/admin/rules/review', name: 'Review' },
  { to: '/admin/rules/verify', name: 'Re-verify' },
  { to: '/admin/rules/countries', name: 'Countries' },
  { to: '/admin/rules/editions', name: 'Editions' },
];

/** The jobs that there are with rules. */
export function RulesNav() {
  return (
    <nav aria-label="Rules">
      <ul className="flex flex-wrap gap-2">
        {pages.map(({ to, name }) => (
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
