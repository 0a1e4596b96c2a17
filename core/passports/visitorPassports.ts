/** The default passport of a visitor. */
export const DEFAULT_PASSPORT = 'US';

/**
 * Whether a passport that a visitor typed into a form of the site takes the place of theirs: of a guess,
 * or of the only one they stated. Several stay as they are.
 */
export function takesPlace(
  code: string,
  { passports, guessed }: { passports: readonly { code: string }[]; guessed: unknown },
): boolean {
  if (guessed) return true;
  return passports.length === 1 && passports[0]?.code !== code;
}

/** Maximum number of passports per visitor. */
export const PASSPORTS_MAX = 4;
