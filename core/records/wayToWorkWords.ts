import type { WayToWorkInput } from '#core/inputs/records/wayToWork.ts';
import type { RecordWords } from './recordWords.ts';
import { sourceLabels } from './sourceLabels.ts';

export const wayToWorkWords = {
  noun: ['way to work', 'ways to work'],
  title: ['Way to work', 'Ways to work'],
  file: 'ways-to-work',
  param: 'way',
  page: '/admin/ways-to-work',
  labels: {
    kind: 'Kind',
    status: 'Status',
    title: 'Name',
    address: 'Address',
    feeAmount: 'Fee',
    feeCurrency: 'Currency',
    months: 'Longest stay (months)',
    quality: 'Whose page it is',
    income: 'Income asked (USD)',
    spouseIncome: 'Added income for a spouse (USD)',
    childIncome: 'Added income for each child (USD)',
    family: 'Family may come along',
    fromAbroad: 'Applied for from abroad',
    renewable: 'Renewable',
    maxYears: 'Longest stay with renewals (years)',
    residence: 'Leads to permanent residence',
    residenceYears: 'Permanent residence after (years)',
    citizenship: 'Leads to citizenship',
    citizenshipYears: 'Citizenship after (years)',
    taxDays: 'Tax resident after (days)',
    incomeTaxed: 'Income from abroad is taxed',
    page: 'Page of the source about it',
    ...sourceLabels,
  },
} as const satisfies RecordWords<WayToWorkInput>;

export const workRouteKindNames: Record<WayToWorkInput['kind'], string> = {
  work_permit: 'Work permit',
  work_visa: 'Work visa',
  single_permit: 'Single permit',
  skilled_points: 'Skilled workers, by points',
  job_seeker: 'Job seekers',
  self_employed: 'Self-employed',
  intra_company: 'Transfer within a company',
  seasonal: 'Seasonal work',
  digital_nomad: 'Remote workers',
};

export const nomadStatusNames: Record<WayToWorkInput['status'], string> = {
  open: 'Open',
  closed: 'Closed',
  none: 'None',
  announced: 'Announced',
};
