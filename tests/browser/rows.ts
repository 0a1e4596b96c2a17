import { copyDestination } from '../fixtures/destination.ts';
import type { Site } from './fixtures.ts';

/**
 * Copies the destination Paris `count` times, as Copy 1, Copy 2 …, with later creation times and
 * lower ratings.
 */
export function copyParis(site: Site, count: number) {
  const values = {
    name: "'Copy ' || i",
    rating: '1',
    search_text: "'copy ' || i",
    created_at: "'2999-01-01T00:00:00.' || printf('%03d', i) || 'Z'",
  };
  copyDestination(site.sql, { from: 'paris-france', count, values });
}

/** Stores messages and newsletter subscriptions of person1@example.com, person2@example.com … */
export function addVisitorInput(site: Site, count: number) {
  const numbers = `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count})`;
  site.sql(`${numbers} insert into contact_messages (name, email, message, fingerprint, created_at)
    select 'Person ' || i, 'person' || i || '@example.com', 'Message ' || i, i,
      '2026-01-01T00:00:00.000Z' from n`);
  site.sql(`${numbers} insert into newsletter_subscribers (email, created_at)
    select 'person' || i || '@example.com', '2026-01-01T00:00:00.000Z' from n`);
}
