import { transitGroups } from '#core/answers/transit/transitGroups.ts';
import { transitHubs } from '#core/countries/transitHubs.ts';
import messages from '#messages/en/changingPlanes.gen.ts';
import passportMessages from '#messages/en/passports.gen.ts';
import { translator } from '#messages/translate.ts';
import { trpc } from '#src/lib/trpc.ts';
import { CountryLines } from '#src/site/answerLists/CountryLines.tsx';
import {
  byContinent,
  type LinesPart,
  type ListedLine,
} from '#src/site/answerLists/countryLines.ts';
import { CountedWith } from '#src/site/documents/CountedWith.tsx';
import { Everywhere } from './Everywhere.tsx';
import type { EverywhereList, EverywhereSearch } from './loadEverywhere.ts';
import { useCountryLines } from './useCountryLines.ts';

const t = translator(messages);
const passportText = translator(passportMessages);

const hubs = Object.keys(transitHubs);

/** Where a traveller can change planes, with these passports: all countries. */
export function ChangingPlanes({
  list,
  search,
}: {
  list: EverywhereList;
  search: EverywhereSearch;
}) {
  const { input, passports } = list;
  const [packed] = trpc.page.changingPlanes.useSuspenseQuery(input);
  const lines = useCountryLines(packed, { type: 'transit', groups: transitGroups, passports });
  return (
    <Everywhere
      type="transit"
      title={t('title')}
      list={list}
      countedWith={<CountedWith holds={input.holds} passports={passports} />}
      intro={<p>{t('order')}</p>}
    >
      <CountryLines
        lines={lines}
        search={search}
        groups={transitGroups}
        partsOf={partsOf}
        labels={{
          list: passportText('destinations'),
          find: t('find'),
          answer: t('answer'),
          anyAnswer: t('any'),
          groupOf: (group) => t('group', { group }),
        }}
      />
    </Everywhere>
  );
}

/** The countries of large airports in their order, then the others by continent. */
function partsOf(lines: readonly ListedLine[]): LinesPart[] {
  const isHub = ({ code }: ListedLine) => hubs.includes(code);
  const first = lines
    .filter(isHub)
    .sort((one, other) => hubs.indexOf(one.code) - hubs.indexOf(other.code));
  const others = byContinent(lines.filter((line) => !isHub(line)));
  return [{ key: 'hubs', title: t('hubs'), isOpen: true, lines: first }, ...others];
}
