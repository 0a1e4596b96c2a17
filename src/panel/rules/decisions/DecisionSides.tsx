import { accessInWords } from '#core/answers/words/accessWords.ts';
import { partialDateText } from '#core/languages/partialDateText.ts';
import { Button } from '#src/ui/Button.tsx';
import { conditionText, stayText } from '../ruleLabels.ts';
import { type Decision, datesText, type Side, sideNames } from './decisionLabels.ts';
import { TransitSides } from './TransitSides.tsx';
import type { Settling } from './useSettling.ts';
import { WriteOurOwn } from './WriteOurOwn.tsx';

/** So many pages are named of a side; more are folded. */
const PAGES_MAX = 2;

/** What the sides of a decision say, and where, each with the ways to use it. */
export function DecisionSides({
  decision,
  name,
  next,
  settling,
}: {
  decision: Decision;
  name: string;
  next: string;
  settling: Settling;
}) {
  const { kind, sides, toSettle, rules } = decision;
  const uses = ['read', 'other'] as const;
  return (
    <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
      {sides.map((side, at) => {
        const use = uses[at];
        const isUsable = side.stated !== null && toSettle !== null && toSettle.kind !== 'rules';
        const told = accessInWords(side.access);
        const rule = kind === 'asked' && sides.length > 1 ? rules?.[at] : undefined;
        return (
          <div key={`${sideNames[kind][at] ?? at}`} className="flex flex-col items-start gap-2">
            <dl>
              <dt className="text-sm text-ink-soft">{sideNames[kind][at] ?? 'Rule'}</dt>
              <dd>
                <SideText side={side} />
              </dd>
            </dl>
            {(isUsable || side.stated) && (
              <div className="mt-auto flex flex-wrap gap-2">
                {isUsable && use && (
                  <Button
                    aria-label={`Use this side: ${name}, ${told}`}
                    onClick={({ currentTarget }) => settling.settle(use, [decision], currentTarget)}
                  >
                    Use this side
                  </Button>
                )}
                {side.stated && (
                  <WriteOurOwn
                    decision={decision}
                    side={side}
                    name={`${name}, ${told}`}
                    next={next}
                  />
                )}
              </div>
            )}
            {rule && (
              <Button
                aria-label={`Confirm ${name}, ${told}`}
                onClick={({ currentTarget }) => settling.confirm(decision, [rule], currentTarget)}
              >
                Confirm
              </Button>
            )}
          </div>
        );
      })}
    </div>
  );
}

function SideText({ side: { access, stay, conditions, pages, transit, endedOn } }: { side: Side }) {
  return (
    <span className="flex flex-col">
      {endedOn && (
        <span className="text-sm text-ink-soft">Ended on {partialDateText(endedOn)}</span>
      )}
      <span className="font-semibold">
        {accessInWords(access)}
        {access && access !== 'own_country' && (
          <span className="font-normal">, {stay ? stayText(stay) : 'stay not published'}</span>
        )}
      </span>
      {conditions.map((one) => (
        <span key={`${one.condition} ${one.text}`} className="text-sm text-ink-soft">
          {conditionText({ condition: one.condition, conditionText: one.text })}:{' '}
          {accessInWords(one.access)}
        </span>
      ))}
      {transit && <TransitSides sides={transit} />}
      {pages.slice(0, PAGES_MAX).map((page) => (
        <PageText key={`${page.title} ${page.address}`} page={page} />
      ))}
      {pages.length > PAGES_MAX && (
        <details className="text-sm">
          <summary className="cursor-pointer py-1">{pages.length - PAGES_MAX} more pages</summary>
          {pages.slice(PAGES_MAX).map((page) => (
            <PageText key={`${page.title} ${page.address}`} page={page} />
          ))}
        </details>
      )}
    </span>
  );
}

function PageText({ page: { title, address, dates } }: { page: Side['pages'][number] }) {
  return (
    <span className="block text-sm text-ink-soft wrap-anywhere">
      {address ? (
        <a href={address} target="_blank" rel="noopener" className="link">
          {title}
        </a>
      ) : (
        title
      )}
      , {datesText(dates)}
    </span>
  );
}
