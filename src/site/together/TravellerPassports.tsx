import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { passportLabel } from '#core/countries/nationalityAdjectives.ts';
import { documentLabel } from '#core/documents/documentWords.ts';
import messages from '#messages/en/together.gen.ts';
import travellerMessages from '#messages/en/travellers.gen.ts';
import { translator } from '#messages/translate.ts';
import type { Traveller } from './groupRows.ts';
import { type GroupAddress, withoutPart } from './groupSearch.ts';

const t = translator(messages);
const travellerText = translator(travellerMessages);

/** A traveller's passports and documents, each with a link to the page without it. */
export function TravellerPassports({
  held,
  documents,
  place,
  address,
}: {
  held: Traveller;
  /** Visas and residence permits; see `readHolds`. */
  documents: string[];
  /** The traveller's index. */
  place: number;
  address: GroupAddress;
}) {
  const number = place + 1;
  const parts = [
    ...held.map(({ code, name, flagUrl }) => ({
      part: code,
      shown: name,
      named: passportLabel({ code, name }),
      flagUrl,
    })),
    ...documents.map((part) => {
      const label = documentLabel(part);
      return { part, shown: label, named: label, flagUrl: undefined };
    }),
  ];
  return (
    <li className="flex max-w-full flex-wrap items-center rounded-md border border-line-strong bg-paper">
      {held.length > 1 && (
        <span className="ps-3 text-sm text-ink-soft">{travellerText('traveller', { number })}</span>
      )}
      {parts.map(({ part, shown, named, flagUrl }) => (
        <span key={part} className="flex min-w-0 items-center gap-2 ps-3">
          {flagUrl && <img src={flagUrl} alt="" width={21} height={14} className="rounded-xs" />}
          <span className="min-w-0 wrap-anywhere">{shown}</span>
          <Link
            to="/together"
            search={{
              ...address,
              page: undefined,
              passports: withoutPart(address.passports ?? '', place, part),
            }}
            resetScroll={false}
            aria-label={t('removePassport', { number, passport: named })}
            className="icon-button -ms-1"
          >
            <X aria-hidden="true" size={16} />
          </Link>
        </span>
      ))}
    </li>
  );
}
