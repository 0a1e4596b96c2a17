import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** A link to the visitor's documents, from which one returns to this page. */
export function DocumentsLink({ children }: { children: ReactNode }) {
  const { href } = useLocation();
  return (
    <Link
      to="/documents"
      search={{ returnTo: href }}
      className="link inline-flex min-h-11 items-center"
    >
      {children}
    </Link>
  );
}
