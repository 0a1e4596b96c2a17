import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { EntryAnswer } from '#core/answers/entryAnswer.ts';
import type { NextStep as Step } from '#core/answers/nextStep.ts';
import { processingTime } from '#core/border/applicationWords.ts';
import { linkTitle } from '#core/border/linkTitle.ts';
import { moneyInWords } from '#core/border/priceWords.ts';
import { listInWords } from '#core/languages/listInWords.ts';
import answerMessages from '#messages/en/answers.gen.ts';
import transitMessages from '#messages/en/transit.gen.ts';
import verdictMessages from '#messages/en/verdict.gen.ts';
import { translator } from '#messages/translate.ts';
import { CHECKLIST_ID } from '#src/site/border/checklistId.ts';
import { hostInWords } from '#src/site/sources/hostInWords.ts';
import { ExternalLink } from '#src/ui/ExternalLink.tsx';
import { AskAuthority, QuietStep } from '../AskAuthority.tsx';
import { ContactLink } from '../verdict/VisaVerdict.tsx';

const t = translator(answerMessages);
const transitText = translator(transitMessages);
const verdictText = translator(verdictMessages);

/** What to do next: a button to apply or send a form, a quieter one to ask, or a link to the checklist. */
export function NextStep({
  step,
  answer,
  hasChecklist,
}: {
  answer: EntryAnswer;
  /** Null where the verdict says what to do. */
  step: Step | null;
  /** Whether the page has a checklist to lead to. */
  hasChecklist: boolean;
}) {
  switch (step?.kind) {
    case 'apply':
      return <StepButton href={step.link.address}>{applyOn(step.link)}</StepButton>;
    case 'form': {
      const { text, lang } = linkTitle(step.link.title);
      return (
        <StepButton href={step.link.address}>
          <span>
            {t.rich<ReactNode, 'sendForm'>('sendForm', {
              form: text,
              name: (title) => (
                <bdi key="form" lang={lang}>
                  {title}
                </bdi>
              ),
            })}
          </span>
        </StepButton>
      );
    }
    case 'ask':
      return <AskAuthority authority={step} />;
    case 'restriction':
      return (
        <QuietStep href={step.address}>
          {t('seeOfficialPage', { site: hostInWords(step.address) })}
        </QuietStep>
      );
    case 'nothing':
    case 'on-arrival': {
      // The checklist is about the border, and says nothing of working.
      if (!hasChecklist || answer.purpose === 'working')
        return <p className="next-step font-bold">{t('nothingToApplyFor')}</p>;
      return (
        <a
          href={`#${CHECKLIST_ID}`}
          className="next-step-quiet link inline-flex min-h-11 items-center gap-2 self-start"
        >
          <Check aria-hidden="true" size={20} />
          {t(step.kind === 'nothing' ? 'nothingSeeChecklist' : 'onArrivalSeeChecklist')}
        </a>
      );
    }
    case 'ask-embassy':
      return <p className="next-step font-bold">{verdictText('askEmbassy')}</p>;
    case 'ask-airline':
      return <p className="next-step font-bold">{transitText('askAirline')}</p>;
    case 'unknown-where':
      return <p className="next-step font-bold">{t('whereUnknown')}</p>;
    case 'contact':
      return <ContactLink about={answer} />;
    case undefined:
      return null;
  }
}

/** The loud button is for applying and for forms alone. */
function StepButton({ href, children }: { href: string | null; children: ReactNode }) {
  return (
    <ExternalLink href={href} className="next-step button">
      {children}
    </ExternalLink>
  );
}

type Application = Extract<Step, { kind: 'apply' }>['link'];

function applyOn(link: Application): string {
  const site = hostInWords(link.address ?? '');
  const fee = feeOf(link);
  // In the words of the checklist below.
  const time = link.processing && processingTime(link.processing);
  const app = apps[link.address ?? ''];
  if (app) {
    const parts = [t('applyInApp', { name: app }), fee ?? '', time ?? ''];
    return listInWords(parts.filter(Boolean), 'dot');
  }
  if (fee && time) return t('applyOnFeeTime', { site, fee, time });
  if (fee) return t('applyOnFee', { site, fee });
  return time ? t('applyOnTime', { site, time }) : t('applyOn', { site });
}

/** Apps that take applications, by the official page about them: on that page nobody can apply. */
const apps: Record<string, string> = {
  'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/electronic-travel-authority-601':
    'AustralianETA',
};

/** The fee, unless other parties alone state it: the checklist says so then. */
function feeOf({ price, source }: Application): string | undefined {
  if (!price || (source.secondary && source.kind !== 'compilation')) return undefined;
  return Number(price.amount) === 0 ? t('free') : moneyInWords(price);
}
