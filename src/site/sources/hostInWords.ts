/** Hosts that are known by another spelling. */
const siteNames: Record<string, string> = { 'gov.uk': 'GOV.UK' };

/** The host of an address as people know it. */
export function hostInWords(address: string): string {
  const host = new URL(address).host.replace(/^www\./, '');
  return siteNames[host] ?? host;
}
