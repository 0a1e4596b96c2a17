import { languages } from '#core/languages/languages.ts';
import { listMessageCorrections } from '#db/queries/records/translations.ts';
import { oncePerContent } from '../cache/oncePerContent.ts';
import { compileCorrections } from '../languages/corrections.ts';

/** The messages that the site's team has corrected. A translation is content of no kind alone. */
export const readCorrections = oncePerContent([], async (db) =>
  compileCorrections(
    await listMessageCorrections(
      db,
      languages.map(({ code }) => code),
    ),
  ),
);
