import { createFileRoute, redirect } from '@tanstack/react-router';

/** The former address of entry conditions and official links. */
export const Route = createFileRoute('/admin/_panel/rules/countries')({
  beforeLoad: ({ location }) => {
    throw redirect({ to: '/admin/entry-conditions', search: location.search, statusCode: 301 });
  },
});
