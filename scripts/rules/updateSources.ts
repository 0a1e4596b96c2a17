import type { FollowedSource } from '#core/inputs/settings/followedSources.ts';
import type { OpenDatabase } from '#db/engine.ts';
import { loadConfig } from '#server/loadConfig.ts';
import type { SourceCheck } from '#server/rules/sources/checkSource.ts';
import {
  checkSourceNow,
  listFollowedSources,
  UPDATES_OFF,
} from '#server/rules/sources/followedSources.ts';
import { amount } from '../amounts.ts';
import { printable } from '../fileArgument.ts';

/**
 * Checks one followed source for updates, or all that are switched on, and prints the outcomes. Throws
 * while updates are off, for an unknown source, and after printing when a file couldn't be used.
 */
export async function updateSources(
  db: OpenDatabase,
  id: string | undefined,
  { json }: { json: boolean },
): Promise<void> {
  const config = loadConfig({ without: ['ADMIN_EMAIL', 'ADMIN_PASSWORD'] });
  const { enabled, sources } = await listFollowedSources(db);
  if (!enabled) throw new Error(UPDATES_OFF);
  const asked = sources.filter((source) => (id === undefined ? source.isOn : source.id === id));
  if (id !== undefined && asked.length === 0) {
    const known = sources.map((source) => source.id).join(', ');
    throw new Error(`${JSON.stringify(id)} is no followed source: take ${known}`);
  }
  const outcomes = [];
  for (const source of asked) {
    const check = await checkSourceNow(db, config, source.id);
    outcomes.push({ source: source.id, address: source.address, ...check });
    if (!json) console.log(printable(outcomeLine(source, check)));
  }
  if (json) console.log(JSON.stringify(outcomes, null, 2));
  else if (asked.length === 0) console.log('No followed source is switched on');
  const failed = outcomes.filter(({ state }) => state === 'failed').length;
  if (failed > 0) throw new Error(`${amount(failed, 'source')} could not be updated`);
}

function outcomeLine({ id, address }: FollowedSource, check: SourceCheck): string {
  if (check.state === 'unchanged') return `${id}: nothing new`;
  if (check.state === 'failed') return `${id}: ${check.problem} (${address})`;
  const { changes, applied } = check;
  const alone = applied > 0 ? `, ${amount(applied, 'change')} applied without review` : '';
  return `${id}: ${amount(changes, 'change')} to review${alone}`;
}
