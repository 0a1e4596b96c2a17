/**
 * By what a list of answers for changing planes is filtered: no visa, in the transit area or at passport control,
 * a visa or authorisation, everyone at passport control, entry refused, and unknown.
 */
export const transitGroups = ['no_visa', 'visa', 'border', 'refused', 'unknown'] as const;

export type TransitGroup = (typeof transitGroups)[number];
