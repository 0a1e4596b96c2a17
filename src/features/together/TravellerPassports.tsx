import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { documentLabel } from '../../../server/schemas/answers/documentWords.ts';
import { passportOf } from '../../../server/schemas/countries/countryInSentence.ts';
import type { Traveller } from './groupRows.ts';
import { type GroupAddress, withoutPart } from './groupSearch.ts';

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
  return (
    <li className="flex max-w-full flex-wrap items-center rounded-md border border-line-strong bg-paper">
      {held.length > 1 && <span className="pl-3 text-sm text-ink-soft">Traveller {place + 1}</span>}
      {held.map(({ code, name, flagUrl }) => (
        <span key={code} className="flex min-w-0 items-center gap-2 pl-3">
          <img src={flagUrl} alt="" width={21} height={14} className="rounded-xs" />
          <span className="min-w-0 wrap-anywhere">{name}</span>
          <Link
            to="/together"
            search={{
              ...address,
              page: undefined,
              passports: withoutPart(address.passports ?? '', place, code),
            }}
            resetScroll={false}
            aria-label={`Remove the ${passportOf(name)} of traveller ${place + 1}`}
            className="icon-button -ml-1"
          >
            <X aria-hidden="true" size={16} />
          </Link>
        </span>
      ))}
      {documents.map((document) => (
        <span key={document} className="flex min-w-0 items-center gap-2 pl-3">
          <span className="min-w-0 wrap-anywhere">with {documentLabel(document)}</span>
          <Link
            to="/together"
            search={{
              ...address,
              page: undefined,
              passports: withoutPart(address.passports ?? '', place, document),
            }}
            resetScroll={false}
            aria-label={`Remove ${documentLabel(document)} of traveller ${place + 1}`}
            className="icon-button -ml-1"
          >
            <X aria-hidden="true" size={16} />
          </Link>
        </span>
      ))}
    </li>
  );
}
