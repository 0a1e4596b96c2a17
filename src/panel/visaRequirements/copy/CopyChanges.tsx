import type { VisaRequirementInput } from '#core/inputs/visaRequirement.ts';
import type { RouterOutputs } from '#src/lib/trpc.ts';
import { CountryName } from '#src/panel/countries/CountryName.tsx';
import { compareVersions } from '#src/panel/forms/versions/compareVersions.ts';
import { FieldValue } from '#src/panel/forms/versions/FieldValue.tsx';
import { DataTable } from '#src/ui/DataTable.tsx';
import { visaRequirementLabels } from '../visaRequirementLabels.ts';

type Preview = RouterOutputs['visaRequirement']['previewCopy'];
type Effect = Preview['effects'][number];

const outcomes: Record<Effect['outcome'], string> = {
  added: 'Added',
  replaced: 'Replaced',
  same: 'Same already',
};

/** The changes of a copy by passport and field. */
export function CopyChanges({
  preview: { source, effects },
  countries,
}: {
  preview: Preview;
  countries: RouterOutputs['country']['listAll'];
}) {
  const byCode = new Map(countries.map((country) => [country.code, country]));
  return (
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
