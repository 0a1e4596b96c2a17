import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { hasPage } from '#core/countries/territories.ts';
import { DEFAULT_STAY, type VisaType, visaTypes } from '#core/vocabulary.ts';
import { type LoadedHead, loadedHead } from '#src/lib/pageHead.ts';
import { asked, flagIn, keepAsked, oneOf, pageNumberIn, textsIn } from '#src/lib/searchParams.ts';
import { problemsOf } from '#src/site/answer/addressProblems.ts';
import { answerReaders } from '#src/site/answer/askedAnswer.ts';
import { type AskedQuestion, questionFor } from '#src/site/answer/country/askedQuestion.ts';
import { CountryPage } from '#src/site/answer/country/CountryPage.tsx';
import { destinationsThereInput } from '#src/site/answer/country/queries.ts';
import { countryHead, guideHead, passportHead } from '#src/site/answer/country/topicHead.ts';
import { ChangingPlanes } from '#src/site/answer/guides/everywhere/ChangingPlanes.tsx';
import {
  type EverywhereList,
  type ListedStay,
  listedStays,
  loadEverywhere,
} from '#src/site/answer/guides/everywhere/loadEverywhere.ts';
import { WorkingAbroad } from '#src/site/answer/guides/everywhere/WorkingAbroad.tsx';
import { VisaTypeGuide } from '#src/site/answer/guides/VisaTypeGuide.tsx';
import type { AnswerTableSearch } from '#src/site/answerLists/answerRows.ts';
import type { Country, PassportOfAnswer } from '#src/site/passports/passportOfAnswer.ts';
import {
  loadCountryAt,
  readStatedPassport,
  type UnclearCountry,
} from '#src/site/passports/queries.ts';

type Topic = { head: LoadedHead } & (
  | { kind: 'guide'; type: VisaType }
  | { kind: 'everywhere'; type: ListedStay; list: EverywhereList }
  /** A passport's answer in a country. */
  | {
      kind: 'answer';
      country: Country;
      /** Of the answer; the header shows it, too. */
      passport: PassportOfAnswer;
      question: AskedQuestion;
      problems: string[];
      unclear: UnclearCountry | undefined;
    }
);

type TopicSearch = {
  type?: string | undefined;
  from?: string | undefined;
  /** The day of entry. */
  on?: string | undefined;
  /** The traveller's documents; see `readHolds`. */
  holds?: string | undefined;
  /** The traveller's age, for programmes for young people. */
  age?: string | undefined;
  page?: number | undefined;
  /** Whether "Is this wrong?" was sent without scripts. */
  reported?: true | undefined;
} & Pick<AnswerTableSearch, 'find' | 'access' | 'continent'>;

/** A kind of visa (/visa-info/tourist), for changing planes and working with a list of all countries, or a country (/visa-info/JP?type=tourist&from=DE). */
export const Route = createFileRoute('/_site/visa-info/$topic')({
  validateSearch: (search: Record<string, unknown>): TopicSearch => ({
    ...keepAsked(search, answerReaders),
    // As sent: the loader redirects to the codes of passport and country at once.
    ...textsIn(search, ['from', 'find', 'access', 'continent', 'age']),
    page: pageNumberIn(search.page),
    reported: flagIn(search.reported),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({
    context: { trpc },
    params: { topic },
    deps: search,
    location,
  }): Promise<Topic> => {
    const { page = 1 } = search;
    const { from, type: purpose = DEFAULT_STAY, on, holds, unread } = asked(search, answerReaders);
    const type = oneOf(topic, visaTypes);
    const listed = oneOf(topic, listedStays);
    if (listed) {
      const { head, ...list } = await loadEverywhere(
        trpc,
        listed,
        { ...search, holds },
        location.search,
      );
      return { kind: 'everywhere', type: listed, list, head };
    }
    if (type) return { kind: 'guide', type, head: guideHead(type) };
    const country = await loadCountryAt(trpc, topic);
    if (!hasPage(country)) throw notFound();
    const { stated, unclear } = await readStatedPassport(trpc, from ?? unread.from);
    const isOtherPassport = stated !== undefined && stated.code !== search.from;
    if (country.code !== topic || isOtherPassport) {
      const isNamed = stated !== undefined && stated.code !== from;
      throw redirect({
        to: Route.to,
        params: { topic: country.code },
        search: isOtherPassport ? { ...location.search, from: stated.code } : location.search,
        ...(!isNamed && { statusCode: 301 }),
      });
    }
    const question = await questionFor(trpc, stated, {
      destination: country.code,
      purpose,
      on,
      holds,
    });
    const [{ passport: shown, answer, counts, isIndexed }] = await Promise.all([
      trpc.page.answer.fetch(question.input),
      trpc.answerWatch.isOffered.fetch(),
    ]);
    const { items } = await trpc.page.answerDestinations.fetch(
      destinationsThereInput(question, shown.code, page),
    );
    if (page > 1 && items.length === 0) throw notFound();
    const withDocuments = Boolean(question.input.holds);
    const indexed = isIndexed && page === 1;
    const head: LoadedHead = stated
      ? passportHead(country, { passport: shown, answer, on, withDocuments, indexed })
      : { ...countryHead(country, counts), indexed: page === 1 && !holds };
    const passport = { country: shown, guessed: question.guessed };
    const problems = problemsOf(unread);
    return { kind: 'answer', country, passport, question, problems, unclear, head };
  },
  head: loadedHead,
  component: VisaInfoTopic,
});

function VisaInfoTopic() {
  const topic = Route.useLoaderData();
  const search = Route.useSearch();
  const { page = 1, reported = false } = search;
  const { formState } = Route.useRouteContext();
  if (topic.kind === 'guide') return <VisaTypeGuide type={topic.type} />;
  if (topic.kind === 'everywhere') {
    const { type, list } = topic;
    const List = type === 'transit' ? ChangingPlanes : WorkingAbroad;
    return (
      <VisaTypeGuide type={type} passport={search.from ? list.passports[0] : undefined}>
        <List list={list} search={search} />
      </VisaTypeGuide>
    );
  }
  return (
    <CountryPage
      {...topic}
      page={page}
      reported={reported}
      refused={formState}
      sentDates={formState?.form === 'passportCheck' ? formState.values : null}
    />
  );
}
