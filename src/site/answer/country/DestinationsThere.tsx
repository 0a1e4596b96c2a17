import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { EntryAnswer } from '#core/answers/entryAnswer.ts';
import { dateOfRequirement, isOfTeam, stayOfRequirement } from '#core/answers/requirement.ts';
import { statusOf } from '#core/answers/verdict.ts';
import { accessInWords } from '#core/answers/words/accessWords.ts';
import { lengthInLine } from '#core/answers/words/stayWords.ts';
import { partialDateText } from '#core/languages/partialDateText.ts';
import { LISTING_PAGE_SIZE } from '#core/site/listing.ts';
import answerMessages from '#messages/en/answers.gen.ts';
import { translator } from '#messages/translate.ts';
import { inEnglish } from '#src/lib/inEnglish.ts';
import { trpc } from '#src/lib/trpc.ts';
import type { Country } from '#src/site/passports/passportOfAnswer.ts';
import { Pager } from '#src/ui/Pager.tsx';
import { RequirementDetails } from '../RequirementBlocks.tsx';
import { OverruledRequirement } from '../verdict/OtherAnswer.tsx';
import { bothSidesInWords } from '../verdict/RequirementVerdict.tsx';
import type { VisaRequirement } from '../verdict/VisaVerdict.tsx';
import type { AskedQuestion } from './askedQuestion.ts';
import { destinationsThereInput } from './queries.ts';

const t = translator(answerMessages);

/** What a destination requires itself, or the team for it: "This destination’s own rule: E-visa · up to 30 days". */
export function OwnRule({
  requirement,
  access,
}: {
  requirement: VisaRequirement;
  access: EntryAnswer['access'];
}) {
  return t.rich<ReactNode, 'ownRule' | 'teamRule'>(isOfTeam(requirement) ? 'teamRule' : 'ownRule', {
    answer: accessInWords(access),
    date: partialDateText(dateOfRequirement(requirement)),
    stay: lengthInLine(stayOfRequirement(requirement)),
    strong: (children) => <strong key="own">{children}</strong>,
  });
}

/**
 * The destinations in a country. One with its own requirement shows it, if it differs from the
 * country's answer; documents and other details are included.
 */
export function DestinationsThere({
  country,
  passport,
  answer,
  question,
  page,
  site,
}: {
  country: Country;
  passport: Country;
  /** The country's answer. */
  answer: EntryAnswer;
  question: AskedQuestion;
  page: number;
  /** The site's name, for print. */
  site: string;
}) {
  const [{ items, total }] = trpc.page.answerDestinations.useSuspenseQuery(
    destinationsThereInput(question, passport.code, page),
  );
  if (total === 0) return null;
  return (
    <section id="destinations" tabIndex={-1} className="flex flex-col gap-4 outline-none">
      <h2 className="text-2xl font-semibold">
        {t('destinationsThere', { country: country.name })}
      </h2>
      <ul className="flex flex-col gap-4">
        {items.map(({ destination, box }) => {
          const { requirement, answeredBy, contradicts, stricter } = box;
          const isOverruled = answeredBy === 'country' && contradicts;
          return (
            <li key={destination.id} id={destination.id} className="card flex flex-col gap-2 p-5">
              <h3 className="text-lg font-semibold">
                <Link
                  to="/destination/$destinationId"
                  params={{ destinationId: destination.id }}
                  search={{ type: answer.purpose, from: passport.code }}
                  className="inline-flex min-h-11 items-center hover:underline"
                >
                  <bdi {...inEnglish()}>{destination.name}</bdi>
                </Link>
              </h3>
              {requirement &&
                answeredBy === 'requirement' &&
                (contradicts || box.status !== statusOf(answer)) && (
                  <p>
                    <OwnRule requirement={requirement} access={box.access} />
                  </p>
                )}
              {stricter && <p className="notice">{bothSidesInWords(box, stricter)}</p>}
              {requirement && !answer.restriction && isOverruled && (
                <OverruledRequirement
                  requirement={requirement}
                  answer={answer}
                  place={destination.name}
                />
              )}
              {requirement && !answer.restriction && (
                <RequirementDetails
                  requirement={requirement}
                  place={destination.name}
                  site={site}
                  onPaper={items.length === 1 && !isOverruled}
                />
              )}
            </li>
          );
        })}
      </ul>
      <Pager page={page} pageSize={LISTING_PAGE_SIZE} total={total} listId="destinations" />
    </section>
  );
}
