import { Link } from '@tanstack/react-router';
import { travellersText } from '#core/passports/travellers.ts';
import messages from '#messages/en/together.gen.ts';
import { translator } from '#messages/translate.ts';
import { trpc } from '#src/lib/trpc.ts';
import { PageIntro } from '#src/ui/PageIntro.tsx';
import { AddressProblems } from '../answerLists/AddressProblems.tsx';
import { NotCounted } from '../documents/NotCounted.tsx';
import type { UnclearCountry } from '../passports/queries.ts';
import { GroupResult } from './GroupResult.tsx';
import type { Traveller } from './groupRows.ts';
import { type GroupAddress, rankingInput, readGroupSearch } from './groupSearch.ts';
import { Travellers } from './Travellers.tsx';

const t = translator(messages);

/** Countries for travellers with different passports; only the form without any. */
export function TogetherPage({
  address,
  unclear,
}: {
  address: GroupAddress;
  /** Added texts that name no one passport. */
  unclear: UnclearCountry[];
}) {
  const search = readGroupSearch(address);
  const { data: ranking } = trpc.group.ranking.useQuery(rankingInput(search), {
    enabled: search.passports !== '',
  });
  const travellers = ranking?.travellers ?? [];
  // Unusable parameters are reported once; links and forms continue without them.
  const holds = ranking?.holds ?? [];
  const usable = { ...address, passports: textOf(travellers, holds) };
  return (
    <div className="container-site py-8">
      <PageIntro title={t('title')}>{t('intro')}</PageIntro>
      <div className="flex flex-col gap-8">
        {holds.flat().length === 0 && <NotCounted why="notCountedOfGroup" />}
        <AddressProblems problems={ranking?.problems ?? []} />
        <Travellers travellers={travellers} holds={holds} address={usable} unclear={unclear} />
        {ranking && travellers.length > 0 ? (
          <GroupResult ranking={ranking} address={usable} search={search} />
        ) : (
          <div className="max-w-2xl text-ink-soft">
            <p>{t('about')}</p>
            <p>{t('notSaved')}</p>
            <Link to="/compare" className="link inline-flex min-h-11 items-center">
              {t('compareOwn')}
            </Link>
          </div>
        )}
      </div>
    </div>
  );
}

function textOf(travellers: readonly Traveller[], holds: string[][]): string | undefined {
  const parts = travellers.map((held, place) => [
    ...held.map(({ code }) => code),
    ...(holds[place] ?? []),
  ]);
  return travellersText(parts) || undefined;
}
