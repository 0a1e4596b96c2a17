import { createFileRoute } from '@tanstack/react-router';
import destinationMessages from '#messages/en/destinations.gen.ts';
import { translator } from '#messages/translate.ts';
import { loadedHead } from '#src/lib/pageHead.ts';
import { trpc } from '#src/lib/trpc.ts';
import { BadgeNote, useCardBadges } from '#src/site/destinations/cardBadges.tsx';
import { DestinationCard } from '#src/site/destinations/DestinationCard.tsx';
import { loadPopular, popularInput } from '#src/site/destinations/queries.ts';
import { PageIntro } from '#src/ui/PageIntro.tsx';

const t = translator(destinationMessages);

export const Route = createFileRoute('/_site/destinations/popular')({
  loader: async ({ context }) => {
    return {
      passports: await loadPopular(context.trpc, popularInput),
      head: {
        title: t('popularTitle'),
        description: t('popularDescription'),
      },
    };
  },
  head: loadedHead,
  component: PopularDestinations,
});

function PopularDestinations() {
  const { passports } = Route.useLoaderData();
  const [destinations] = trpc.destination.popular.useSuspenseQuery(popularInput);
  const badgeOf = useCardBadges(passports, destinations);
  return (
    <div className="container-site py-8">
      <PageIntro title={t('popularTitle')}>{t('popularIntro')}</PageIntro>
      <BadgeNote passports={passports} className="mb-6" />
      {destinations.length === 0 && <p>{t('none')}</p>}
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {destinations.map((destination) => (
          <li key={destination.id} className="grid">
            <DestinationCard destination={destination} badge={badgeOf(destination)} />
          </li>
        ))}
      </ul>
    </div>
  );
}
