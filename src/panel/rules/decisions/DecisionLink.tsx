import { decisionKinds } from '#core/rules/decisions.ts';
import { NameLink } from '#src/panel/lists/NameLink.tsx';
import { type Decision, pageOfCopy } from './decisionLabels.ts';

/** A decision's kind, which links to what it is about: the rules, the requirement, or the update. */
export function DecisionLink({ decision, name }: { decision: Decision; name: string }) {
  const { kind, country, passports, purpose, requirement, copy } = decision;
  const text = decisionKinds[kind];
  const label = { 'aria-label': `${text}: ${name}`, children: text };
  if (requirement) {
    const { id, destinationId } = requirement;
    return (
      <NameLink
        to="/admin/destinations/$destinationId/visa-requirements/$requirementId"
        params={{ destinationId, requirementId: id }}
        {...label}
      />
    );
  }
  if (copy) return <NameLink {...pageOfCopy(copy)} {...label} />;
  if (country === null) return <NameLink to="/admin/rules/updates" {...label} />;
  const [only, ...others] = passports;
  const passport = others.length === 0 ? only : undefined;
  const search = { destination: country, purpose: purpose ?? undefined, passport };
  return <NameLink to="/admin/rules" search={search} {...label} />;
}
