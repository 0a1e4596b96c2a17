import { Link } from '@tanstack/react-router';
import answerMessages from '../../../../messages/answers/en.gen.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useMessages } from '../../../lib/useMessages.ts';
import type { Country } from '../../passports/passportOfAnswer.ts';
import { countryInput } from '../../passports/queries.ts';
import { questionsAbout } from './questionsAbout.ts';

/** How many passports may enter a country, and the page with all of them. */
export function PassportsInBrief({ country: { code, name } }: { country: Country }) {
  const t = useMessages(answerMessages);
  const [counts] = trpc.countryFacts.passportCounts.useSuspenseQuery(countryInput(code));
  const [first] = questionsAbout(name, counts);
  if (!first) return null;
  return (
    <section className="card flex flex-col gap-2 p-6">
      <h2 className="text-xl font-semibold">{first.question}</h2>
      <p>{first.answer}</p>
      <Link
        to="/visa-info/$topic/passports"
        params={{ topic: code }}
        className="link inline-flex min-h-11 items-center"
      >
        {t('everyPassport', { country: name })}
      </Link>
    </section>
  );
}
