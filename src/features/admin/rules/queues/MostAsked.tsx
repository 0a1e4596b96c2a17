import { Link } from '@tanstack/react-router';
import { trpc } from '../../../../lib/trpc.ts';
import { Loaded } from '../../Loaded.tsx';
import { failedToLoad } from '../../reports.ts';
import { purposeNames, type RuleSource } from '../ruleLabels.ts';
import { VerifyRow } from './VerifyRow.tsx';

/** The pairs that visitors ask for most and that nobody has looked at lately, with their rules. */
export function MostAsked({
  nameOf,
  sources,
}: {
  nameOf: (code: string) => string;
  sources: RuleSource[];
}) {
  const asked = trpc.rule.mostAsked.useQuery(undefined, {
    meta: { failure: failedToLoad.rulesToVerify },
  });
  if (asked.data?.length === 0) return null;
  return (
    <section aria-labelledby="most-asked" className="flex flex-col gap-3">
      <h2 id="most-asked" tabIndex={-1} className="text-xl font-semibold">
        Most asked
      </h2>
      <Loaded query={asked} failure={failedToLoad.rulesToVerify}>
        {(pairs) =>
          pairs.map(({ passport, destination, purpose, requests, rules }) => {
            const pair = `${nameOf(passport)} to ${nameOf(destination)}, ${purposeNames[purpose].toLowerCase()}`;
            const asking = requests === 1 ? 'Asked once' : `Asked ${requests} times`;
            if (rules.length > 0) {
              return rules.map((rule) => (
                <VerifyRow key={rule.id} rule={rule} pair={pair} sources={sources}>
                  <span className="text-sm text-ink-soft">{asking}</span>
                </VerifyRow>
              ));
            }
            return (
              <article
                key={pair}
                className="card flex flex-wrap items-center justify-between gap-3 p-4"
              >
                <div className="flex flex-col">
                  <h3 className="font-semibold">{pair}</h3>
                  <span>No answer yet</span>
                  <span className="text-sm text-ink-soft">{asking}</span>
                </div>
                <Link
                  to="/admin/rules/new"
                  search={{ passport, destination, purpose }}
                  className="button-quiet"
                >
                  Add Rule
                </Link>
              </article>
            );
          })
        }
      </Loaded>
    </section>
  );
}
