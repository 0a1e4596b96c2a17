import { useEffect, useRef } from 'react';
import { accessInWords } from '#core/answers/words/accessWords.ts';
import { partialDateText } from '#core/languages/partialDateText.ts';
import { type RouterOutputs, trpc } from '#src/lib/trpc.ts';
import { CountryName } from '#src/panel/countries/CountryName.tsx';
import { Button } from '#src/ui/Button.tsx';
import { DataTable } from '#src/ui/DataTable.tsx';
import { AnswerText } from '../AnswerText.tsx';
import { type StoredRule, validityText } from '../ruleLabels.ts';
import type { Previewed } from './PolicyForm.tsx';

type Effect = Previewed['preview']['effects'][number];

/** The changes of a policy by passport, with the button to apply them. */
export function PolicyPreview({
  previewed: { fields, preview },
  countries,
  onApplied,
}: {
  previewed: Previewed;
  countries: RouterOutputs['country']['listAll'];
  onApplied: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const apply = trpc.rule.applyPolicy.useMutation();
  const input = { fields, fingerprint: preview.fingerprint };
  // Not called if the form was edited again, for the next policy: this preview is unmounted then.
  const onSuccess = () => {
    document.getElementById('main')?.focus();
    onApplied();
  };
  const byCode = new Map(countries.map((country) => [country.code, country]));
  const { effects } = preview;
  const changed = effects.filter(({ unchanged }) => !unchanged);
  const unchanged = effects.filter((effect) => effect.unchanged);
  const written = effects.filter(({ stored }) => !stored).length;

  return (
    <section aria-labelledby="preview" className="flex flex-col gap-3">
      <h2 id="preview" ref={heading} tabIndex={-1} className="text-xl font-semibold outline-none">
        What changes
      </h2>
      <p>
        {changed.length} of {effects.length} answers change, for an entry on{' '}
        {partialDateText(preview.on)}.
      </p>
      {changed.length > 0 && (
        <DataTable
          label="Changed answers"
          rows={changed}
          rowKey={({ passport }) => passport}
          columns={[
            {
              heading: 'Passport',
              cell: ({ passport }) => (
                <CountryName code={passport} country={byCode.get(passport)} />
              ),
            },
            { heading: 'Now', cell: ({ before }) => <AnswerText answer={before} /> },
            { heading: 'Becomes', cell: ({ after }) => <AnswerText answer={after} /> },
            { heading: "This site's rules", cell: (effect) => <OwnRules effect={effect} /> },
          ]}
        />
      )}
      {unchanged.length > 0 && (
        <div className="card p-4">
          <h3 className="font-semibold">Unchanged</h3>
          <p>
            {unchanged.map(({ passport }) => byCode.get(passport)?.name ?? passport).join(', ')}
          </p>
          {unchanged.some(({ stored }) => !stored) && (
            <p className="text-sm text-ink-soft">
              They read the same; a rule of this site will say so from now on.
            </p>
          )}
        </div>
      )}
      {apply.error && (
        <p role="alert" className="font-semibold text-danger">
          {apply.error.message}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button
          className="button"
          disabled={apply.isPending || written === 0}
          onClick={() => apply.mutate(input, { onSuccess })}
        >
          {apply.isPending ? 'Applying...' : `Apply to ${countOf(written)}`}
        </Button>
      </div>
    </section>
  );
}

function countOf(passports: number): string {
  return passports === 1 ? '1 passport' : `${passports} passports`;
}

/** The effect on this site's conflicting rules. */
function OwnRules({ effect: { shortened, replaced, validTo } }: { effect: Effect }) {
  const nameOf = (rule: StoredRule) =>
    [accessInWords(rule.access), validityText(rule)].filter(Boolean).join(' ');
  const lines = [
    ...shortened.map((rule) => `Makes room: ${nameOf(rule)}`),
    ...replaced.map((rule) => `Replaced: ${nameOf(rule)}`),
    ...(validTo ? [`The new one ends on ${partialDateText(validTo)}`] : []),
  ];
  if (lines.length === 0) return 'None in the way';
  return (
    <span className="flex flex-col">
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </span>
  );
}
