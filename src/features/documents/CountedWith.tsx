import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { documentInWords, readHolds } from '../../../server/schemas/answers/documents.ts';
import { listInWords } from '../../../server/schemas/listInWords.ts';

/** The documents that a page counts with, and the way to change them. */
export function CountedWith({
  holds = '',
  children,
}: {
  /** As in an address. */
  holds: string | undefined;
  /** What they change. */
  children?: ReactNode;
}) {
  const documents = readHolds(holds).holds.map(documentInWords);
  return (
    <p className="no-print flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
      {documents.length > 0 && (
        <span>
          Counted with {listInWords(documents)}.{children && <> {children}</>}
        </span>
      )}
      <DocumentsLink>
        {documents.length > 0
          ? 'Change documents'
          : 'Add visas and residence permits that you hold'}
      </DocumentsLink>
    </p>
  );
}

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
