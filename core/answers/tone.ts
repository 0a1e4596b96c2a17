import type { ShownAccess } from './access.ts';
import type { Doubt } from './doubt.ts';

/**
 * How an answer is coloured, wherever it is one of few: on pages, cards, share images and in the widget. Each
 * tone has a colour of its name, and a ground. Maps, bars and tables of many answers have a finer scale
 * of their own, `src/styles/accessScale.css`.
 */
export const tones = ['free', 'arrival', 'advance', 'refused', 'doubtful', 'unknown'] as const;

export type Tone = (typeof tones)[number];

const tonesOfAccess: Record<ShownAccess, Tone> = {
  own_country: 'free',
  freedom_of_movement: 'free',
  visa_free: 'free',
  visa_on_arrival: 'arrival',
  eta: 'arrival',
  e_visa: 'advance',
  travel_permit: 'advance',
  visa_required: 'advance',
  suspended: 'refused',
  no_admission: 'refused',
  unknown: 'unknown',
};

/** The tone of what is shown; any doubt is amber. */
export function toneOf(shown: ShownAccess, doubt: Doubt | null): Tone {
  return doubt === null ? tonesOfAccess[shown] : 'doubtful';
}
