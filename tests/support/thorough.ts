/** Whether all generated values and kills are tried: `npm test -- --thorough`. */
export const isThorough = process.env.THOROUGH_TESTS === 'true';

/** So many runs: `thorough` of them where every one is to be tried. */
export function runs(quick: number, thorough: number): number {
  return isThorough ? thorough : quick;
}
