import { ButtonLink } from '#src/panel/ButtonLink.tsx';
import type { Decision, Side } from './decisionLabels.ts';
import { idOfRow } from './decisionRows.ts';

/** Leads to the form of a rule, or of a policy for several passports, that begins with a side. */
export function WriteOurOwn({
  decision,
  side,
  name,
  next,
}: {
  decision: Decision;
  side?: Side;
  name: string;
  /** The row to go on with. */
  next: string;
}) {
  const { kind, country, purpose, passports } = decision;
  const [passport, ...others] = passports;
  if (country === null || purpose === null || passport === undefined) return null;
  const search = {
    destination: country,
    purpose,
    // A report is closed after its rule is written.
    next: kind === 'report' ? idOfRow(decision) : next,
    side: side?.stated ?? undefined,
  };
  const label = { 'aria-label': `Write our own: ${name}`, children: 'Write our own' };
  return others.length === 0 ? (
    <ButtonLink to="/admin/rules/new" search={{ ...search, passport }} {...label} />
  ) : (
    <ButtonLink
      to="/admin/rules/policy"
      search={{ ...search, passports: passports.join(',') }}
      {...label}
    />
  );
}
