import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { DEFAULT_STAY } from '#core/constants.ts';
import { hasPage } from '#core/countries/territories.ts';
import { type VisaType, visaTypes } from '#core/vocabulary.ts';
import { type LoadedHead, loadedHead } from '#src/lib/pageHead.ts';
import { asked, flagIn, keepAsked, oneOf, pageNumberIn, textsIn } from '#src/lib/searchParams.ts';
import { problemsOf } from '#src/site/answer/addressProblems.ts';
import { answerReaders } from '#src/site/answer/askedAnswer.ts';
import { type AnsweredPassports, loadAnswers } from '#src/site/answer/country/countryAnswers.ts';
import { countryHead, guideHead, passportHead } from '#src/site/answer/country/topicHead.ts';
import { VisaAnswer } from '#src/site/answer/country/VisaAnswer.tsx';
import { VisaTypeGuide } from '#src/site/answer/guides/VisaTypeGuide.tsx';
import { answerInput, requirementsInCountry } from '#src/site/answer/queries.ts';
import type { Country } from '#src/site/passports/passportOfAnswer.ts';
import {
  countryInput,
  loadCountryAt,
  readStatedPassport,
  type UnclearCountry,
} from '#src/site/passports/queries.ts';

type Topic = { head: LoadedHead } & (
  | { kind: 'guide'; type: VisaType }
  /** A passport's answer in a country. */
  | ({
      kind: 'answer';
      country: Country;
      problems: string[];
      unclear: UnclearCountry | undefined;
    } & AnsweredPassports)
);

type TopicSearch = {
  type?: string | undefined;
  from?: string | undefined;
  /** The day of entry. */
  on?: string | undefined;
  /** The traveller's documents; see `readHolds`. */
  holds?: string | undefined;
  page?: number | undefined;
  /** Whether "Is this wrong?" was sent without scripts. */
  reported?: true | undefined;
};

/** A kind of visa (/visa-info/tourist) or a country (/visa-info/JP?type=tourist&from=DE). */
export const Route = createFileRoute('/_site/visa-info/$topic')({
  validateSearch: (search: Record<string, unknown>): TopicSearch => ({
    ...keepAsked(search, answerReaders),
    // As sent: the loader redirects to the codes of passport and country at once.
    ...textsIn(search, ['from']),
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
    const problems = problemsOf(unread);
    const [answered, , counts] = await Promise.all([
      loadAnswers(trpc, stated, { destination: country.code, purpose, on, holds }),
      trpc.countryFacts.byCode.fetch(countryInput(country.code)),
      trpc.countryFacts.passportCounts.fetch(countryInput(country.code)),
      trpc.answerWatch.isOffered.fetch(),
    ]);
    const { items } = await trpc.visaRequirement.forCountry.fetch(
      requirementsInCountry(country.code, answered.passport.country.code, page),
    );
    if (page > 1 && items.length === 0) throw notFound();
    return { kind: 'answer', country, problems, unclear, ...answered, head: await headOf() };

    async function headOf(): Promise<LoadedHead> {
      if (!stated) return { ...countryHead(country, counts), indexed: page === 1 && !holds };
      const answer = await trpc.entryRule.answer.fetch(
        answerInput(stated.code, topic, purpose, on, answered.holds),
      );
      const passport = answered.passport.country;
      const withDocuments = Boolean(answered.holds);
      return passportHead(country, { passport, answer, on, withDocuments });
    }
  },
  head: loadedHead,
  component: VisaInfoTopic,
});

function VisaInfoTopic() {
  const topic = Route.useLoaderData();
  const search = Route.useSearch();
  const { page = 1, reported = false } = search;
  const { type, on } = asked(search, answerReaders);
  const { formState } = Route.useRouteContext();
  if (topic.kind === 'guide') return <VisaTypeGuide type={topic.type} />;
  return (
    <VisaAnswer
      {...topic}
      wanted={type}
      on={on}
      page={page}
      reported={reported}
      refused={formState}
      sentDates={formState?.form === 'passportCheck' ? formState.values : null}
    />
  );
}
