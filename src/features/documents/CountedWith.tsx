import type { ReactNode } from 'react';
import documentMessages from '../../../messages/documents/en.gen.ts';
import { readHolds } from '../../../server/schemas/answers/documents.ts';
import { documentLabel } from '../../../server/schemas/answers/documentWords.ts';
import { listInWords } from '../../../server/schemas/listInWords.ts';
import { useMessages } from '../../lib/useMessages.ts';
import { DocumentsLink } from './DocumentsLink.tsx';

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
  const t = useMessages(documentMessages);
  const documents = readHolds(holds).holds.map((token) => documentLabel(token));
  return (
    <p className="no-print flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
      {documents.length > 0 && (
        <span>
          {t('countedWith', { documents: listInWords(documents) })} {children}
        </span>
      )}
      <DocumentsLink>{t(documents.length > 0 ? 'change' : 'addDocuments')}</DocumentsLink>
    </p>
  );
}
