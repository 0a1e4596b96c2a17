/** Whether every generated value and every kill is tried: `npm test -- --thorough`. */
export const isThorough = process.env.THOROUGH_TESTS === 'true';

/** So many runs: `thorough` of them where every one is to be tried. */
export function runs(quick: number, thorough: number): number {
  return isThorough ? thorough : quick;
}
