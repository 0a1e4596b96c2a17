import { countByDestination, type RuleChange } from '#core/rules/editionDifference.ts';

/** Listed destinations; the table of a difference has all. */
const SHOWN = 25;

/** "Kenya (KE): 198 changed, 1 new" for the destinations with the most changes. */
export function differenceReport(
  changes: RuleChange[],
  countries: readonly { code: string; name: string }[],
): string[] {
  const names = new Map(countries.map(({ code, name }) => [code, name]));
  const destinations = countByDestination(changes);
  const lines = destinations.slice(0, SHOWN).map(({ destination: code }) => {
    const here = changes.filter(({ destination }) => destination === code);
    const counts = (['new', 'changed', 'missing'] as const)
      .map((change) => [here.filter((one) => one.change === change).length, change] as const)
      .filter(([count]) => count > 0)
      .map(([count, change]) => `${count} ${change}`);
    return `  ${names.get(code) ?? code} (${code}): ${counts.join(', ')}`;
  });
  const others = destinations.slice(SHOWN);
  if (others.length === 0) return lines;
  const rest = others.reduce((sum, one) => sum + one.changes, 0);
  return [...lines, `  ${others.length} more destinations: ${rest.toLocaleString('en')}`];
}

/** "New: 0, changed: 12, …", from counts by name. */
export function countsLine(counts: Record<string, number>): string {
  const line = Object.entries(counts)
    .map(([name, count]) => `${name}: ${count.toLocaleString('en')}`)
    .join(', ');
  return line.charAt(0).toUpperCase() + line.slice(1);
}
