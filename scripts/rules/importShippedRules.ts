import { addMissingCountries } from '#db/queries/countries.ts';
import { sampleCountries } from '#db/seed/countries.ts';
import {
  installShippedRules,
  type ListedSource,
  listMissingShippedSources,
  listShippedSourcesTakenBack,
} from '#server/rules/editions/shippedRules.ts';
import { addedReview, linesOfReview, reviewInNumbers } from '#server/rules/reviewInNumbers.ts';
import { amount } from '../amounts.ts';
import { withDatabase } from '../command.ts';
import { withProgress } from '../progressBar.ts';

/**
 * Adds missing shipped sources, or only lists them. Sources that were taken back are named and left
 * alone, except `again`. Throws if that one was not taken back.
 */
export async function importShippedRules({
  by,
  again,
  dryRun,
  json,
}: {
  by: string;
  again: string | undefined;
  dryRun: boolean;
  json: boolean;
}): Promise<void> {
  await withDatabase(async (db) => {
    // Missing until a server has started on the database.
    await addMissingCountries(db, sampleCountries);
    const takenBack = await listShippedSourcesTakenBack(db);
    if (again !== undefined && !takenBack.some(({ id }) => id === again)) {
      throw new Error(`${JSON.stringify(again)} was not taken back: see --help about --again`);
    }
    const left = takenBack.filter(({ id }) => id !== again);
    const missing = await listMissingShippedSources(db, again);
    const total = missing.reduce((sum, { rules }) => sum + rules, 0);
    const isAdding = missing.length > 0 && !dryRun;
    const before = isAdding && (await reviewInNumbers(db));
    if (!dryRun) {
      await withProgress('rule', total, (onProgress) =>
        installShippedRules(db, { by, again, onProgress }),
      );
    }
    const toReview = before && addedReview(before, await reviewInNumbers(db));
    if (json) {
      const report = { applied: !dryRun, sources: missing, takenBack: left, toReview };
      console.log(JSON.stringify(report, null, 2));
      return;
    }
    for (const source of missing) console.log(lineOf(source));
    for (const source of left) {
      const how = `npm run rules -- import --again ${source.id}`;
      console.log(`Not added, since it was taken back: ${lineOf(source)}. To add it: ${how}`);
    }
    if (toReview) {
      console.log(`Added ${amount(missing.length, 'source')} with ${amount(total, 'rule')}`);
      for (const line of linesOfReview(toReview)) console.log(line);
    } else if (missing.length > 0) {
      console.log('Nothing was changed: this was a dry run');
    } else if (left.length > 0) {
      console.log('Every other source that ships is there: nothing was changed');
    } else {
      console.log('Every source that ships is there: nothing was changed');
    }
  });
}

function lineOf({ id, title, date, rules }: ListedSource): string {
  return `${id}: ${title}, ${date ?? 'date unknown'}, ${amount(rules, 'rule')}`;
}
