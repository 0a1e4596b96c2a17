import type { inferRouterInputs } from '@trpc/server';
import { answerSeen } from '../../server/schemas/answers/answerSeen.ts';
import type { FaqFields } from '../../server/schemas/records/faq.ts';
import type { SiteContact } from '../../server/schemas/settings/settings.ts';
import type { VisaRequirementInput } from '../../server/schemas/visaRequirement.ts';
import type { AppRouter } from '../../server/trpc/appRouter.ts';
import { entryAnswer } from '../fixtures/entryAnswer.ts';

type RouterInputs = inferRouterInputs<AppRouter>;

/** A visa requirement as its form sends it: a tourist visa, to be obtained in advance. */
export function requirementInput(
  changes: Partial<VisaRequirementInput> = {},
): VisaRequirementInput {
  return {
    countryCode: 'DE',
    type: 'tourist',
    required: true,
    onArrival: false,
    durationDays: 30,
    cost: 'EUR 90',
    processingTime: '15 days',
    notes: 'Apply at the consulate.',
    documents: ['Passport', 'Photo'],
    eligibility: ['Over 18'],
    restrictions: ['No work'],
    extensions: {
      possible: true,
      maxDuration: 15,
      cost: 'EUR 30',
      requirements: ['Apply a week before the end of your stay'],
    },
    sourceAddress: 'https://consulate.example/visas',
    sourceDate: '2026-02',
    ...changes,
  };
}

/** A question as its form sends it. */
export function faqInput(changes: Partial<FaqFields> = {}): FaqFields {
  return { question: 'Do I need a visa?', answer: 'Perhaps.', category: 'visa', ...changes };
}

/** The contact block as the settings form sends it, with nothing hidden. */
export function contactInput(changes: Partial<SiteContact> = {}): SiteContact {
  return {
    postalAddress: '2 Quay Road, Port City',
    email: 'desk@example.com',
    phone: '+1 555 0199',
    officeHours: [{ days: 'Every day', hours: '8 AM to 8 PM' }],
    socialLinks: { facebook: '', instagram: 'https://instagram.com/landfall', x: '' },
    hidden: {
      postalAddress: false,
      email: false,
      phone: false,
      facebook: false,
      instagram: false,
      x: false,
    },
    placeholdersShown: false,
    ...changes,
  };
}

/** "Is this wrong?" as the page sends it. */
export function answerReportInput(
  changes: Partial<RouterInputs['answerReport']['send']> = {},
): RouterInputs['answerReport']['send'] {
  return {
    passport: 'DE',
    destination: 'JP',
    purpose: 'tourist',
    answer: JSON.stringify(answerSeen(entryAnswer())),
    message: 'Tourists may stay for six months.',
    ...changes,
  };
}
