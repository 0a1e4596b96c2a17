import type { DestinationPack } from '#db/packs/destinationPack.ts';

/** The number of destinations and pairs, and of each kind of fact; pairs with a rule by access. */
export function totalsOf(packs: DestinationPack[]): Record<string, number> {
  const pairs = (rows: { passports: string }[], destination: string) =>
    [...new Set(rows.flatMap(({ passports }) => passports.split(' ')))].map(
      (passport) => passport + destination,
    );
  const sum = (rowsOf: (pack: DestinationPack) => { passports: string }[]) =>
    packs.reduce((total, pack) => total + pairs(rowsOf(pack), pack.destination).length, 0);
  const count = (key: 'restrictions' | 'exceptions' | 'conditions' | 'links') =>
    packs.reduce((total, pack) => total + pack[key].length, 0);
  const accesses = [...new Set(packs.flatMap(({ rules }) => rules.map(({ access }) => access)))];
  return {
    destinations: packs.length,
    'pairs with a rule': sum(({ rules }) => rules),
    ...Object.fromEntries(
      accesses
        .sort()
        .map((access) => [
          `  ${access}`,
          sum(({ rules }) => rules.filter((rule) => rule.access === access)),
        ]),
    ),
    'pairs without a readable page': sum(({ unconfirmed }) => unconfirmed),
    'pairs set aside': sum(({ setAside }) => setAside),
    restrictions: count('restrictions'),
    exceptions: count('exceptions'),
    'entry conditions': count('conditions'),
    'official links': count('links'),
  };
}
