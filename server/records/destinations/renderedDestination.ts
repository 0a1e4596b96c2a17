import { DEFAULT_BEST_TIME } from '#core/inputs/destination.ts';
import { shippedTranslation } from '#core/languages/shippedTexts.ts';
import type { Db } from '#db/db.ts';
import { translatedColumns } from '#db/queries/destinations/destinationColumns.ts';
import type { Destination } from '#db/queries/destinations/destinationRow.ts';
import { withCountryName } from '#server/languages/countryNames.ts';
import { currencyText } from '#server/languages/currencyNames.ts';
import { renderMarkdown } from '#server/lib/markdown.ts';
import {
  languagesOf,
  subjectOf,
  translated,
  translatedTexts,
} from '#server/translations/translated.ts';

type Card = { id: string; shortDescription: string; countryCode: string; country: string };

/** Destinations of a list in the present language; `english` is whether their text is in English. */
export async function withTranslatedCards<Row extends Card>(
  db: Db,
  rows: readonly Row[],
): Promise<(Row & { english: boolean })[]> {
  const texts = await translated(
    db,
    rows.map(({ id, shortDescription }) => ({
      of: ofDestination(id),
      texts: { shortDescription },
    })),
  );
  return rows.map((row, index) => {
    const { text = row.shortDescription, isEnglish = false } = texts[index]?.shortDescription ?? {};
    return { ...withCountryName(row), shortDescription: text, english: isEnglish };
  });
}

/**
 * A destination in the present language, with its description as HTML below a second-level heading;
 * `english` is whether that is in English, `translatedInto` are the languages to read it in.
 */
export async function withRenderedText(db: Db, destination: Destination) {
  const stored = englishOfDestination(destination);
  const texts = await translatedTexts(db, stored);
  const { description } = texts;
  const bestTime = destination.weather.bestTimeToVisit || DEFAULT_BEST_TIME;
  const translatedTime = shippedTranslation(bestTime);
  return {
    ...withCountryName(destination),
    ...ofEachText((name) => texts[name].text),
    currency: currencyText(destination.currency),
    weather: {
      ...destination.weather,
      bestTimeToVisit: translatedTime ?? bestTime,
      english: translatedTime === undefined,
    },
    descriptionHtml: renderMarkdown(description.text, 3),
    english: description.isEnglish,
    translatedInto: await languagesOf(
      db,
      subjectOf(stored.of, 'description'),
      destination.description,
    ),
  };
}

type TranslatedText = keyof typeof translatedColumns;

/** The texts of a destination that are translated. */
export function englishOfDestination({
  id,
  ...destination
}: Pick<Destination, 'id' | TranslatedText>) {
  return { of: ofDestination(id), texts: ofEachText((name) => destination[name]) };
}

function ofEachText(read: (name: TranslatedText) => string): Record<TranslatedText, string> {
  const names = Object.keys(translatedColumns) as TranslatedText[];
  return Object.fromEntries(names.map((name) => [name, read(name)])) as Record<
    TranslatedText,
    string
  >;
}

/** The beginning of the names of a destination's texts in translations. */
export function ofDestination(id: string): string {
  return `destinations/${id}`;
}
