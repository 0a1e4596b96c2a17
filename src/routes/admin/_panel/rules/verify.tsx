import { createFileRoute, redirect } from '@tanstack/react-router';

/** The former address of stale rules. */
export const Route = createFileRoute('/admin/_panel/rules/verify')({
  beforeLoad: () => {
    throw redirect({ to: '/admin/rules/review', search: { kind: 'stale' }, statusCode: 301 });
  },
});
