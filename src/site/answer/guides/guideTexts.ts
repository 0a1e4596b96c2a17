import type { VisaType } from '#core/vocabulary.ts';
import guideMessages, { type Messages } from '#messages/en/guides.gen.ts';
import { translator } from '#messages/translate.ts';

const t = translator(guideMessages);

/** The title of a kind of visa's page, and what the visa is for. */
export function visaTypeGuide(type: VisaType): { title: string; summary: string } {
  return { title: t('visas', { type }), summary: t('summary', { type }) };
}

type TextKey = Extract<keyof Messages, `${VisaType}${'Text' | 'Step'}${number}`>;

/** The paragraphs of each kind of visa's page. */
export const guideTexts: Record<VisaType, TextKey[]> = {
  tourist: ['touristText1', 'touristText2', 'touristText3'],
  transit: ['transitText1', 'transitText2', 'transitText3'],
  working: ['workingText1', 'workingText2', 'workingText3'],
};

/** The usual steps of an application in any country. */
export const applicationSteps: Record<VisaType, TextKey[]> = {
  tourist: [
    'touristStep1',
    'touristStep2',
    'touristStep3',
    'touristStep4',
    'touristStep5',
    'touristStep6',
  ],
  transit: ['transitStep1', 'transitStep2', 'transitStep3', 'transitStep4', 'transitStep5'],
  working: [
    'workingStep1',
    'workingStep2',
    'workingStep3',
    'workingStep4',
    'workingStep5',
    'workingStep6',
  ],
};
