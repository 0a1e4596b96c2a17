import type { Site } from '../fixtures.ts';

/**
 * The columns of a rule that a test sets; it is for Brazil's passport and a tourist stay in Japan.
 */
type Rule = Partial<Record<'access' | 'condition' | 'condition_text' | 'otherwise', string>> & {
  stay_number?: number;
  stay_unit?: 'days' | 'months';
  source_title?: string;
  source_date?: string;
  valid_from?: string;
  valid_to?: string;
};

const editors = 'test-editors';

/** Stores rules of the site's editors for passports of Brazil in Japan, replacing the edition's. */
export function stateRules(site: Site, rules: Rule[], { besideEdition = false } = {}): void {
  const now = new Date().toISOString();
  site.sql(
    `insert into rule_sources (id, title, publisher, licence, kind, quality, created_at, updated_at)
     values (?, 'This site’s editors', '', '', 'administrator', 'primary', ?, ?)
     on conflict do nothing`,
    ...[editors, now, now],
  );
  site.sql("delete from entry_rules where source_id = ? and passport = 'BR'", editors);
  if (!besideEdition) {
    site.sql("delete from entry_rules where passport = 'BR' and destination = 'JP'");
  }
  for (const rule of rules) {
    const row = {
      ...{ source_id: editors, passport: 'BR', destination: 'JP', purpose: 'tourist' },
      ...{ access: 'visa_free', created_at: now, updated_at: now, ...rule },
    };
    site.sql(
      `insert into entry_rules (${Object.keys(row).join()})
       values (${Object.keys(row)
         .map(() => '?')
         .join()})`,
      ...Object.values(row),
    );
  }
}

/** The UTC day this many days from today, YYYY-MM-DD. */
export function dayFromToday(days: number): string {
  return new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

/** A day in the pages' format: "17 Feb 2026". */
export function inWords(day: string): string {
  return new Date(day).toUTCString().slice(5, 16).replace(/^0/, '');
}
