/** The themes that a visitor chooses from, and another site that shows an answer. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];
