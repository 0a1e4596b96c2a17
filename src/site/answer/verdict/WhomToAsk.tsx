import { AskAuthority } from '../AskAuthority.tsx';
import { type AskedStay, ContactLink } from './VisaVerdict.tsx';

/** Below the heading of an unknown answer: the authority, which knows it, then this site's team. */
export function WhomToAsk({
  authority,
  about,
}: {
  /** The authority's page, if one is known. */
  authority: string | undefined;
  about: AskedStay;
}) {
  return (
    <div className="mt-2 flex flex-col items-start gap-1">
      {authority && <AskAuthority address={authority} />}
      <ContactLink about={about} />
    </div>
  );
}
