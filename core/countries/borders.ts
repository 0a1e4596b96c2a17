/** Whose border a traveller passes, where that isn't the destination's own. */

/** States without their own border checks, and the countries around them. */
const surrounding: Record<string, string[]> = {
  AD: ['ES', 'FR'],
  MC: ['FR'],
  SM: ['IT'],
  VA: ['IT'],
};

/** Svalbard checks passports, but ships and planes go there from Norway. */
const onTheWay: Record<string, string[]> = { ...surrounding, SJ: ['NO'] };

/**
 * Places whose entry depends on documents and crossings that an edition's "visa free" doesn't
 * cover.
 */
const entangled: ReadonlySet<string> = new Set(['CN', 'HK', 'MO', 'TW']);

/** Places whose borders another government controls: what their pages say is no promise of entry. */
const controlledByOthers: ReadonlySet<string> = new Set(['PS']);

/** The countries around a destination without its own border checks; none for others. */
export function checkedAround(destination: string): string[] {
  return surrounding[destination] ?? [];
}

/** The countries through which one reaches a destination, of which any will do; none for others. */
export function countriesOnTheWay(destination: string): string[] {
  return onTheWay[destination] ?? [];
}

/** Whether passport and destination are two places between which plain answers have known exceptions. */
export function isEntangled(passport: string, destination: string): boolean {
  return entangled.has(passport) && entangled.has(destination);
}

/** Whether another government controls a destination's borders. */
export function isControlledByOthers(destination: string): boolean {
  return controlledByOthers.has(destination);
}
