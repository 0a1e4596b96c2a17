import type { Insertable } from 'kysely';
import type { PolicySource } from '#core/answers/policySource.ts';
import { type Ages, writeAges } from '#core/answers/work/programmeAges.ts';
import type { WorkRoute, YouthProgramme } from '#core/answers/work/waysToWork.ts';
import type { NomadStatus } from '#core/vocabulary.ts';
import type { Schema } from '#db/schema.ts';
import { feeRow } from '../records/feeColumns.ts';

/** A programme as packs have it, and as policies stored by earlier versions. */
export type StatedProgramme = Omit<YouthProgramme, 'ages' | 'otherAges' | 'source'> & {
  /** By passport, inclusive; `all` for every passport not named; {} if unverified. */
  ages: Record<string, Ages>;
  /** The id of the page that states it. */
  source: string;
};

/** The ways to work that a country's policy states. */
export type StatedWays = {
  country: string;
  sources: Record<string, PolicySource>;
  programmes: StatedProgramme[];
  routes: WorkRoute[];
};

/** A visa for remote workers as packs have it. */
export type StatedNomadVisa = {
  code: string;
  status: NomadStatus;
  title: string | null;
  address: string | null;
  verifiedOn: string | null;
  /** As published; null means not published. */
  facts: Record<string, unknown>;
};

type Times = { created_at: string; updated_at: string };
type Row<Table extends keyof Schema> = Omit<Insertable<Schema[Table]>, 'source_id'>;

/** The programmes of a policy as rows, without those of a page that it doesn't name. */
export function programmeRows(
  { country, sources, programmes }: StatedWays,
  times: Times,
): Row<'work_programmes'>[] {
  return programmes.flatMap(({ ages, fee, source, ...programme }) => {
    const page = sources[source];
    if (!page) return [];
    const { all, ...others } = ages;
    return {
      destination: country,
      kind: programme.kind,
      title: programme.name,
      passports: programme.passports.join(' '),
      first_age: all?.[0] ?? null,
      last_age: all?.[1] ?? null,
      other_ages: writeAges(others),
      months: programme.months,
      is_limited: programme.isLimited === null ? null : programme.isLimited ? 1 : 0,
      ballot_for: programme.ballotFor.join(' '),
      ...feeRow(fee),
      address: programme.apply,
      quality: page.quality,
      source_publisher: page.publisher,
      source_title: page.title,
      source_address: page.address,
      source_date: page.asOf,
      source_date_is: page.asOfIs,
      ...times,
    };
  });
}

/** The ways for everybody of a policy as rows. */
export function routeRows({ country, routes }: StatedWays, times: Times): Row<'ways_to_work'>[] {
  return routes.map(({ name, fee, ...route }) => ({
    destination: country,
    title: name,
    ...route,
    ...feeRow(fee),
    ...times,
  }));
}

/** A visa for remote workers as a row. */
export function nomadVisaRow(
  { code, status, title, address, verifiedOn, facts }: StatedNomadVisa,
  times: Times,
): Row<'ways_to_work'> {
  const fee = numberIn(facts.cost_usd);
  return {
    destination: code,
    kind: 'digital_nomad',
    status,
    title: title ?? '',
    address,
    fee_amount: fee === null ? null : String(fee),
    fee_currency: fee === null ? null : 'USD',
    months: numberIn(facts.max_stay_months),
    quality: 'collected',
    income: numberIn(facts.min_income_usd),
    spouse_income: numberIn(facts.spouse_income_add_usd),
    child_income: numberIn(facts.child_income_add_usd),
    family: flagIn(facts.dependents_allowed),
    from_abroad: flagIn(facts.apply_from_abroad),
    renewable: flagIn(facts.renewable),
    max_years: numberIn(facts.max_total_years),
    residence: flagIn(facts.pr_path),
    residence_years: numberIn(facts.pr_after_years),
    citizenship: flagIn(facts.citizenship_path),
    citizenship_years: numberIn(facts.citizenship_after_years),
    tax_days: numberIn(facts.tax_residency_days),
    income_taxed: flagIn(facts.foreign_income_taxed),
    page: typeof facts.page_url === 'string' ? facts.page_url : null,
    source_date: verifiedOn,
    ...times,
  };
}

function numberIn(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

function flagIn(value: unknown): 0 | 1 | null {
  return typeof value === 'boolean' ? (value ? 1 : 0) : null;
}
