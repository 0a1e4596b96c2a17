import { type DestinationPack, destinationPack } from '#db/packs/destinationPack.ts';

/**
 * The text of a pack: a line a record, so that a change of one fact is a change of one line. Keys
 * stand in the order of the schema; pages that nothing cites are dropped.
 */
export function formatPack(pack: DestinationPack): string {
  const tidy = withCitedPages(pack);
  const parts = Object.keys(destinationPack.shape).map((key) => {
    const value = tidy[key as keyof DestinationPack];
    if (!Array.isArray(value)) return `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`;
    if (value.length === 0) return `  ${JSON.stringify(key)}: []`;
    const lines = value.map((record) => `    ${JSON.stringify(record)}`);
    return `  ${JSON.stringify(key)}: [\n${lines.join(',\n')}\n  ]`;
  });
  return `{\n${parts.join(',\n')}\n}\n`;
}

function withCitedPages(pack: DestinationPack): DestinationPack {
  const { rules, restrictions, exceptions, conditions, links } = pack;
  const cited = new Set(
    [rules, restrictions, exceptions, conditions, links].flatMap((rows) =>
      rows.map(({ page }) => page),
    ),
  );
  const kept = [...pack.pages.keys()].filter((page) => cited.has(page));
  const renumbered = <Row extends { page?: number }>(rows: Row[]): Row[] =>
    rows.map((row) =>
      row.page === undefined || row.page >= pack.pages.length
        ? row
        : { ...row, page: kept.indexOf(row.page) },
    );
  return {
    ...pack,
    pages: pack.pages.filter((_, page) => cited.has(page)),
    rules: renumbered(rules),
    restrictions: renumbered(restrictions),
    exceptions: renumbered(exceptions),
    conditions: renumbered(conditions),
    links: renumbered(links),
  };
}
