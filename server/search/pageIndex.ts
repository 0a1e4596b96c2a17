import MiniSearch from 'minisearch';
import { foldedName, syllables } from '#core/languages/foldedName.ts';
import { searchedPages } from '#core/site/pageLists.ts';
import { contentKinds } from '#db/contentState.ts';
import { listNomadVisas } from '#db/queries/countryFacts.ts';
import { listDestinationNames } from '#db/queries/destinations/destinations.ts';
import messages from '#messages/en/search.gen.ts';
import { translator } from '#messages/translate.ts';
import { oncePerContent } from '../cache/oncePerContent.ts';
import { withCountryName } from '../languages/countryNames.ts';
import { listPublicFaqs } from '../records/shownFaqs.ts';
import { indexWords } from './wordIndex.ts';

const t = translator(messages);

type FoundScheme = { id: number; title: string | null; country: string; countryCode: string };

/** What a search finds besides countries. */
export type FoundPage =
  | { kind: 'tool'; tool: (typeof searchedPages)[number] }
  | { kind: 'destination'; id: string; name: string; country: string }
  | ({ kind: 'scheme' } & FoundScheme)
  /** `answer` is HTML. */
  | { kind: 'question'; id: string; question: string; answer: string; english: boolean };

export type PageIndex = {
  /** Pages with all these words, best first. */
  withWords: (words: string) => FoundPage[];
  /** Pages with all these words, or words that begin with them or resemble them. */
  resembling: (words: string) => FoundPage[];
  /** Questions with half of these words, or others of the same beginning: "validity", "valid". */
  questionsAbout: (words: string) => FoundPage[];
  schemesOf: (countryCode: string) => FoundPage[];
};

/** Letters that words of one root share: "validity" and "valid", "действия" and "действовать". */
const BEGINNING = 5;

/** One word, or fewer than half of them, may be about anything. */
const LEAST_WORDS = 2;
const LEAST_SHARE = 0.5;

/** The site's tools, destinations, visas for remote workers and questions. */
export const pageIndex = oncePerContent(
  contentKinds,
  async (db): Promise<PageIndex> => {
    const [destinations, schemes, questions] = await Promise.all([
      listDestinationNames(db),
      listNomadVisas(db),
      listPublicFaqs(db),
    ]);
    const tools = searchedPages.map((tool) => ({
      title: t(`${tool}Title`),
      words: `${t(`${tool}About`)} ${t(`${tool}Words`)}`,
      page: { kind: 'tool', tool } as const,
    }));
    const places = destinations.map(withCountryName).map((destination) => ({
      title: destination.name,
      words: destination.country,
      page: { kind: 'destination', ...destination } as const,
    }));
    const ofSchemes = schemes
      .map(withCountryName)
      .filter(({ status }) => status !== 'none')
      .map(({ id, title, country, countryCode }) => ({
        title: title ?? '',
        words: `${country} ${t('nomadsWords')}`,
        page: { kind: 'scheme', id, title, country, countryCode } as const,
      }));
    const asked = questions.map(({ id, question, answer, english }) => ({
      title: question,
      words: answer.replaceAll(/<[^>]*>/g, ' '),
      page: { kind: 'question', id, question, answer, english } as const,
    }));
    const all = [...tools, ...places, ...ofSchemes, ...asked];
    const texts = all.map(({ title, words }, id) => {
      return { id, title: foldedName(title), words: foldedName(words) };
    });
    const index = indexWords(texts, ['title', 'words'], { boost: { title: 3 } });
    const pages = (ids: number[]) => ids.flatMap((id) => all[id]?.page ?? []);
    const beginnings = new MiniSearch<(typeof texts)[number]>({
      fields: ['title', 'words'],
      tokenize: (text) => text.split(' '),
      processTerm: (word) => word.slice(0, BEGINNING),
      searchOptions: { combineWith: 'OR', boost: { title: 3 } },
    });
    beginnings.addAll(texts.slice(all.length - asked.length));
    return {
      withWords: (words) => pages(index(words)),
      resembling: (words) => pages(index(words, { prefix: isBeginning, fuzzy: mostEdits })),
      questionsAbout: (words) => {
        const needed = Math.max(LEAST_SHARE * words.split(' ').length, LEAST_WORDS);
        const found = beginnings
          .search(words)
          .filter(({ queryTerms: { length } }) => length >= needed);
        return pages(found.map(({ id }) => id));
      },
      schemesOf: (code) =>
        ofSchemes.map(({ page }) => page).filter(({ countryCode }) => countryCode === code),
    };
  },
  { byLanguage: true },
);

/** Two letters begin words of every page, but a syllable is a word. */
function isBeginning(word: string): boolean {
  return word.length > 2 || syllables.test(word);
}

function mostEdits(word: string): number {
  if (word.length < 5) return 0;
  return word.length < 8 ? 1 : 2;
}
