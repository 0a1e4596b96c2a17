import { type ReactNode, useEffect, useRef } from 'react';
import { accessInWords } from '#core/answers/words/accessWords.ts';
import type { VisaRequirementCopy } from '#core/inputs/visaRequirement.ts';
import { type RouterOutputs, trpc } from '#src/lib/trpc.ts';
import { Button } from '#src/ui/Button.tsx';
import { ExternalLink } from '#src/ui/ExternalLink.tsx';

type Preview = RouterOutputs['visaRequirement']['previewCopy'];
type Effect = Preview['effects'][number];

/** How much a copy changes, with the button to apply it; `children` are the details. */
export function CopyPreview({
  copy: input,
  preview: { source, effects, harder, fingerprint },
  unit: [one, many],
  nameOf,
  onCopied,
  cancel,
  children,
}: {
  copy: VisaRequirementCopy;
  preview: Preview;
  /** What the requirement is copied to: singular and plural. */
  unit: readonly [one: string, many: string];
  nameOf: (effect: Pick<Effect, 'passport' | 'type'>) => string;
  onCopied: () => void;
  /** Rendered beside the button. */
  cancel?: ReactNode;
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const copy = trpc.visaRequirement.copy.useMutation({
    onSuccess: () => {
      onCopied();
    },
  });
  const warning =
    harder.length === 1
      ? '1 answer becomes harder than what this destination says today.'
      : `${harder.length} answers become harder than what this destination says today.`;
  const written = effects.filter(({ outcome }) => outcome !== 'same').length;

  return (
    <section aria-labelledby="preview" className="flex flex-col gap-3">
      <h2 id="preview" ref={heading} tabIndex={-1} className="text-xl font-semibold outline-none">
        What changes
      </h2>
      <p>{summaryOf(effects)}</p>
      {source.sourceAddress && (
        <p className="wrap-anywhere">
          The source is copied, too, and shown to visitors:{' '}
          <ExternalLink href={source.sourceAddress}>{source.sourceAddress}</ExternalLink>. Check
          that it says this of each one.
        </p>
      )}
      {harder.length > 0 && (
        <div className="notice">
          <p className="font-semibold">{warning}</p>
          <ul className="list-disc ps-5">
            {harder.map(({ before, after, ...pair }) => (
              <li key={`${pair.passport} ${pair.type}`}>
                {nameOf(pair)}: {accessInWords(before)} → {accessInWords(after)}
              </li>
            ))}
          </ul>
        </div>
      )}
      {children}
      {copy.error && (
        <p role="alert" className="font-semibold text-danger">
          {copy.error.message}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        {cancel}
        <Button
          className="button"
          disabled={copy.isPending || written === 0}
          onClick={() => {
            if (harder.length > 0 && !window.confirm(`${warning} Copy anyway?`)) return;
            copy.mutate({ ...input, fingerprint });
          }}
        >
          {copy.isPending ? 'Copying...' : `Copy to ${written} ${written === 1 ? one : many}`}
        </Button>
      </div>
    </section>
  );
}

function summaryOf(effects: Effect[]): string {
  const count = (wanted: Effect['outcome']) =>
    effects.filter(({ outcome }) => outcome === wanted).length;
  return `${count('added')} added, ${count('replaced')} replaced, ${count('same')} the same already.`;
}
