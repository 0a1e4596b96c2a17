import type { AuthorityToAsk } from '#core/answers/authorityToAsk.ts';
import { askAuthorityInWords, doNotStartInWords } from '#core/answers/words/workWords.ts';
import { ExternalLink } from '#src/ui/ExternalLink.tsx';
import { AskAuthority } from '../AskAuthority.tsx';
import { type AskedStay, ContactLink } from './VisaVerdict.tsx';

/** Below the heading of an unknown answer: the authority, which knows it, then this site's team. */
export function WhomToAsk({
  authority,
  about,
}: {
  /** The authority, if one is known. */
  authority: AuthorityToAsk | undefined;
  about: AskedStay;
}) {
  const doNotStart = doNotStartInWords({ ...about, access: null, restriction: null });
  return (
    <div className="mt-2 flex flex-col items-start gap-1">
      {doNotStart && <p className="font-semibold">{doNotStart}</p>}
      {authority?.named ? (
        <ExternalLink href={authority.address}>{askAuthorityInWords(authority.named)}</ExternalLink>
      ) : (
        authority && <AskAuthority authority={authority} />
      )}
      <ContactLink about={about} />
    </div>
  );
}
