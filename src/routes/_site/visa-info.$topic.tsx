import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { DEFAULT_STAY, type VisaType, visaTypes } from '../../../server/schemas/constants.ts';
import type { Country } from '../../features/passports/passportOfAnswer.ts';
import { countryInput, loadCountry } from '../../features/passports/queries.ts';
import { type AnsweredPassports, loadAnswers } from '../../features/visa/countryAnswers.ts';
import { questionsAbout } from '../../features/visa/passportCounts.ts';
import { answerInput, requirementsInCountry } from '../../features/visa/queries.ts';
import { VisaAnswer } from '../../features/visa/VisaAnswer.tsx';
import { VisaTypeGuide } from '../../features/visa/VisaTypeGuide.tsx';
import { visaTypeGuides } from '../../features/visa/visaTypeGuides.ts';
import { inSentence, passportOf } from '../../lib/countryName.ts';
import { missingPageHead, pageHead } from '../../lib/pageHead.ts';
import { countryCodeIn, dayIn, flagIn, oneOf, pageNumberIn } from '../../lib/searchParams.ts';
import { breadcrumbData, faqData } from '../../lib/structuredData.ts';

type Topic =
  | { kind: 'guide'; type: VisaType }
  /** What a passport needs in a country. */
  | ({ kind: 'answer'; country: Country } & AnsweredPassports);

type TopicSearch = {
  type?: VisaType | undefined;
  from?: string | undefined;
  /** The day of entry. */
  on?: string | undefined;
  page?: number | undefined;
  /** Whether "Is this wrong?" was sent, without scripts. */
  reported?: true | undefined;
};

/** A kind of visa (/visa-info/tourist) or a country (/visa-info/JP?type=tourist&from=DE). */
export const Route = createFileRoute('/_site/visa-info/$topic')({
  validateSearch: (search: Record<string, unknown>): TopicSearch => ({
    type: oneOf(search.type, visaTypes),
    from: countryCodeIn(search.from),
    on: dayIn(search.on),
    page: pageNumberIn(search.page),
    reported: flagIn(search.reported),
  }),
  beforeLoad: ({ params: { topic }, search }) => {
    if (oneOf(topic, visaTypes)) return;
    const code = countryCodeIn(topic);
    if (!code) throw notFound();
    if (code !== topic) {
      throw redirect({ to: '/visa-info/$topic', params: { topic: code }, search });
    }
  },
  // Answers are compared in the loader, whose code no other page's first load needs.
  codeSplitGroupings: [['loader', 'component']],
  loaderDeps: ({ search: { from, type, on, page = 1 } }) => ({ from, type, on, page }),
  loader: async ({
    context: { trpc },
    params: { topic },
    deps: { from, type: purpose = DEFAULT_STAY, on, page },
  }): Promise<Topic> => {
    const type = oneOf(topic, visaTypes);
    if (type) return { kind: 'guide', type };
    const country = await loadCountry(trpc, topic);
    if (!country.enabled) throw notFound();
    const [answered] = await Promise.all([
      loadAnswers(trpc, from, { destination: country.code, purpose, on }),
      trpc.countryFacts.byCode.fetch(countryInput(country.code)),
      trpc.countryFacts.passportCounts.fetch(countryInput(country.code)),
    ]);
    const { items } = await trpc.visaRequirement.forCountry.fetch(
      requirementsInCountry(country.code, answered.passport.country.code, page),
    );
    if (page > 1 && items.length === 0) throw notFound();
    return { kind: 'answer', country, ...answered };
  },
  head: ({ match, loaderData: topic }) => {
    if (!topic) return missingPageHead();
    const { search, pathname, context } = match;
    const breadcrumbs = (name: string) =>
      breadcrumbData(context.origin, [
        { name: 'Visa Information', path: '/visa-info' },
        { name, path: pathname },
      ]);
    if (topic.kind === 'guide') {
      const { title, summary } = visaTypeGuides[topic.type];
      return pageHead({ match, title, description: summary, structuredData: [breadcrumbs(title)] });
    }
    const place = inSentence(topic.country.name);
    // Search engines get one page a country, which names no passport and sums up all of them.
    const holder = search.from && passportOf(topic.passport.country.name);
    const counts = context.trpc.countryFacts.passportCounts.getData(
      countryInput(topic.country.code),
    );
    const questions = counts && !holder ? questionsAbout(topic.country.name, counts) : [];
    return pageHead({
      match,
      title: holder ? `Visa for ${place} with a ${holder}` : `Visa for ${place} by passport`,
      description: holder
        ? describeAnswer()
        : (questions[0]?.answer ?? `What every passport needs for a stay in ${place}.`),
      indexed: !holder && !search.page,
      structuredData: [
        breadcrumbs(topic.country.name),
        ...(questions.length > 0 ? [faqData(questions)] : []),
      ],
    });

    /** Promises an answer only where there is one. */
    function describeAnswer(): string {
      const type = search.type ?? DEFAULT_STAY;
      const stay = `a ${type} stay in ${place}`;
      const answer = context.trpc.entryRule.answer.getData(
        answerInput(search.from ?? '', pathname.slice(-2), type, search.on),
      );
      return answer?.access
        ? `Whether a ${holder} needs a visa for ${stay}: length of stay, conditions and sources.`
        : `There is no answer for ${stay} with a ${holder} yet.`;
    }
  },
  component: VisaInfoTopic,
});

function VisaInfoTopic() {
  const topic = Route.useLoaderData();
  const { type, on, page = 1, reported = false } = Route.useSearch();
  const { formState } = Route.useRouteContext();
  if (topic.kind === 'guide') return <VisaTypeGuide type={topic.type} />;
  return (
    <VisaAnswer
      {...topic}
      wanted={type}
      on={on}
      page={page}
      reported={reported}
      refused={formState?.form === 'answerReport' ? formState : null}
    />
  );
}
