import { conditionPurposes } from '#core/border/conditionPurposes.ts';
import type { SourceStatements } from '../queries/rules/sourceStatements.ts';
import { nomadVisaRow, programmeRows, routeRows } from '../queries/rules/statedWays.ts';
import type { FactPage, ShippedCondition } from './destinationFacts.ts';
import type { ShippedSource } from './shippedSource.ts';

/** A shipped source's statements other than rules, as rows; `now` is ISO 8601. */
export function statementsOf(source: ShippedSource, now: string): SourceStatements {
  const times = { created_at: now, updated_at: now };
  return {
    zones: source.zones.map((zone) => ({
      id: zone.id,
      title: zone.title,
      freedom_of_movement: zone.freedomOfMovement ? 1 : 0,
      window_days: zone.window?.days ?? null,
      window_per: zone.window?.per ?? null,
      note: zone.note,
      members: zone.members.map(({ code, from, to, entryOnly, note }) => ({
        country_code: code,
        member_from: from,
        member_to: to,
        entry_only: entryOnly ? 1 : 0,
        note,
      })),
    })),
    conditions: source.conditions.map((condition) => ({
      destination: condition.destination,
      kind: condition.kind,
      months: condition.months,
      counted_from: condition.countedFrom ?? null,
      note: condition.note,
      binding: condition.binding ?? 'required',
      concerns: condition.concerns ?? 'all',
      number: condition.number ?? null,
      unit: condition.unit ?? null,
      amount: condition.amount ?? null,
      currency: condition.currency ?? null,
      per: condition.per ?? null,
      vaccine: condition.vaccine ?? '',
      coming_from: condition.comingFrom ?? null,
      countries: condition.countries ?? '',
      title: condition.title ?? '',
      detail: condition.detail ?? '',
      address: condition.address ?? null,
      permission_only: isPermissionOnly(condition) ? 1 : 0,
      purposes: JSON.stringify(condition.purposes ?? conditionPurposes(condition)),
      ...pageOf(condition),
      ...times,
    })),
    officialLinks: source.officialLinks.map((link) => ({
      destination: link.destination,
      scheme: link.scheme,
      title: link.title,
      address: link.address,
      price_amount: link.price?.amount ?? null,
      price_currency: link.price?.currency ?? null,
      price_note: link.priceNote,
      in_operation: link.inOperation ? 1 : 0,
      purposes: JSON.stringify(link.purposes),
      foreigners_only: link.foreignersOnly ? 1 : 0,
      note: link.note,
      source_date: link.sourceDate,
      ...link.details,
      ...pageOf(link),
      ...times,
    })),
    programmes: source.policies.flatMap((one) =>
      one.purpose === 'working' ? programmeRows(one.policy, times) : [],
    ),
    ways: [
      ...source.schemes.map((scheme) => nomadVisaRow(scheme, times)),
      ...source.policies.flatMap((one) =>
        one.purpose === 'working' ? routeRows(one.policy, times) : [],
      ),
    ],
    unconfirmed: source.unconfirmed.map(({ destination, triedOn, passports }) => ({
      destination,
      tried_on: triedOn,
      passports: passports.join(' '),
    })),
    restrictions: source.restrictions.map(({ passports, exceptions, page, ...restriction }) => ({
      ...restriction,
      passports: passports.join(' '),
      exceptions: exceptions ? 1 : 0,
      source_title: page.title,
      source_address: page.address,
      source_date: page.checkedOn,
    })),
    exceptions: source.exceptions.map(
      ({ passports, days, terms, from, to, page, ...exception }) => ({
        ...exception,
        passports: passports.join(' '),
        stay_days: days,
        terms: terms && JSON.stringify(terms),
        valid_from: from,
        valid_to: to,
        source_title: page?.title ?? '',
        source_address: page?.address ?? null,
        source_date: page?.checkedOn ?? null,
        page_scope: page?.scope ?? null,
      }),
    ),
    policies: source.policies.map(({ purpose, policy }) => ({
      purpose,
      country_code: policy.country,
      policy: JSON.stringify(
        // Processes of the last release read both lists in the policy.
        purpose === 'working' ? { ...policy, programmes: [], routes: [] } : policy,
      ),
    })),
  };
}

/** The end of a visa tells nothing to those who need none, unless the page says what counts for them. */
function isPermissionOnly({ permissionOnly, countedFrom }: ShippedCondition): boolean {
  return permissionOnly ?? countedFrom === 'visa_expiry';
}

/** The columns of a fact's own page. */
function pageOf({ page }: { page?: FactPage }) {
  if (!page) return {};
  return { source_title: page.title, source_address: page.address, source_date: page.date };
}
