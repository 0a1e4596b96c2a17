import type { VisaType } from '#core/vocabulary.ts';
import { NameLink } from '#src/panel/lists/NameLink.tsx';
import { purposeNames } from '../ruleLabels.ts';

/** The fields of a queue's row that name a requirement. */
type NamedRequirement = {
  id: string;
  destinationId: string;
  destinationName: string;
  passport: string;
  purpose: VisaType;
};

/** A requirement in words: "Germany to Nairobi, tourist". */
export function requirementName(
  { destinationName, passport, purpose }: NamedRequirement,
  nameOf: (code: string) => string,
): string {
  return `${nameOf(passport)} to ${destinationName}, ${purposeNames[purpose].toLowerCase()}`;
}

/** The first columns of a queue of requirements: passport, with a link to the form, and destination. */
export function requirementColumns(nameOf: (code: string) => string) {
  return [
    {
      heading: 'Passport',
      cell: (row: NamedRequirement) => (
        <NameLink
          to="/admin/destinations/$destinationId/visa-requirements/$requirementId"
          params={{ destinationId: row.destinationId, requirementId: row.id }}
          aria-label={requirementName(row, nameOf)}
        >
          {nameOf(row.passport)}
        </NameLink>
      ),
    },
    {
      heading: 'Destination',
      cell: ({ destinationName, purpose }: NamedRequirement) => `${destinationName}, ${purpose}`,
    },
  ];
}
