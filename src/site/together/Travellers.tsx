import { PASSPORTS_OF_TRAVELLER_MAX, TRAVELLERS_MAX } from '#core/passports/travellers.ts';
import messages from '#messages/en/together.gen.ts';
import { translator } from '#messages/translate.ts';
import type { UnclearCountry } from '../passports/queries.ts';
import { AddDocument } from './AddDocument.tsx';
import { AddPassport } from './AddPassport.tsx';
import type { Traveller } from './groupRows.ts';
import type { GroupAddress } from './groupSearch.ts';
import { TravellerPassports } from './TravellerPassports.tsx';

const t = translator(messages);

/** The travellers: each passport has a link that removes it, and a form adds more. */
export function Travellers({
  travellers,
  holds,
  address,
  unclear,
}: {
  travellers: Traveller[];
  /** Each traveller's documents beside passports. */
  holds: string[][];
  address: GroupAddress;
  /** Added texts that name no one passport. */
  unclear: UnclearCountry[];
}) {
  const hasRoom =
    travellers.length < TRAVELLERS_MAX ||
    travellers.some(({ length }) => length < PASSPORTS_OF_TRAVELLER_MAX);
  return (
    <section aria-label={t('travellers')} className="no-print card flex flex-col gap-4 p-4 sm:p-5">
      {travellers.length > 0 && (
        <ol className="flex flex-wrap gap-2">
          {travellers.map((held, place) => (
            <TravellerPassports
              key={`${place} ${held.map(({ code }) => code)}`}
              held={held}
              documents={holds[place] ?? []}
              place={place}
              address={address}
            />
          ))}
        </ol>
      )}
      {hasRoom ? (
        <AddPassport travellers={travellers} address={address} unclear={unclear} />
      ) : (
        <p className="text-ink-soft">{t('full', { travellers: TRAVELLERS_MAX })}</p>
      )}
      {travellers.length > 0 && <AddDocument travellers={travellers} address={address} />}
    </section>
  );
}
