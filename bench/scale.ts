import type { Table } from './report.ts';

export async function compareSizes(_options: { quick: boolean }): Promise<Table[]> {
  return [];
}
