import type { EntryConditionInput } from '#core/inputs/records/entryCondition.ts';
import type { RecordWords } from './recordWords.ts';
import { sourceLabels } from './sourceLabels.ts';

export const entryConditionWords = {
  noun: ['entry condition', 'entry conditions'],
  title: ['Entry condition', 'Entry conditions'],
  file: 'entry-conditions',
  param: 'condition',
  page: '/admin/entry-conditions',
  labels: {
    kind: 'Asked for',
    binding: 'How binding',
    concerns: 'Whom it concerns',
    permissionOnly: 'Only for those who need a visa or an ETA',
    title: 'Name',
    detail: 'Detail',
    vaccine: 'Vaccination',
    comingFrom: 'Who needs it',
    countries: 'Countries',
    months: 'Months',
    number: 'Number',
    unit: 'Unit',
    countedFrom: 'Counted from',
    amount: 'Amount',
    currency: 'Currency',
    per: 'Amount for',
    address: 'Address',
    purposes: 'Kinds of Stay',
    note: 'Note',
    ...sourceLabels,
  },
} as const satisfies RecordWords<EntryConditionInput>;

export const bindingNames: Record<EntryConditionInput['binding'], string> = {
  required: 'Required',
  may_be_asked: 'May be asked for',
  recommended: 'Recommended',
  not_required: 'Not required',
};

export const concernedNames: Record<EntryConditionInput['concerns'], string> = {
  all: 'All foreign visitors',
  visa_free: 'Visitors without a visa',
  visa: 'Visitors with a visa',
  e_visa: 'Visitors with an e-visa',
  visa_on_arrival: 'Visitors with a visa on arrival',
};

export const countedFromNames: Record<NonNullable<EntryConditionInput['countedFrom']>, string> = {
  entry: 'The day of entry',
  departure: 'The day of departure',
  visa_expiry: 'The last day of the visa',
  application: 'The day of application',
};

export const periodUnitNames: Record<NonNullable<EntryConditionInput['unit']>, string> = {
  hours: 'Hours',
  days: 'Days',
  working_days: 'Working days',
};

export const amountPerNames: Record<NonNullable<EntryConditionInput['per']>, string> = {
  person: 'A person',
  person_day: 'A person and day',
  person_month: 'A person and month',
  trip: 'A trip',
};

export const vaccineNames: Record<Exclude<EntryConditionInput['vaccine'], ''>, string> = {
  yellow_fever: 'Yellow fever',
  polio: 'Polio',
  meningitis: 'Meningitis',
};

export const comingFromNames: Record<NonNullable<EntryConditionInput['comingFrom']>, string> = {
  anywhere: 'Everyone',
  risk_countries: 'Those who come from a country with risk',
  listed_countries: 'Those who come from one of the countries below',
};
