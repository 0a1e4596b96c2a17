/** Codes that the European Union uses in place of those of ISO 3166-1, and people type. */
const otherCodes: Readonly<Record<string, string>> = { EL: 'GR', UK: 'GB' };

/** The code of ISO 3166-1 for a country's code in any case. */
export function isoCode(code: string): string {
  const inCapitals = code.toUpperCase();
  return otherCodes[inCapitals] ?? inCapitals;
}
