import { linkOptions } from '@tanstack/react-router';
import type { HistoryEntity } from '#core/records/history.ts';
import { ButtonLink } from './ButtonLink.tsx';

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
    <ButtonLink {...historyPage(entity, id)} aria-label={title && `History of ${title}`}>
      History
    </ButtonLink>
  );
}

/** The address of a record's history. */
export function historyPage(entity: string, id: string | number) {
  return linkOptions({
    to: '/admin/history/$entity/$recordId',
    params: { entity, recordId: String(id) },
  });
}
