import { Link } from '@tanstack/react-router';
import type { HistoryEntity } from '../../../../server/schemas/admin/history.ts';
import { recordWords } from '../../../../server/schemas/records/kinds.ts';
import type { RecordWords } from '../../../../server/schemas/records/recordWords.ts';
import { trpc } from '../../../lib/trpc.ts';
import { ButtonLink } from '../ButtonLink.tsx';
import { useMayOpen } from '../session/signedIn.ts';

/** Links from an entry to its record and to the record's history. */
export function RecordLinks({
  action,
  entity,
  id,
  title,
}: {
  /** The last action: deleted records can't be opened. */
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
  /** The record's title, for the accessible name; omitted on the record's own page. */
  title?: string;
}) {
  return (
    <ButtonLink
      to="/admin/history/$entity/$recordId"
      params={{ entity, recordId: String(id) }}
      aria-label={title && `History of ${title}`}
    >
      History
    </ButtonLink>
  );
}

/** Links to the record's page; renders nothing without a page or without permission. */
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
  const param = paramOf(entity);
  if (param) {
    return (
      <Link to="/admin/rules/countries" search={{ [param]: Number(id) }} {...look}>
        Open
      </Link>
    );
  }
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

/** The search parameter with the id of a country's record; `undefined` for other kinds. */
function paramOf(entity: string): string | undefined {
  const words: Partial<Record<string, RecordWords<object>>> = recordWords;
  return words[entity]?.param;
}

/**
 * Links to a visa requirement, whose page is below its destination's; renders nothing if it was
 * deleted.
 */
export function OpenRequirement({ id, title }: { id: string; title: string }) {
  const requirement = trpc.visaRequirement.byId.useQuery(
    { id },
    { retry: false, meta: { quiet: true } },
  );
  if (!requirement.data) return null;
  return (
    <ButtonLink
      to="/admin/destinations/$destinationId/visa-requirements/$requirementId"
      params={{ destinationId: requirement.data.destinationId, requirementId: id }}
      aria-label={`Open ${title}`}
    >
      Open
    </ButtonLink>
  );
}
