import { Link } from '@tanstack/react-router';
import type { EntryAnswer, Restriction } from '../../../server/schemas/answers/access.ts';
import {
  conditionInWords,
  currencyInWords,
  originOf,
  stayInWords,
  stayOf,
} from '../../../server/schemas/answers/answerTexts.ts';
import { documentInWords } from '../../../server/schemas/answers/documents.ts';
import { restrictionInWords } from '../../../server/schemas/answers/headline.ts';
import { accessInWords } from '../../../server/schemas/answers/verdict.ts';
import { inSentence, zoneInSentence } from '../../../server/schemas/countries/countryInSentence.ts';
import { listInWords } from '../../../server/schemas/listInWords.ts';
import { partialDateText } from '../../../server/schemas/rules/partialDateText.ts';
import { ExternalLink } from '../../ui/ExternalLink.tsx';
import { SourceName } from './SourceName.tsx';

/** The length of stay and how its days are counted. */
export function AnswerStay({ answer }: { answer: EntryAnswer }) {
  const stay = stayOf(answer);
  const { window, staySource } = answer;
  if (!stay && !window) return null;
  return (
    <dl className="flex flex-col gap-3">
      {stay && (
        <div>
          <dt className="text-sm text-ink-soft">Length of stay</dt>
          <dd className="text-lg leading-snug font-bold first-letter:uppercase">{stay}</dd>
          {staySource && (
            <dd className="text-sm text-ink-soft">
              By <SourceName source={staySource} />
            </dd>
          )}
        </div>
      )}
      {window && (
        <div>
          <dt className="text-sm text-ink-soft">Days that count</dt>
          <dd>
            No more than {window.days} days in any {window.per}, spent anywhere in{' '}
            {zoneInSentence(window.title)}
          </dd>
          <dd className="no-print">
            <Link
              to="/plan/90-180"
              search={{ zone: window.zone }}
              className="link inline-flex min-h-11 items-center"
            >
              Plan your days
            </Link>
          </dd>
        </div>
      )}
    </dl>
  );
}

/** Qualifications of the answer: announced changes, notes, and applying. */
export function AnswerNotes({ answer, country }: { answer: EntryAnswer; country: string }) {
  const {
    access,
    application,
    restriction,
    zone,
    note,
    nextChange,
    askBeforeTravel,
    reachedThrough,
  } = answer;
  return (
    <>
      {restriction && <RestrictionFacts restriction={restriction} />}
      {answer.ownDocuments.length > 0 && (
        <p className="notice">
          You hold {listInWords(answer.ownDocuments.map(documentInWords))}. This answer is for entry
          without it: check whether it covers this stay.
        </p>
      )}
      {access === 'visa_on_arrival' && application === 'online_or_on_arrival' && (
        <p>You can also apply online before you travel.</p>
      )}
      {nextChange?.access === null && (
        <p className="font-semibold">
          We don’t know what applies from {partialDateText(nextChange.on)}.
        </p>
      )}
      {nextChange && nextChange.access !== null && (
        <p className="font-semibold">
          From {partialDateText(nextChange.on)}: {accessInWords(nextChange.access)}
          {nextChange.stay && `, ${stayInWords(nextChange.stay).toLowerCase()}`}
          {nextChange.headlineCondition && `, ${conditionInWords(nextChange.headlineCondition)}`}.
        </p>
      )}
      {askBeforeTravel && (
        <p>
          The source calls this simply visa free, but entry also hangs on documents and crossings
          that it does not speak of. Ask {inSentence(country)}’s authorities before you travel.
        </p>
      )}
      {zone && <p>By the freedom of movement within {zoneInSentence(zone.title)}.</p>}
      {note && <p>{note}</p>}
      {reachedThrough.length > 0 && (
        <p>
          {country} is reached through {through(reachedThrough)} only, which must let you in too.
        </p>
      )}
    </>
  );
}

/** A suspension: its scope, law and dates. */
function RestrictionFacts({ restriction }: { restriction: Restriction }) {
  const { source } = restriction;
  return (
    <div>
      {restrictionInWords(restriction).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {source.title && (
        <p className="text-sm">
          Source: <ExternalLink href={source.address}>{source.title}</ExternalLink>
          {source.date && `, ${partialDateText(source.date)}`}.
        </p>
      )}
    </div>
  );
}

const regionNames = new Intl.DisplayNames('en', { type: 'region' });

function through(codes: string[]): string {
  return codes.map((code) => regionNames.of(code) ?? code).join(' or ');
}

/** All conditional accesses, each with the access otherwise. */
export function AnswerConditions({
  answer: { conditions, exceptionsAt },
}: {
  answer: EntryAnswer;
}) {
  if (conditions.length === 0 && !exceptionsAt) return null;
  return (
    <section>
      <h3 className="mb-2 text-lg font-semibold">Under a condition</h3>
      <ul className="flex flex-col gap-4">
        {conditions.map((one) => (
          <li key={`${one.condition} ${one.text} ${one.source.id} ${one.access}`}>
            <p className="font-semibold">
              <span className="inline-block first-letter:uppercase">{conditionInWords(one)}</span>:{' '}
              {accessInWords(one.access)}
              {one.stay && `, ${stayInWords(one.stay).toLowerCase()}`}
            </p>
            {one.text && <p className="first-letter:uppercase">{one.text}</p>}
            {one.note && <p>{one.note}</p>}
            <p className="text-sm text-ink-soft">
              Otherwise: {accessInWords(one.otherwise)}. Source: <SourceName source={one.source} />
            </p>
          </li>
        ))}
      </ul>
      {exceptionsAt && (
        <p className={conditions.length > 0 ? 'mt-4' : undefined}>
          Exceptions exist: see the official page. Source: <SourceName source={exceptionsAt} />
        </p>
      )}
    </section>
  );
}

/** The answer's source, its age and who has checked it. */
export function AnswerOrigin({ answer }: { answer: EntryAnswer }) {
  const { unconfirmed, stale } = answer;
  const origin = originOf(answer);
  if (!origin) return null;
  return (
    <div className="flex flex-col gap-1 text-sm">
      <p>
        {origin.before}
        <ExternalLink href={origin.address}>{origin.link}</ExternalLink>
        {origin.after}
      </p>
      {currencyInWords(answer).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {unconfirmed && (
        <p className="notice">
          <strong>Unconfirmed:</strong> this is what somebody else says of the authority’s rule.
        </p>
      )}
      {stale === 'rule' && (
        <p className="notice">
          <strong>Not looked at for long:</strong> the rule may have changed since.
        </p>
      )}
    </div>
  );
}
