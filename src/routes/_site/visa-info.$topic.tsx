import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { type VisaType, visaTypes } from '../../../server/schemas/constants.ts';
import { VisaAnswer } from '../../components/site/VisaAnswer.tsx';
import { VisaTypeGuide } from '../../components/site/VisaTypeGuide.tsx';
import { visaTypeGuides } from '../../components/site/visaTypeGuides.ts';
import { isFilteredOrLater, missingPageHead, pageHead } from '../../pageHead.ts';
import { countryCodeIn, oneOf, pageNumberIn } from '../../searchParams.ts';
import { breadcrumbData } from '../../structuredData.ts';
import { orNotFound } from '../../trpc.ts';

type Topic =
  | { kind: 'guide'; type: VisaType }
  /** What a passport needs in a country; both by name for the title, by code for the queries. */
  | {
      kind: 'answer';
      country: string;
      countryName: string;
      passport: string;
      passportName: string;
    };

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
  loaderDeps: ({ search: { from, page = 1 } }) => ({ from, page }),
  loader: async ({
    context: { trpc },
    params: { topic },
    deps: { from, page },
  }): Promise<Topic> => {
    const type = oneOf(topic, visaTypes);
    if (type) return { kind: 'guide', type };
    const [country, passport] = await Promise.all([
      orNotFound(trpc.country.byCode.fetch({ code: topic })),
      from
        ? orNotFound(trpc.country.byCode.fetch({ code: from }))
        : trpc.visitor.country.fetch().then((visitor) => visitor.country),
    ]);
    const asked = { countryCode: country.code, passport: passport.code, page: page - 1 };
    const { items } = await trpc.visaRequirement.forCountry.fetch(asked);
    if (page > 1 && items.length === 0) throw notFound();
    return {
      kind: 'answer',
      country: country.code,
      countryName: country.name,
      passport: passport.code,
      passportName: passport.name,
    };
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
      title: `Visa for ${topic.countryName} with a passport of ${topic.passportName}`,
      description: `Whether a passport of ${topic.passportName} needs a visa for ${topic.countryName}: length of stay, cost, processing time and documents.`,
      asked: { type: search.type, from: search.from },
      indexed: !isFilteredOrLater(search),
      structuredData: [breadcrumbs(topic.countryName)],
    });
  },
  component: VisaInfoTopic,
});

function VisaInfoTopic() {
  const topic = Route.useLoaderData();
  const { type, page = 1 } = Route.useSearch();
  if (topic.kind === 'guide') return <VisaTypeGuide type={topic.type} />;
  return <VisaAnswer {...topic} wanted={type} page={page} />;
}
