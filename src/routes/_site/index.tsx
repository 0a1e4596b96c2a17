import { createFileRoute } from '@tanstack/react-router';
import searchMessages from '#messages/en/visaSearch.gen.ts';
import { translator } from '#messages/translate.ts';
import { pageHead } from '#src/lib/pageHead.ts';
import { flagIn } from '#src/lib/searchParams.ts';
import { siteNameIn } from '#src/lib/siteName.ts';
import { websiteData } from '#src/lib/structuredData.ts';
import { NewsletterForm } from '#src/site/contact/NewsletterForm.tsx';
import { featuredInput, loadPopular } from '#src/site/destinations/queries.ts';
import { Faq } from '#src/site/home/Faq.tsx';
import { FeatureTiles } from '#src/site/home/FeatureTiles.tsx';
import { HomeHero } from '#src/site/home/HomeHero.tsx';
import { PopularDestinations } from '#src/site/home/PopularDestinations.tsx';

const t = translator(searchMessages);

export const Route = createFileRoute('/_site/')({
  validateSearch: (search: Record<string, unknown>): { subscribed?: true } =>
    flagIn(search.subscribed) ? { subscribed: true } : {},
  loader: async ({ context: { trpc } }) => {
    const [passports] = await Promise.all([
      loadPopular(trpc, featuredInput),
      trpc.faq.list.fetch(),
    ]);
    return { passports, head: { title: t('homeTitle'), description: t('homeDescription') } };
  },
  head: ({ match, loaderData }) =>
    loaderData
      ? pageHead({
          match,
          ...loaderData.head,
          structuredData: [websiteData(match.context.origin, siteNameIn(match))],
          questions: match.context.trpc.faq.list.getData() ?? [],
        })
      : {},
  component: Home,
});

function Home() {
  const { subscribed = false } = Route.useSearch();
  const { formState } = Route.useRouteContext();
  return (
    <>
      <HomeHero />
      <PopularDestinations passports={Route.useLoaderData().passports} />
      <FeatureTiles />
      <NewsletterForm
        subscribed={subscribed}
        refused={formState?.form === 'newsletter' ? formState : null}
      />
      <Faq />
    </>
  );
}
