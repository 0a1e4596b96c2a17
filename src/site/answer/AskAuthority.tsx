import answerMessages from '#messages/answers/en.gen.ts';
import { translator } from '#messages/translate.ts';
import { ExternalLink } from '#src/ui/ExternalLink.tsx';
import { hostInWords } from './hostInWords.ts';

const t = translator(answerMessages);

/** A quiet button to the page of an authority. */
export function AskAuthority({ address }: { address: string }) {
  return <QuietStep href={address}>{t('askAuthority', { site: hostInWords(address) })}</QuietStep>;
}

export function QuietStep({ href, children }: { href: string; children: string }) {
  return (
    <ExternalLink href={href} className="next-step button-quiet">
      {children}
    </ExternalLink>
  );
}
