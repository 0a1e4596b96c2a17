import type { ImportedRule } from '../queries/rules/shippedSources.ts';
import type { DestinationPack, PackedRule } from './destinationPack.ts';
import { codesOf } from './official/rulesOfLists.ts';
import type { PackedRestriction, ShippedException, UnconfirmedRules } from './shippedSource.ts';

/** The shipped compilation, from the packs of destinations. */
export const compilation = {
  id: 'travelrequirements',
  title: 'Entry Requirements Dataset',
  publisher: 'TravelRequirements.info, AXG Sp. z o.o.',
  licence: 'CC BY 4.0',
  address: 'https://travelrequirements.info/data/',
  kind: 'compilation',
  quality: 'secondary',
  note: 'TravelRequirements.info — Entry Requirements Dataset, AXG Sp. z o.o., CC BY 4.0: facts only, changed in form. Not checked by us.',
} as const;

/** The rules of a packed compilation, by destination, all for tourists. */
export function* rulesOfCompilation(packs: DestinationPack[]): Generator<ImportedRule> {
  for (const { destination, pages, rules } of packs) {
    for (const packed of rules) {
      const rule = { destination, ...toRule(packed, pages) };
      for (const passport of codesOf(packed.passports)) yield { passport, ...rule };
    }
  }
}

/** Passports without a readable page in the compilation. */
export function unconfirmedOfCompilation(packs: DestinationPack[]): UnconfirmedRules[] {
  return packs.flatMap(({ destination, unconfirmed }) =>
    unconfirmed.map(({ triedOn, passports }) => ({
      destination,
      triedOn,
      passports: codesOf(passports),
    })),
  );
}

/** Suspended entry and visas in the compilation; its records have no start dates. */
export function restrictionsOfCompilation(packs: DestinationPack[]): PackedRestriction[] {
  return packs.flatMap(({ destination, pages, restrictions }) =>
    restrictions.map(({ passports, page, checked, ...restriction }) => ({
      destination,
      ...restriction,
      passports: codesOf(passports),
      since: null,
      until: null,
      page: pageAt(pages, page, checked),
    })),
  );
}

/** The exceptions of a compilation, all for tourists. */
export function exceptionsOfCompilation(packs: DestinationPack[]): ShippedException[] {
  return packs.flatMap(({ destination, pages, exceptions }) =>
    exceptions.map(({ passports, access, days, terms, from, to, page, checked, scope }) => ({
      destination,
      purpose: 'tourist' as const,
      passports: passports === '' ? [] : codesOf(passports),
      access: access ?? null,
      days: days ?? null,
      terms: terms ?? null,
      from: from ?? null,
      to: to ?? null,
      page: { ...pageAt(pages, page, checked), scope },
    })),
  );
}

function toRule(
  packed: PackedRule,
  pages: DestinationPack['pages'],
): Omit<ImportedRule, 'passport' | 'destination'> {
  const { access, days, months, condition, page, checked, scope } = packed;
  const inDays = days === undefined ? null : ({ number: days, unit: 'days' } as const);
  return {
    purpose: 'tourist',
    access,
    stay: months === undefined ? inDays : { number: months, unit: 'months' },
    condition: condition ?? null,
    note: packed.note ?? '',
    validFrom: packed.from ?? null,
    validTo: packed.to ?? null,
    compiled: {
      page: { ...pageAt(pages, page, checked), scope },
      application: packed.application ?? null,
      contestedAccess: packed.contested ?? null,
    },
  };
}

function pageAt(pages: DestinationPack['pages'], at: number, checkedOn: string) {
  const [title, address] = pages[at] ?? ['', ''];
  return { title, address, checkedOn };
}
