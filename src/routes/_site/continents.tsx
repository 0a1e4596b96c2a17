import { createFileRoute, Link } from '@tanstack/react-router';
import { destinationTypes, filterContinents } from '#core/siteVocabulary.ts';
import destinationMessages from '#messages/destinations/en.gen.ts';
import { translator } from '#messages/translate.ts';
import { loadedHead } from '#src/lib/pageHead.ts';
import { trpc } from '#src/lib/trpc.ts';
import { continentInWords } from '#src/site/answerLists/continentWords.ts';
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

function Continents() {
  const [counted] = trpc.destination.byContinent.useSuspenseQuery();
  return (
    <div className="container-site py-8">
      <PageIntro title={t('continentsTitle')}>{t('continentsIntro')}</PageIntro>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {filterContinents.map((continent) => {
          const counts = counted.find((entry) => entry.continent === continent)?.counts;
          return (
            <li key={continent} className="card p-6">
              <h2 className="mb-2 text-xl font-semibold">{continentInWords(continent)}</h2>
              <ul>
                {destinationTypes.map((type) => (
                  <li key={type}>
                    <Link
                      to="/destinations/$category"
                      params={{ category: type }}
                      search={{ continent }}
                      className="flex min-h-11 items-center justify-between gap-4 hover:underline"
                    >
                      <span>{t('listing', { category: type })}</span>
                      <span className="text-ink-soft">{counts?.[type] ?? 0}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
