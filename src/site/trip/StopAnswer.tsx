import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { marksOf } from '#core/answers/answerMarks.ts';
import { verdictLines } from '#core/answers/countryVerdict.ts';
import { doubtOfCountry, listedAnswer } from '#core/answers/doubt.ts';
import type { EntryAnswer } from '#core/answers/entryAnswer.ts';
import { unansweredOf } from '#core/answers/unanswered.ts';
import { accessInWords } from '#core/answers/words/accessWords.ts';
import { conditionInWords, listedSource } from '#core/answers/words/answerTexts.ts';
import { endInWords } from '#core/answers/words/headline.ts';
import { lengthInLine } from '#core/answers/words/stayWords.ts';
import { verdictWords } from '#core/answers/words/verdictWords.ts';
import { linkTitle } from '#core/border/linkTitle.ts';
import { passportLabel } from '#core/countries/nationalityAdjectives.ts';
import { holdsText } from '#core/documents/documents.ts';
import { heldDocumentLine } from '#core/documents/heldDocumentWords.ts';
import { sentenceGap } from '#core/languages/sentences.ts';
import type { StopCheck } from '#core/trip/stayChecks.ts';
import type { TripStop } from '#core/trip/tripAddress.ts';
import answerMessages from '#messages/en/answers.gen.ts';
import transitMessages from '#messages/en/transit.gen.ts';
import messages from '#messages/en/trip.gen.ts';
import verdictMessages from '#messages/en/verdict.gen.ts';
import { translator } from '#messages/translate.ts';
import { ExternalLink } from '#src/ui/ExternalLink.tsx';
import { AccessBadge } from '../answer/AccessBadge.tsx';
import { OtherSideOfChange } from '../answer/country/CountryVerdict.tsx';
import { useCountUnanswered } from '../answerLists/useCountUnanswered.ts';
import type { NumberedSources } from '../border/numberedSources.ts';
import { SourceMark } from '../border/SourceMarks.tsx';
import { useStatedHolds } from '../documents/StatedDocuments.tsx';
import { useCountryName } from '../passports/useCountries.ts';
import { hostInWords } from '../sources/hostInWords.ts';
import { AnswerInShort } from './AnswerInShort.tsx';
import type { JudgedTrip, Party } from './loadTrip.ts';
import { StopWarnings } from './StopWarnings.tsx';

const t = translator(messages);
const answerText = translator(answerMessages);
const transitText = translator(transitMessages);
const verdictText = translator(verdictMessages);

/** An answer, and where to act on it. */
type ActedOn = JudgedTrip['stops'][number]['answers'][number]['entry'];

export type StopAnswerProps = {
  leg: TripStop;
  /** For the stay, or for changing planes. */
  answer: ActedOn;
  /** What is wrong with the length of the stay. */
  check: StopCheck;
  party: Party;
  /** The list that its mark leads to. */
  sources: NumberedSources;
  /** Further lines, above the details. */
  children?: ReactNode;
};

/** An answer in two lines, the verdict and what to do, then its source; the details are folded. */
export function StopAnswer({ leg, answer, check, party, sources, children }: StopAnswerProps) {
  const nameOf = useCountryName();
  useCountUnanswered(unansweredOf([answer]));
  const { passport, headlineCondition, restriction } = answer;
  const withDocument = heldDocumentLine(answer);
  const marks = marksOf(answer);
  const end = endInWords(answer);
  return (
    <div className="flex flex-col gap-1">
      <div className="flex flex-wrap items-center gap-x-2">
        <AccessBadge entry={listedAnswer({ ...answer, ...marks })} />
        <Stay answer={answer} />
        {party.passports.length > 1 && (
          <p>· {passportLabel({ code: passport, name: nameOf(passport) })}</p>
        )}
        <SourceMark source={listedSource(answer)} sources={sources} />
      </div>
      {restriction && <p className="font-bold">{verdictWords(answer).heading}</p>}
      {answer.transit && !restriction && <InTransit answer={answer} leg={leg} />}
      <ToDo answer={answer} />
      {withDocument && <p>{withDocument}</p>}
      {headlineCondition && !headlineCondition.held && (
        <p>
          {t('condition', {
            condition: conditionInWords(headlineCondition),
            otherwise: accessInWords(headlineCondition.otherwise),
          })}
        </p>
      )}
      <OtherSideOfChange answer={answer} />
      {end && <p>{end}</p>}
      <StopWarnings check={check} sources={sources} />
      {children}
      <details className="no-print -my-2">
        <summary className="link inline-flex min-h-11 cursor-pointer items-center text-sm">
          <span aria-hidden="true">{t('details')}</span>
          <span className="sr-only">{t('detailsFor', { country: leg.name })}</span>
        </summary>
        <div className="flex flex-col gap-2 pb-2">
          <AnswerInShort answer={answer} />
          <FullAnswer answer={answer} leg={leg} party={party} />
        </div>
      </details>
    </div>
  );
}

