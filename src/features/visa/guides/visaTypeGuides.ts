import type { VisaType } from '../../../../server/schemas/constants.ts';

/** The name and purpose of each kind of visa. The text of its page is in `visaTypeTexts`. */
export const visaTypeGuides: Record<VisaType, { title: string; summary: string }> = {
  tourist: {
    title: 'Tourist Visas',
    summary: 'For holidays, visits to family and friends, and other short private stays.',
  },
  transit: {
    title: 'Transit Visas',
    summary: 'For changing planes, or for a short stop on the way to another country.',
  },
  working: {
    title: 'Working Visas',
    summary: 'For a job, a working holiday, or remote work for an employer elsewhere.',
  },
};
