import { Check } from 'lucide-react';
import { ButtonLink } from '#src/panel/ButtonLink.tsx';
import { Button } from '#src/ui/Button.tsx';
import { type Decision, pageOfCopy } from './decisionLabels.ts';
import type { Settling } from './useSettling.ts';
import { WriteOurOwn } from './WriteOurOwn.tsx';

type Props = { decision: Decision; name: string; next: string; settling: Settling };

/** What else can be done about a decision than to use a side of it. */
export function DecisionActions(props: Props) {
  const { decision, name, next } = props;
  const { kind, country, purpose, passports, sides } = decision;
  return (
    <div className="flex flex-wrap gap-2">
      <OwnActions {...props} />
      {(kind === 'report' || (kind === 'asked' && sides.length === 0)) && (
        <WriteOurOwn decision={decision} name={name} next={next} />
      )}
      {kind === 'report' && country !== null && (
        <ButtonLink
          to="/visa-info/$topic"
          params={{ topic: country }}
          search={{ type: purpose ?? undefined, from: passports[0] }}
          aria-label={`See page: ${name}`}
        >
          See page
        </ButtonLink>
      )}
    </div>
  );
}

/** The actions of its kind. */
function OwnActions({ decision, name, settling }: Props) {
  const { kind, report, requirement, copy, lostPage, toSettle, rules = [] } = decision;
  if (report) {
    return (
      <Button
        aria-label={`Close the report of ${name}`}
        onClick={({ currentTarget }) => settling.close([decision], currentTarget)}
      >
        Close
      </Button>
    );
  }
  if (toSettle?.kind === 'rules') {
    return (
      <Button
        Icon={Check}
        data-confirms
        aria-keyshortcuts="c"
        aria-label={`Confirm ${name}`}
        onClick={({ currentTarget }) => settling.confirm(decision, rules, currentTarget)}
      >
        {rules.length > 1 ? `Confirm ${rules.length} rules` : 'Confirm'}
      </Button>
    );
  }
  if (copy) {
    return (
      <>
        <ButtonLink {...pageOfCopy(copy)} aria-label={`Edit yours: ${name}`}>
          Edit yours
        </ButtonLink>
        <Button
          aria-label={`Keep yours: ${name}`}
          onClick={({ currentTarget }) => settling.keepCopy(decision, copy, currentTarget)}
        >
          Keep yours
        </Button>
        <Button
          aria-label={`Use the shipped one: ${name}`}
          onClick={({ currentTarget }) => settling.deleteCopy(decision, copy, currentTarget)}
        >
          Use the shipped one
        </Button>
      </>
    );
  }
  if (lostPage) {
    return (
      <Button
        aria-label={`Check again: ${name}`}
        disabled={settling.isChecking}
        onClick={() => settling.checkPage(lostPage.address)}
      >
        Check again
      </Button>
    );
  }
  if (!requirement) return null;
  const { id, destinationId } = requirement;
  return (
    <>
      {kind === 'carried_over' && (
        <>
          <Button
            aria-label={`Confirm ${name}`}
            onClick={({ currentTarget }) =>
              settling.settleCarriedOver('confirm', [decision], currentTarget)
            }
          >
            Confirm
          </Button>
          <Button
            aria-label={`Put back ${name}`}
            onClick={({ currentTarget }) =>
              settling.settleCarriedOver('put_back', [decision], currentTarget)
            }
          >
            Put back
          </Button>
        </>
      )}
      <ButtonLink
        to="/admin/destinations/$destinationId/visa-requirements/$requirementId"
        params={{ destinationId, requirementId: id }}
        aria-label={`Edit the requirement ${name}`}
      >
        Edit
      </ButtonLink>
    </>
  );
}