function Stay({ answer: { stay, restriction } }: { answer: EntryAnswer }) {
  return stay && !restriction ? <p>· {lengthInLine(stay)}</p> : null;
}

/** What changing planes takes, in its first line; with its limits, where something is said of the connection. */
function InTransit({ answer, leg }: { answer: EntryAnswer; leg: TripStop }) {
  const lines = verdictLines(answer).slice(0, leg.connection ? undefined : 1);
  return lines.map((line) => <p key={line}>{line}</p>);
}

/** What to do, with the official sites to do it. */
function ToDo({ answer }: { answer: ActedOn }) {
  const { access, purpose, restriction, issuedDocument, applyAt: site, forms, askAt } = answer;
  const words = () => {
    if (restriction) return t('notAllowed');
    if (issuedDocument?.leads) return '';
    if (access === null && purpose === 'transit') return transitText('airsideUnknown');
    if (access !== null && doubtOfCountry(marksOf(answer))) return verdictText('askEmbassy');
    // The link to the site says it, too.
    return site ? '' : t('toDo', { access: access ?? 'unknown' });
  };
  return (
    <p>
      {words()}
      {askAt && (
        <>
          {sentenceGap()}
          <ExternalLink href={askAt}>
            {answerText('askAuthority', { site: hostInWords(askAt) })}
          </ExternalLink>
        </>
      )}
      {site && (
        <>
          {sentenceGap()}
          {t.rich<ReactNode, 'applyAt'>('applyAt', {
            title: linkTitle(site.title).text,
            site: linkTo(site),
          })}
        </>
      )}
      {forms.map((form) => (
        <span key={`${form.title} ${form.address}`}>
          {sentenceGap()}
          {t.rich<ReactNode, 'sendForm'>('sendForm', {
            title: linkTitle(form.title).text,
            site: linkTo(form),
          })}
        </span>
      ))}
    </p>
  );
}

function linkTo({ title: name, address }: ActedOn['forms'][number]) {
  return (title: ReactNode[]) => (
    <ExternalLink key={name} href={address} lang={linkTitle(name).lang}>
      {title}
    </ExternalLink>
  );
}

function FullAnswer({
  answer: { destination, passport, purpose },
  leg: { on, name: country },
  party,
}: {
  answer: EntryAnswer;
  leg: TripStop;
  party: Party;
}) {
  const stated = useStatedHolds();
  const ofParty = holdsText(party.holds);
  // The visitor's saved documents are in no address.
  const holds = party.listed.length > 0 || ofParty === stated ? ofParty : undefined;
  return (
    <Link
      to="/visa-info/$topic"
      params={{ topic: destination }}
      search={{ from: passport, on, holds, ...(purpose !== 'tourist' && { type: purpose }) }}
      className="link -my-2 inline-flex min-h-11 items-center self-start text-sm"
    >
      {t(purpose === 'transit' ? 'fullTransitAnswer' : 'fullAnswer', { country })}
    </Link>
  );
}
