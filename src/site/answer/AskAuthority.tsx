import type { AuthorityToAsk } from '#core/answers/authorityToAsk.ts';
import { askAuthorityInWords } from '#core/answers/words/workWords.ts';
import answerMessages from '#messages/en/answers.gen.ts';
import { translator } from '#messages/translate.ts';
import { ExternalLink } from '#src/ui/ExternalLink.tsx';
import { hostInWords } from '../sources/hostInWords.ts';

const t = translator(answerMessages);

/** A quiet button to the page of an authority. */
export function AskAuthority({ authority: { address, named } }: { authority: AuthorityToAsk }) {
  return (
    <QuietStep href={address}>
      {named ? askAuthorityInWords(named) : t('askAuthority', { site: hostInWords(address) })}
    </QuietStep>
  );
}

export function QuietStep({ href, children }: { href: string; children: string }) {
  return (
    <ExternalLink href={href} className="next-step button-quiet">
      {children}
    </ExternalLink>
  );
}
