import { type LinkProps, linkOptions } from '@tanstack/react-router';
import type { HistoryEntity } from '#core/records/history.ts';
import { recordWords } from '#core/records/kinds.ts';
import type { RecordWords } from '#core/records/recordWords.ts';
import { type RouterOutputs, trpc } from '#src/lib/trpc.ts';
import { ButtonLink } from '../ButtonLink.tsx';
import { HistoryLink, historyPage } from '../HistoryLink.tsx';
import { NameLink } from '../lists/NameLink.tsx';
import { useMayOpen } from '../session/signedIn.ts';
import { sectionOfSetting } from '../settings/settingsTitles.ts';

type RecordEntry = Pick<
  RouterOutputs['history']['list']['entries'][number],
  'action' | 'entity' | 'entityId' | 'title'
>;

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
  return (
    <>
      <HistoryLink entity={entity as HistoryEntity} id={id} title={title} />
      {!isGone({ action }) && <OpenLink entity={entity as HistoryEntity} id={id} title={title} />}
    </>
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
  const page = usePageOf()(entity, id);
  if (!page) return null;
  return (
    <ButtonLink {...page} aria-label={`Open ${title}`}>
      Open
    </ButtonLink>
  );
}

/**
 * The title of a history entry, which links to the record's page, or without one to the record's
 * history.
 */
export function EntryTitle({ entry }: { entry: RecordEntry }) {
  const pageOf = usePageOf();
  const { entity, entityId, title } = entry;
  const page = isGone(entry) ? undefined : pageOf(entity as HistoryEntity, entityId);
  return <NameLink {...(page ?? historyPage(entity, entityId))}>{title}</NameLink>;
}

/** Deleted records can't be opened. */
function isGone({ action }: { action: string }): boolean {
  return action === 'deleted' || action === 'purged';
}

/**
 * Returns a function that gives the link to a record's page; `undefined` without a page, without
 * permission, and for visa requirements, whose address has their destination too.
 */
function usePageOf(): (entity: HistoryEntity, id: string) => LinkProps | undefined {
  const mayOpen = useMayOpen();
  return (entity, id) => {
    const { page, param } = wordsOf(entity) ?? {};
    if (page && param) return linkOptions({ to: page, search: { [param]: Number(id) } });
    switch (entity) {
      case 'destination':
        return linkOptions({
          to: '/admin/destinations/$destinationId',
          params: { destinationId: id },
        });
      case 'rule':
        return linkOptions({ to: '/admin/rules/$ruleId', params: { ruleId: id } });
      case 'country':
        return mayOpen('/admin/countries') ? linkOptions({ to: '/admin/countries' }) : undefined;
      case 'transit_policy':
        return linkOptions({ to: '/admin/transit-policies/$policyId', params: { policyId: id } });
      case 'work_area':
        return linkOptions({ to: '/admin/work-areas/$areaId', params: { areaId: id } });
      case 'faq':
        return linkOptions({ to: '/admin/faq/$faqId', params: { faqId: id } });
      case 'setting':
        return id === 'footer' || id.startsWith('page.')
          ? linkOptions({ to: '/admin/pages/$page', params: { page: id.replace('page.', '') } })
          : linkOptions({ to: '/admin/settings', hash: sectionOfSetting[id] ?? id });
      case 'user':
        return linkOptions({ to: '/admin/users/$userId', params: { userId: id } });
      case 'decision':
        return linkOptions({ to: '/admin/rules/review', search: { country: id } });
      case 'rule_source':
        return mayOpen('/admin/rules/editions')
          ? linkOptions({ to: '/admin/rules/editions' })
          : undefined;
      default:
        return undefined;
    }
  };
}

/** The words of a kind of the record store; `undefined` for other kinds. */
function wordsOf(entity: string): RecordWords<object> | undefined {
  const words: Partial<Record<string, RecordWords<object>>> = recordWords;
  return words[entity];
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
