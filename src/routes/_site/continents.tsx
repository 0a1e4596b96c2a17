import { createFileRoute, Link } from '@tanstack/react-router';
import { destinationTypes, filterContinents } from '#core/siteVocabulary.ts';
import destinationMessages from '#messages/en/destinations.gen.ts';
import { translator } from '#messages/translate.ts';
import { loadedHead } from '#src/lib/pageHead.ts';
import { trpc } from '#src/lib/trpc.ts';
import { continentInWords } from '#src/site/answerLists/continentWords.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { PageIntro } from '#src/ui/PageIntro.tsx';

const t = translator(destinationMessages);

export const Route = createFileRoute('/_site/continents')({
  loader: async ({ context }) => {
    await context.trpc.destination.byContinent.fetch();
    return {
      head: {
        title: t('continentsTitle'),
        description: t('continentsDescription'),
        breadcrumbs: [{ name: t('continents'), path: '/continents' }],
      },
    };
  },
  head: loadedHead,
  component: Continents,
});

/** The continents with destinations and their categories: no link leads to an empty list. */
function Continents() {
  const [counted] = trpc.destination.byContinent.useSuspenseQuery();
  const offered = filterContinents.flatMap((continent) => {
    const counts = counted.find((entry) => entry.continent === continent)?.counts;
    const types = destinationTypes.flatMap((type) => {
      const count = counts?.[type] ?? 0;
      return count > 0 ? [{ type, count }] : [];
    });
    return types.length > 0 ? [{ continent, types }] : [];
  });
  return (
    <div className="container-site py-8">
      <PageIntro title={t('continentsTitle')}>{t('continentsIntro')}</PageIntro>
      {offered.length === 0 && <EmptyState title={t('none')} />}
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {offered.map(({ continent, types }) => (
          <li key={continent} className="card p-6">
            <h2 className="mb-2 text-xl font-semibold">{continentInWords(continent)}</h2>
            <ul>
              {types.map(({ type, count }) => (
                <li key={type}>
                  <Link
                    to="/destinations/$category"
                    params={{ category: type }}
                    search={{ continent }}
                    className="flex min-h-11 items-center justify-between gap-4 hover:underline"
                  >
                    <span>{t('listing', { category: type })}</span>
                    <span className="text-ink-soft">{count}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}
