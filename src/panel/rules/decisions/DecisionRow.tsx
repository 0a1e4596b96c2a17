import { partialDateText } from '#core/languages/partialDateText.ts';
import { decisionEffects, isDecidedAlone } from '#core/rules/decisions.ts';
import { FormattedDate } from '#src/panel/FormattedDate.tsx';
import { purposeNames } from '../ruleLabels.ts';
import { DecisionActions } from './DecisionActions.tsx';
import { DecisionLink } from './DecisionLink.tsx';
import { DecisionSides } from './DecisionSides.tsx';
import { type Decision, importText, nameOfDecision, sinceWords } from './decisionLabels.ts';
import { idOfRow } from './decisionRows.ts';
import { PassportsText } from './PassportsText.tsx';
import type { Settling } from './useSettling.ts';

/** Properties that all rows of the list have. */
export type RowProps = {
  nameOf: (code: string) => string;
  /** The row to go on with. */
  nextOf: (decision: Decision) => string;
  settling: Settling;
  isSelected: (decision: Decision) => boolean;
  onSelect: (decision: Decision, isSelected: boolean) => void;
};

const tones: Partial<Record<Decision['effect'], string>> = {
  harder: 'border-refused text-refused',
  lost: 'border-refused text-refused',
  risky: 'border-refused text-refused',
  easier: 'border-free text-free',
};

/** A decision: what it is about, both sides, and what can be done. */
export function DecisionRow({
  decision,
  nameOf,
  nextOf,
  settling,
  isSelected,
  onSelect,
}: RowProps & { decision: Decision }) {
  const { effect, purpose, passports, report, requirement, requests, copy, update } = decision;
  const name = nameOfDecision(decision, nameOf);
  const next = nextOf(decision);
  const props = { decision, name, next, settling };
  return (
    <li
      id={idOfRow(decision)}
      tabIndex={-1}
      data-list-row
      aria-label={name}
      className="card flex scroll-mt-16 scroll-mb-24 gap-1 p-3 sm:p-4"
    >
      {mayBeSelected(decision) && (
        <label className="select -ms-2 -mt-2 inline-flex size-11 shrink-0 cursor-pointer items-center justify-center">
          <input
            type="checkbox"
            className="checkbox"
            aria-label={`Select ${name}`}
            checked={isSelected(decision)}
            onChange={({ target }) => onSelect(decision, target.checked)}
          />
        </label>
      )}
      <div className="flex min-w-0 grow flex-col gap-3">
        <div className="flex flex-wrap items-center gap-x-3">
          <span className={`badge ${tones[effect] ?? ''}`}>{decisionEffects[effect]}</span>
          <span className="font-semibold">
            <DecisionLink decision={decision} name={name} />
          </span>
          {passports.length > 0 && <PassportsText passports={passports} nameOf={nameOf} />}
          {purpose && purpose !== 'tourist' && <span>{purposeNames[purpose]}</span>}
          {requirement && <span>{requirement.destinationName}</span>}
          {requests !== undefined && <span>Asked {timesText(requests)}</span>}
        </div>
        {report && (
          <p className="wrap-anywhere whitespace-pre-line">{report.message || 'No message'}</p>
        )}
        {copy && <p>{copyText(copy)}</p>}
        {update && <p>{`${update.title}: ${update.changes} changes`}</p>}
        {requirement && reasonOf(requirement) && <p>{reasonOf(requirement)}</p>}
        <LostPage decision={decision} />
        <DecisionSides {...props} />
        <DecisionActions {...props} />
        <Since decision={decision} />
      </div>
    </li>
  );
}

/** Whether a decision can be made with others at once. */
export function mayBeSelected({ effect, toSettle, report, kind }: Decision): boolean {
  if (isDecidedAlone(effect)) return false;
  return toSettle !== null || report !== undefined || kind === 'carried_over';
}

function LostPage({ decision: { lostPage } }: { decision: Decision }) {
  if (!lostPage) return null;
  const { address, problem, movedTo } = lostPage;
  return (
    <p className="flex flex-col wrap-anywhere">
      <span>{address}</span>
      {/* Where it moved is no link: nobody has looked at that site yet. */}
      <span>{movedTo === null ? `Vanished: ${problem}` : `Moved to ${movedTo}`}</span>
    </p>
  );
}

/** Since when it waits, and by which import. */
function Since({ decision }: { decision: Decision }) {
  const { kind, since, report, import: made } = decision;
  if (made) {
    return (
      <p className="text-sm text-ink-soft">
        {importText(made)}, on <FormattedDate time={made.importedAt} />
      </p>
    );
  }
  if (since === null) return null;
  return (
    <p className="text-sm text-ink-soft">
      {sinceWords[kind]}{' '}
      {since.length > 10 ? <FormattedDate time={since} /> : partialDateText(since)}
      {report && report.reports > 1 && `, ${timesText(report.reports)}`}
    </p>
  );
}

function timesText(times: number): string {
  return times === 1 ? 'once' : `${times.toLocaleString('en')} times`;
}

function copyText({ copied, shipped, isGone }: NonNullable<Decision['copy']>): string {
  const now = isGone ? 'none any more' : editionText(shipped);
  return `Copied: ${editionText(copied)}. Shipped now: ${now}.`;
}

function editionText(date: string | null): string {
  return date ? `edition of ${partialDateText(date)}` : 'an edition without a date';
}

function reasonOf({ answeredBy, differs }: NonNullable<Decision['requirement']>): string {
  if (differs === 'easier') return 'Easier than an official source';
  if (differs === 'otherwise') return 'Another source is as new';
  return answeredBy === 'country' ? 'Below the country’s answer' : '';
}
