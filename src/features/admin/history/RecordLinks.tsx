import { Link } from '@tanstack/react-router';
import type { HistoryEntity } from '../../../../server/schemas/admin/history.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useMayOpen } from '../session/signedIn.ts';

/** Leads from an entry to all changes of its record, and to the record itself. */
export function RecordLinks({
  action,
  entity,
  id,
  title,
}: {
  /** What was done last: what was deleted can't be opened. */
  action: string;
  entity: string;
  id: string;
  title: string;
}) {
  const isGone = action === 'deleted' || action === 'purged';
  return (
    <>
      <HistoryLink entity={entity as HistoryEntity} id={id} title={title} />
      {!isGone && <OpenLink entity={entity as HistoryEntity} id={id} title={title} />}
    </>
  );
}

/** Leads to the history of a record. */
export function HistoryLink({
  entity,
  id,
  title,
}: {
  entity: HistoryEntity;
  id: string | number;
  /** What the record is called, for the accessible name; left out on the record's own page. */
  title?: string;
}) {
  return (
    <Link
      to="/admin/history/$entity/$recordId"
      params={{ entity, recordId: String(id) }}
      className="button-quiet"
      aria-label={title && `History of ${title}`}
    >
      History
    </Link>
  );
}

/** Leads to the record's own page; nothing where it has none, or none for who is signed in. */
export function OpenLink({
  entity,
  id,
  title,
}: {
  entity: HistoryEntity;
  id: string;
  title: string;
}) {
  const mayOpen = useMayOpen();
  const look = { className: 'button-quiet', 'aria-label': `Open ${title}` };
  switch (entity) {
    case 'destination':
      return (
        <Link to="/admin/destinations/$destinationId" params={{ destinationId: id }} {...look}>
          Open
        </Link>
      );
    case 'rule':
      return (
        <Link to="/admin/rules/$ruleId" params={{ ruleId: id }} {...look}>
          Open
        </Link>
      );
    case 'entry_condition':
    case 'application_portal':
      return (
        <Link to="/admin/rules/countries" {...look}>
          Open
        </Link>
      );
    case 'country':
      return mayOpen('/admin/countries') ? (
        <Link to="/admin/countries" {...look}>
          Open
        </Link>
      ) : null;
    case 'faq':
      return (
        <Link to="/admin/faq/$faqId" params={{ faqId: id }} {...look}>
          Open
        </Link>
      );
    case 'setting':
      return id === 'footer' || id.startsWith('page.') ? (
        <Link to="/admin/pages/$page" params={{ page: id.replace('page.', '') }} {...look}>
          Open
        </Link>
      ) : (
        <Link to="/admin/settings" {...look}>
          Open
        </Link>
      );
    case 'user':
      return (
        <Link to="/admin/users/$userId" params={{ userId: id }} {...look}>
          Open
        </Link>
      );
    case 'rule_source':
      return mayOpen('/admin/rules/editions') ? (
        <Link to="/admin/rules/editions" {...look}>
          Open
        </Link>
      ) : null;
    default:
      return null;
  }
}

/** The same for a visa requirement, whose page is below its destination's; nothing where it is gone. */
export function OpenRequirement({ id, title }: { id: string; title: string }) {
  const requirement = trpc.visaRequirement.byId.useQuery({ id }, { retry: false });
  if (!requirement.data) return null;
  return (
    <Link
      to="/admin/destinations/$destinationId/visa-requirements/$requirementId"
      params={{ destinationId: requirement.data.destinationId, requirementId: id }}
      className="button-quiet"
      aria-label={`Open ${title}`}
    >
      Open
    </Link>
  );
}
