import type { DifferenceCounts } from '#core/inputs/rules/ruleEdition.ts';

const names = ['new', 'changed', 'unchanged', 'missing', 'refused'] as const;

/** The numbers of new, changed and other pairs. */
export function CountsText({ counts }: { counts: DifferenceCounts & { refused?: number } }) {
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-2">
      {names.map(
        (name) =>
          counts[name] !== undefined && (
            <div key={name}>
              <dt className="text-sm text-ink-soft capitalize">{name}</dt>
              <dd className="text-lg font-semibold tabular-nums">
                {counts[name].toLocaleString('en')}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
