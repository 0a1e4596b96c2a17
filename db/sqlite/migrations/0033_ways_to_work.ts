import { type Kysely, sql } from 'kysely';

/**
 * Programmes and ways to work as records of countries: those in policies, and the visas for remote
 * workers, with their ids. What they are copied from stays for processes of the last release.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  await copyNomadVisas(db);
  await copyFromPolicies(db);
}

const statements = [
  `create table work_programmes (
    id integer primary key,
    destination text not null references countries (code),
    kind text not null,
    title text not null check (length(title) > 0),
    passports text not null,
    first_age integer,
    last_age integer check (last_age >= first_age),
    other_ages text not null default '',
    months integer check (months > 0),
    is_limited integer check (is_limited in (0, 1)),
    ballot_for text not null default '',
    fee_amount text,
    fee_currency text check (length(fee_currency) = 3),
    address text,
    quality text not null,
    source_publisher text not null default '',
    source_date_is text not null default 'unknown',
    source_id text references rule_sources (id) on delete cascade,
    source_title text not null default '',
    source_address text,
    source_date text,
    version integer not null default 1 check (version >= 1),
    created_at text not null,
    updated_at text not null,
    check ((first_age is null) = (last_age is null))
  )`,
  'create index work_programmes_by_destination on work_programmes (destination, id)',
  'create index work_programmes_by_source on work_programmes (source_id)',

  `create table ways_to_work (
    id integer primary key,
    destination text not null references countries (code),
    kind text not null,
    status text not null default 'open',
    title text not null default '',
    address text,
    fee_amount text,
    fee_currency text check (length(fee_currency) = 3),
    months integer check (months > 0),
    quality text not null,
    income real,
    spouse_income real,
    child_income real,
    family integer check (family in (0, 1)),
    from_abroad integer check (from_abroad in (0, 1)),
    renewable integer check (renewable in (0, 1)),
    residence integer check (residence in (0, 1)),
    citizenship integer check (citizenship in (0, 1)),
    income_taxed integer check (income_taxed in (0, 1)),
    max_years real,
    residence_years real,
    citizenship_years real,
    tax_days integer,
    page text,
    source_id text references rule_sources (id) on delete cascade,
    source_title text not null default '',
    source_address text,
    source_date text,
    version integer not null default 1 check (version >= 1),
    created_at text not null,
    updated_at text not null
  )`,
  'create index ways_to_work_by_destination on ways_to_work (destination, id)',
  'create index ways_to_work_by_source on ways_to_work (source_id)',
];

type Row = Record<string, string | number | null>;

type Page = {
  title: string;
  publisher: string;
  address: string;
  quality: string;
  asOf: string | null;
  asOfIs: string;
};

type Fee = { amount: number; currency: string } | { free: true } | null;

type Policy = {
  sources: Record<string, Page>;
  programmes?: {
    name: string;
    kind: string;
    passports: string[];
    ages: Record<string, [number, number]>;
    months: number | null;
    isLimited: boolean | null;
    ballotFor: string[];
    fee: Fee;
    apply: string | null;
    source: string;
  }[];
  routes?: {
    name: string;
    kind: string;
    address: string;
    fee: Fee;
    months: number | null;
    quality: string;
  }[];
};

/** Copies the visas for remote workers, each with its id. */
export async function copyNomadVisas(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{
    id: number;
    country_code: string;
    status: string;
    title: string | null;
    address: string | null;
    verified_on: string | null;
    facts: string;
    source_id: string | null;
  }>`select * from nomad_schemes order by id`.execute(db);
  for (const { facts, country_code, title, verified_on, ...scheme } of rows) {
    const stated: Record<string, unknown> = JSON.parse(facts);
    const number = (name: string) => {
      const value = stated[name];
      return typeof value === 'number' && Number.isFinite(value) ? value : null;
    };
    const flag = (name: string) => {
      const value = stated[name];
      return typeof value === 'boolean' ? Number(value) : null;
    };
    const fee = number('cost_usd');
    await insert(db, 'ways_to_work', {
      ...scheme,
      destination: country_code,
      kind: 'digital_nomad',
      title: title ?? '',
      source_date: verified_on,
      fee_amount: fee === null ? null : String(fee),
      fee_currency: fee === null ? null : 'USD',
      months: number('max_stay_months'),
      quality: 'collected',
      income: number('min_income_usd'),
      spouse_income: number('spouse_income_add_usd'),
      child_income: number('child_income_add_usd'),
      family: flag('dependents_allowed'),
      from_abroad: flag('apply_from_abroad'),
      renewable: flag('renewable'),
      max_years: number('max_total_years'),
      residence: flag('pr_path'),
      residence_years: number('pr_after_years'),
      citizenship: flag('citizenship_path'),
      citizenship_years: number('citizenship_after_years'),
      tax_days: number('tax_residency_days'),
      income_taxed: flag('foreign_income_taxed'),
      page: typeof stated.page_url === 'string' ? stated.page_url : null,
    });
  }
}

/** Copies the programmes and the ways for everybody from the policies on working. */
export async function copyFromPolicies(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ source_id: string; country_code: string; policy: string }>`
    select source_id, country_code, policy from stay_policies
    where purpose = 'working' order by source_id, country_code`.execute(db);
  const nomads = await sql<{
    destination: string;
  }>`select distinct destination from ways_to_work`.execute(db);
  const withNomadVisa = new Set(nomads.rows.map(({ destination }) => destination));
  for (const { source_id, country_code, policy } of rows) {
    const of = { source_id, destination: country_code };
    const { sources, programmes = [], routes = [] }: Policy = JSON.parse(policy);
    for (const { name, ages, passports, ballotFor, apply, ...programme } of programmes) {
      const page = sources[programme.source];
      if (!page) continue;
      const { all, ...others } = ages;
      await insert(db, 'work_programmes', {
        ...of,
        kind: programme.kind,
        title: name,
        passports: passports.join(' '),
        first_age: all?.[0] ?? null,
        last_age: all?.[1] ?? null,
        other_ages: Object.entries(others)
          .map(([passport, [first, last]]) => `${passport} ${first}-${last}`)
          .join(', '),
        months: programme.months,
        is_limited: programme.isLimited === null ? null : Number(programme.isLimited),
        ballot_for: ballotFor.join(' '),
        ...feeOf(programme.fee),
        address: apply,
        quality: page.quality,
        source_publisher: page.publisher,
        source_title: page.title,
        source_address: page.address,
        source_date: page.asOf,
        source_date_is: page.asOfIs,
      });
    }
    for (const { name, fee, ...route } of routes) {
      // A visa for remote workers that the country has already.
      if (route.kind === 'digital_nomad' && withNomadVisa.has(country_code)) continue;
      await insert(db, 'ways_to_work', { ...of, ...route, title: name, ...feeOf(fee) });
    }
  }
}

function feeOf(fee: Fee): { fee_amount: string | null; fee_currency: string | null } {
  if (!fee) return { fee_amount: null, fee_currency: null };
  if ('free' in fee) return { fee_amount: '0', fee_currency: null };
  return { fee_amount: String(fee.amount), fee_currency: fee.currency };
}

async function insert(db: Kysely<unknown>, table: string, row: Row): Promise<void> {
  const now = new Date().toISOString();
  const all = { ...row, created_at: now, updated_at: now };
  await sql`insert into ${sql.table(table)} (${sql.join(Object.keys(all).map((name) => sql.ref(name)))})
    values (${sql.join(Object.values(all))})`.execute(db);
}
