import { accesses } from '../../../server/schemas/access.ts';
import { accessName } from './answerWords.ts';

export type AccessCounts = Record<(typeof accesses)[number] | 'unknown', number>;

const parts = [...accesses, 'unknown'] as const;

/** How many countries give each access, as a line in their colours; its text says the same. */
export function AccessMixBar({
  counts,
  className = '',
}: {
  counts: AccessCounts;
  className?: string;
}) {
  const present = parts.filter((access) => counts[access] > 0);
  return (
    <div role="img" aria-label={mixInWords(counts)} className={`access-mix ${className}`}>
      {present.map((access) => (
        <span
          key={access}
          data-access={access}
          className="access-fill"
          style={{ '--share': counts[access] } as React.CSSProperties}
        />
      ))}
    </div>
  );
}

/** "Visa free 120, E-visa 40, No answer yet 9" */
export function mixInWords(counts: AccessCounts): string {
  return parts
    .filter((access) => counts[access] > 0)
    .map((access) => `${accessName(access)} ${counts[access]}`)
    .join(', ');
}
