import { useEffect, useRef } from 'react';
import type { VisaRequirementInput } from '../../../../../server/schemas/visaRequirement.ts';
import { type RouterOutputs, trpc } from '../../../../lib/trpc.ts';
import { Button } from '../../../../ui/Button.tsx';
import { DataTable } from '../../../../ui/DataTable.tsx';
import { CountryName } from '../../countries/CountryName.tsx';
import { compareVersions } from '../../forms/versions/compareVersions.ts';
import { FieldValue } from '../../forms/versions/FieldValue.tsx';
import { visaRequirementLabels } from '../visaRequirementLabels.ts';

type Preview = RouterOutputs['visaRequirement']['previewCopy'];
type Effect = Preview['effects'][number];

const outcomes: Record<Effect['outcome'], string> = {
  added: 'Added',
  replaced: 'Replaced',
  same: 'Same already',
};

/** The changes of a copy by passport, with the button to apply them. */
export function CopyPreview({
  preview: { source, effects, fingerprint },
  countries,
  onCopied,
}: {
  preview: Preview;
  countries: RouterOutputs['country']['listAll'];
  onCopied: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const copy = trpc.visaRequirement.copy.useMutation({
    onSuccess: () => {
      onCopied();
    },
  });
  const byCode = new Map(countries.map((country) => [country.code, country]));
  const written = effects
    .filter(({ outcome }) => outcome !== 'same')
    .map((effect) => effect.passport);

  return (
    <section aria-labelledby="preview" className="flex flex-col gap-3">
      <h2 id="preview" ref={heading} tabIndex={-1} className="text-xl font-semibold outline-none">
        What changes
      </h2>
      <p>{summaryOf(effects)}</p>
      <DataTable
        label="Passports"
        rows={effects}
        rowKey={({ passport }) => passport}
        columns={[
          {
            heading: 'Passport',
            cell: ({ passport }) => <CountryName code={passport} country={byCode.get(passport)} />,
          },
          {
            heading: 'Outcome',
            cell: ({ outcome }) => <span className="badge">{outcomes[outcome]}</span>,
          },
          {
            heading: 'Fields',
            cell: ({ current }) =>
              current ? <ChangedFields current={current} source={source} /> : 'All',
          },
        ]}
      />
      {copy.error && (
        <p role="alert" className="font-semibold text-danger">
          {copy.error.message}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button
          className="button"
          disabled={copy.isPending || written.length === 0}
          onClick={() =>
            copy.mutate({
              id: source.id,
              passports: effects.map(({ passport }) => passport),
              fingerprint,
            })
          }
        >
          {copy.isPending ? 'Copying...' : `Copy to ${countOf(written.length)}`}
        </Button>
      </div>
    </section>
  );
}

/** A passport's current and copied values. */
function ChangedFields({
  current,
  source,
}: {
  current: NonNullable<Effect['current']>;
  source: Preview['source'];
}) {
  const before = fieldsOf(current);
  const after = { ...fieldsOf(source), countryCode: current.countryCode };
  const versions = { opened: before, mine: before, theirs: after };
  const differences = compareVersions(versions, visaRequirementLabels);
  if (differences.length === 0) return 'None';
  return (
    <dl className="flex flex-col gap-2 text-sm">
      {differences.map(({ path, label, mine, theirs }) => (
        <div key={path}>
          <dt className="font-semibold">{label}</dt>
          <dd>
            <s className="text-ink-soft">
              <FieldValue value={mine} other={theirs} />
            </s>
          </dd>
          <dd>
            <FieldValue value={theirs} other={mine} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function fieldsOf(requirement: Preview['source']): VisaRequirementInput {
  const { id, destinationId, version, createdAt, updatedAt, ...fields } = requirement;
  return fields;
}

function summaryOf(effects: Effect[]): string {
  const count = (wanted: Effect['outcome']) =>
    effects.filter(({ outcome }) => outcome === wanted).length;
  return `${count('added')} added, ${count('replaced')} replaced, ${count('same')} the same already.`;
}

function countOf(passports: number): string {
  return passports === 1 ? '1 passport' : `${passports} passports`;
}
