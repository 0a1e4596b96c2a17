import { useEffect, useState } from 'react';
import { trpc } from '#src/lib/trpc.ts';
import { RenderedText } from '#src/ui/RenderedText.tsx';

/** Debounce of typing before the preview is updated, in ms. */
const PAUSE_MS = 300;

/** A preview of a Markdown text, rendered by the server once it is opened. */
export function MarkdownPreview({
  label,
  text,
  topHeading,
}: {
  /** The field's label. */
  label: string;
  text: string;
  topHeading: 2 | 3;
}) {
  const [open, setOpen] = useState(false);
  const { mutate, data, isError } = trpc.markdown.preview.useMutation({
    meta: { background: true },
  });
  useEffect(() => {
    if (!open) return;
    const timer = setTimeout(() => mutate({ text, topHeading }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [open, text, topHeading, mutate]);

  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center font-semibold">
        Preview<span className="sr-only"> of {label}</span>
      </summary>
      <section
        aria-label={`Preview of ${label}`}
        className="rounded-lg border border-line bg-surface p-4"
      >
        {isError ? (
          <p className="font-semibold text-danger">Failed to load the preview</p>
        ) : (
          <RenderedText html={data?.html ?? ''} english />
        )}
      </section>
    </details>
  );
}
