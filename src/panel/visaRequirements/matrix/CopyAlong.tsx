import type { VisaRequirementCopy } from '#core/inputs/visaRequirement.ts';
import { type RouterOutputs, trpc } from '#src/lib/trpc.ts';
import { Loaded } from '#src/panel/Loaded.tsx';
import { Button } from '#src/ui/Button.tsx';
import { CopyPreview } from '../copy/CopyPreview.tsx';

type Effect = RouterOutputs['visaRequirement']['previewCopy']['effects'][number];

/** Copies a cell to the others of its row or column: the preview comes first. */
export function CopyAlong({
  copy,
  unit,
  nameOf,
  onCopied,
  onCancel,
}: {
  copy: VisaRequirementCopy;
  /** What the requirement is copied to: singular and plural. */
  unit: readonly [one: string, many: string];
  nameOf: (effect: Pick<Effect, 'passport' | 'type'>) => string;
  onCopied: () => void;
  onCancel: () => void;
}) {
  const preview = trpc.visaRequirement.previewCopy.useQuery(copy, { staleTime: 0, gcTime: 0 });
  return (
    <Loaded query={preview}>
      {(found) => (
        <CopyPreview
          copy={copy}
          preview={found}
          unit={unit}
          nameOf={nameOf}
          onCopied={onCopied}
          cancel={<Button onClick={onCancel}>Cancel</Button>}
        >
          {outcomes.map(([outcome, title]) => {
            const names = found.effects.filter((effect) => effect.outcome === outcome).map(nameOf);
            return (
              names.length > 0 && (
                <details key={outcome}>
                  <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
                    {title}: {names.length}
                  </summary>
                  <p className="text-sm text-ink-soft">{names.join(', ')}</p>
                </details>
              )
            );
          })}
        </CopyPreview>
      )}
    </Loaded>
  );
}

const outcomes = [
  ['replaced', 'Replaced'],
  ['added', 'Added'],
] as const;
