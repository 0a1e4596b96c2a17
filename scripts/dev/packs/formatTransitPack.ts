import type { TransitPolicy } from '#core/answers/transit/transitPolicy.ts';

/**
 * The text of a transit policy: a line a source, a fact of the transit area, an exception and a
 * programme, so that a change of one fact is a change of one line.
 */
export function formatTransitPack(policy: TransitPolicy): string {
  const { country, sources, airside, exceptions, programmes } = policy;
  const parts = {
    country: JSON.stringify(country),
    sources: inLines(sources),
    airside: airside === null ? 'null' : inLines(airside),
    exceptions: listInLines(exceptions),
    programmes: listInLines(programmes),
  };
  const lines = Object.entries(parts).map(([key, text]) => `  ${JSON.stringify(key)}: ${text}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}

function inLines(record: object): string {
  const lines = Object.entries(record).map(
    ([key, value]) => `    ${JSON.stringify(key)}: ${JSON.stringify(value)}`,
  );
  return lines.length === 0 ? '{}' : `{\n${lines.join(',\n')}\n  }`;
}

function listInLines(records: readonly object[]): string {
  const lines = records.map((record) => `    ${JSON.stringify(record)}`);
  return lines.length === 0 ? '[]' : `[\n${lines.join(',\n')}\n  ]`;
}
