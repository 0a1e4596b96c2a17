import type { ReactNode } from 'react';
import { readHolds } from '#core/documents/documents.ts';
import { documentLabel } from '#core/documents/documentWords.ts';
import { listInWords } from '#core/languages/listInWords.ts';
import { sentenceGap } from '#core/languages/sentences.ts';
import documentMessages from '#messages/en/documents.gen.ts';
import { translator } from '#messages/translate.ts';
import { trpc } from '#src/lib/trpc.ts';
import { DocumentsLink } from '../passports/DocumentsLink.tsx';
import type { NamedCountry } from '../passports/queries.ts';
import { NotCounted } from './NotCounted.tsx';

const t = translator(documentMessages);

/** The documents that a page counts with, or why it doesn't, and the way to change that. */
export function CountedWith({
  holds = '',
  counted,
  passports,
  children,
}: {
  /** As in an address. */
  holds: string | undefined;
  /** Those of them that count in the page's answers; by default all. */
  counted?: readonly string[];
  /** The page's passport, or that of each traveller. */
  passports: readonly NamedCountry[];
  /** What they change. */
  children?: ReactNode;
}) {
  const { data: visitor } = trpc.visitor.country.useQuery();
  if (!holds && visitor && visitor.holds.length > 0) {
    return (
      <NotCounted
        why={visitor.guessed ? 'notCountedOfGroup' : 'notCounted'}
        passports={passports}
      />
    );
  }
  const held = readHolds(holds).holds;
  const documents = held
    .filter((token) => !counted || counted.includes(token))
    .map((token) => documentLabel(token));
  return (
    <p className="no-print flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
      {documents.length > 0 && (
        <span>
          {t('countedWith', { documents: listInWords(documents) })}
          {sentenceGap()}
          {children}
        </span>
      )}
      <DocumentsLink>{t(held.length > 0 ? 'change' : 'addDocuments')}</DocumentsLink>
    </p>
  );
}
