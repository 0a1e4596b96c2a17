import { paragraphsOf } from './paragraphs.ts';

/** Written text: its paragraphs, and its addresses as links. Nothing else in it is interpreted. */
export function Prose({ text }: { text: string }) {
  return (
    <div className="flex max-w-prose flex-col gap-4 text-lg wrap-anywhere">
      {paragraphsOf(text).map(({ start, pieces }) => (
        <p key={start} className="whitespace-pre-line">
          {pieces.map((piece) =>
            piece.href ? (
              <a key={piece.start} href={piece.href} rel="nofollow noopener" className="link">
                {piece.text}
              </a>
            ) : (
              piece.text
            ),
          )}
        </p>
      ))}
    </div>
  );
}
