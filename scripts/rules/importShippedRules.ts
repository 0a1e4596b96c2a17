import { addMissingCountries } from '../../db/queries/countries.ts';
import { sampleCountries } from '../../db/seed/countries.ts';
import {
  installShippedRules,
  listMissingShippedSources,
} from '../../server/services/rules/shippedRules.ts';
import { amount } from '../amounts.ts';
import { withDatabase } from '../command.ts';
import { withProgress } from '../progressBar.ts';

/** Adds missing shipped sources, or only lists them. */
export async function importShippedRules({
  by,
  dryRun,
  json,
}: {
  by: string;
  dryRun: boolean;
  json: boolean;
}): Promise<void> {
  await withDatabase(async (db) => {
    // Missing until a server has started on the database.
    await addMissingCountries(db, sampleCountries);
    const missing = await listMissingShippedSources(db);
    const total = missing.reduce((sum, { rules }) => sum + rules, 0);
    if (!dryRun) {
      await withProgress('rule', total, (onProgress) =>
        installShippedRules(db, { by, onProgress }),
      );
    }
    if (json) {
      console.log(JSON.stringify({ applied: !dryRun, sources: missing }, null, 2));
      return;
    }
    for (const { id, title, date, rules } of missing) {
      console.log(`${id}: ${title}, ${date ?? 'date unknown'}, ${amount(rules, 'rule')}`);
    }
    if (missing.length === 0) console.log('Every source that ships is there: nothing was changed');
    else if (dryRun) console.log('Nothing was changed: this was a dry run');
    else console.log(`Added ${amount(missing.length, 'source')} with ${amount(total, 'rule')}`);
  });
}
