import { Link } from '@tanstack/react-router';
import type { EntryAnswer } from '#core/answers/access.ts';
import {
  dateOfRequirement,
  isOfTeam,
  stayOfRequirement,
} from '#core/answers/destinationVerdict.ts';
import { statusOf } from '#core/answers/verdict.ts';
import { decideVisaBox } from '#core/answers/visaBox.ts';
import { accessInWords } from '#core/answers/words/accessWords.ts';
import { lengthInLine } from '#core/answers/words/stayWords.ts';
import { DEFAULT_STAY, LISTING_PAGE_SIZE } from '#core/constants.ts';
import { partialDateText } from '#core/languages/partialDateText.ts';
import type { VisaType } from '#core/vocabulary.ts';
import answerMessages from '#messages/answers/en.gen.ts';
import { translator } from '#messages/translate.ts';
import { trpc } from '#src/lib/trpc.ts';
import type { Country } from '#src/site/passports/passportOfAnswer.ts';
import { Pager } from '#src/ui/Pager.tsx';
import { requirementsInCountry } from '../queries.ts';
import { RequirementDetails } from '../RequirementBlocks.tsx';
import { OverruledRequirement } from '../verdict/OtherAnswer.tsx';
import { bothSidesInWords, stricterThan } from '../verdict/RequirementVerdict.tsx';

const t = translator(answerMessages);

/**
 * The destinations in a country. One with its own requirement shows it, if it differs from the
 * country's answer; documents and other details are included.
 */
export function DestinationsThere({
  country,
  passport,
  answers,
  wanted = DEFAULT_STAY,
  page,
}: {
  country: Country;
  passport: Country;
  /** The country's answers by kind of stay. */
  answers: Partial<Record<VisaType, EntryAnswer>>;
  wanted: VisaType | undefined;
  page: number;
}) {
  const [{ items, total }] = trpc.visaRequirement.forCountry.useSuspenseQuery(
    requirementsInCountry(country.code, passport.code, page),
  );
  if (total === 0) return null;
  const answer = answers[wanted];
  return (
    <section id="destinations" tabIndex={-1} className="flex flex-col gap-4 outline-none">
      <h2 className="text-2xl font-semibold">
        {t('destinationsThere', { country: country.name })}
      </h2>
      <ul className="flex flex-col gap-4">
        {items.map(({ destination, requirements }) => {
          const box = decideVisaBox({
            requirements,
            country: answers,
            wanted,
          });
          const { requirement, answeredBy, contradicts } = box;
          const stricter = stricterThan(box, answer);
          const isOverruled = answeredBy === 'country' && contradicts;
          return (
            <li key={destination.id} id={destination.id} className="card flex flex-col gap-2 p-5">
              <h3 className="text-lg font-semibold">
                <Link
                  to="/destination/$destinationId"
                  params={{ destinationId: destination.id }}
                  search={{ type: wanted, from: passport.code }}
                  className="inline-flex min-h-11 items-center hover:underline"
                >
                  <bdi>{destination.name}</bdi>
                </Link>
              </h3>
              {requirement &&
                answeredBy === 'requirement' &&
                (contradicts || box.status !== statusOf(answer ?? { access: null })) && (
                  <p>
                    {t.rich(isOfTeam(requirement) ? 'teamRule' : 'ownRule', {
                      answer: accessInWords(box.access),
                      date: partialDateText(dateOfRequirement(requirement)),
                      stay: lengthInLine(stayOfRequirement(requirement)),
                      strong: (children) => <strong key="own">{children}</strong>,
                    })}
                  </p>
                )}
              {stricter && <p className="notice">{bothSidesInWords(box, stricter)}</p>}
              {requirement && answer && !answer.restriction && isOverruled && (
                <OverruledRequirement
                  requirement={requirement}
                  answer={answer}
                  place={destination.name}
                />
              )}
              {requirement && !answer?.restriction && (
                <RequirementDetails
                  requirement={requirement}
                  place={destination.name}
                  open={items.length === 1 && !isOverruled}
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
