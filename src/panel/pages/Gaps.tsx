import { listInWords } from '#core/languages/listInWords.ts';

/** Warns that visitors see placeholders. */
export function Gaps({ gaps }: { gaps: string[] }) {
  if (gaps.length === 0) return null;
  return (
    <p className="border-s-4 border-s-accent ps-3 wrap-anywhere">
      Still to be filled in, and seen by visitors: <strong>{listInWords(gaps)}</strong>.
    </p>
  );
}
