import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { DEFAULT_STAY, type VisaType, visaTypes } from '../../../server/schemas/constants.ts';
import { decideVisaBox } from '../../../server/schemas/visaBox.ts';
import {
  type Country,
  type PassportOfAnswer,
  passportOfVisitor,
  statedPassport,
} from '../../features/passports/passportOfAnswer.ts';
import { loadCountry } from '../../features/passports/queries.ts';
import { requirementsInCountry } from '../../features/visa/queries.ts';
import { VisaAnswer } from '../../features/visa/VisaAnswer.tsx';
import { VisaTypeGuide } from '../../features/visa/VisaTypeGuide.tsx';
import { visaTypeGuides } from '../../features/visa/visaTypeGuides.ts';
import { inSentence, passportOf } from '../../lib/countryName.ts';
import { isFilteredOrLater, missingPageHead, pageHead } from '../../lib/pageHead.ts';
import { countryCodeIn, oneOf, pageNumberIn } from '../../lib/searchParams.ts';
import { breadcrumbData } from '../../lib/structuredData.ts';

type Topic =
  | { kind: 'guide'; type: VisaType }
  /** What a passport needs in a country, and the stays that have an answer. */
  | { kind: 'answer'; country: Country; passport: PassportOfAnswer; answered: VisaType[] };

/** A kind of visa (/visa-info/tourist) or a country (/visa-info/JP?type=tourist&from=DE). */
export const Route = createFileRoute('/_site/visa-info/$topic')({
  validateSearch: (
    search: Record<string, unknown>,
  ): { type?: VisaType | undefined; from?: string | undefined; page?: number | undefined } => ({
    type: oneOf(search.type, visaTypes),
    from: countryCodeIn(search.from),
    page: pageNumberIn(search.page),
  }),
  beforeLoad: ({ params: { topic }, search }) => {
    if (oneOf(topic, visaTypes)) return;
    const code = countryCodeIn(topic);
    if (!code) throw notFound();
    if (code !== topic) {
      throw redirect({ to: '/visa-info/$topic', params: { topic: code }, search });
    }
  },
  // The loader computes verdicts, whose code no other page's first load needs.
  codeSplitGroupings: [['loader', 'component']],
  loaderDeps: ({ search: { from, page = 1 } }) => ({ from, page }),
  loader: async ({
    context: { trpc },
    params: { topic },
    deps: { from, page },
  }): Promise<Topic> => {
    const type = oneOf(topic, visaTypes);
    if (type) return { kind: 'guide', type };
    const [country, passport] = await Promise.all([
      loadCountry(trpc, topic),
      from
        ? loadCountry(trpc, from).then(statedPassport)
        : trpc.visitor.country.fetch().then(passportOfVisitor),
    ]);
    const { code } = passport.country;
    const { items } = await trpc.visaRequirement.forCountry.fetch(
      requirementsInCountry(country.code, code, page),
    );
    if (page > 1 && items.length === 0) throw notFound();
    const answered = visaTypes.filter((wanted) =>
      items.some(({ requirements }) => {
        const box = decideVisaBox({
          destinationCountry: country.code,
          passport: code,
          requirements,
          wanted,
        });
        return box.status !== 'unknown';
      }),
    );
    return { kind: 'answer', country, passport, answered };
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
    return pageHead({
      match,
      title: `Visa for ${inSentence(topic.country.name)} with a ${passportOf(topic.passport.country.name)}`,
      description: describe(topic, search.type),
      search: { type: search.type, from: search.from },
      indexed: !isFilteredOrLater(search),
      structuredData: [breadcrumbs(topic.country.name)],
    });
  },
  component: VisaInfoTopic,
});

/** The description: promises an answer only where there is one. */
function describe(
  { country, passport, answered }: Extract<Topic, { kind: 'answer' }>,
  type: VisaType | undefined,
): string {
  const holder = passportOf(passport.country.name);
  const stay = `a ${type ?? DEFAULT_STAY} stay in ${inSentence(country.name)}`;
  if (!answered.includes(type ?? DEFAULT_STAY)) {
    return `There is no answer for ${stay} with a ${holder} yet.`;
  }
  return `Whether a ${holder} needs a visa for ${stay}: length of stay, cost, processing time and documents.`;
}

function VisaInfoTopic() {
  const topic = Route.useLoaderData();
  const { type, page = 1 } = Route.useSearch();
  if (topic.kind === 'guide') return <VisaTypeGuide type={topic.type} />;
  return <VisaAnswer {...topic} wanted={type} page={page} />;
}
