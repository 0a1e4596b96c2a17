import { createFileRoute } from '@tanstack/react-router';
import { translator } from '../../../messages/translate.ts';
import searchMessages from '../../../messages/visaSearch/en.gen.ts';
import { NewsletterForm } from '../../features/contact/NewsletterForm.tsx';
import { featuredInput, loadPopular } from '../../features/destinations/queries.ts';
import { Faq } from '../../features/home/Faq.tsx';
import { FeatureTiles } from '../../features/home/FeatureTiles.tsx';
import { HomeHero } from '../../features/home/HomeHero.tsx';
import { PopularDestinations } from '../../features/home/PopularDestinations.tsx';
import { pageHead } from '../../lib/pageHead.ts';
import { flagIn } from '../../lib/searchParams.ts';
import { siteNameIn } from '../../lib/siteName.ts';
import { websiteData } from '../../lib/structuredData.ts';

export const Route = createFileRoute('/_site/')({
  validateSearch: (search: Record<string, unknown>): { subscribed?: true } =>
    flagIn(search.subscribed) ? { subscribed: true } : {},
  loader: async ({ context: { trpc } }) => {
    const [passports] = await Promise.all([
      loadPopular(trpc, featuredInput),
      trpc.faq.list.fetch(),
    ]);
    const t = translator(searchMessages);
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
