import type { ReactNode } from 'react';
import type { LongerVisa as Visa } from '#core/border/longerVisa.ts';
import answerMessages from '#messages/en/answers.gen.ts';
import { translator } from '#messages/translate.ts';
import { ExternalLink } from '#src/ui/ExternalLink.tsx';
import { hostInWords } from '../sources/hostInWords.ts';

const t = translator(answerMessages);

/** "There is a visa for up to 90 days: evisa.gov.mz" */
export function LongerVisa({ visa: { days, address } }: { visa: Visa }) {
  return t.rich<ReactNode, 'longerVisa'>('longerVisa', {
    days,
    site: hostInWords(address),
    link: (children) => (
      <ExternalLink key="visa" href={address}>
        {children}
      </ExternalLink>
    ),
  });
}
