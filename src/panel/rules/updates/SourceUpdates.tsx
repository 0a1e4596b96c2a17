import { useId, useState } from 'react';
import { isPartialDate } from '#core/dates.ts';
import type { UpdateGroup } from '#core/inputs/rules/sourceUpdate.ts';
import { partialDateText } from '#core/languages/partialDateText.ts';
import { type RouterOutputs, trpc } from '#src/lib/trpc.ts';
import { FormattedDate } from '#src/panel/FormattedDate.tsx';
import { Loaded } from '#src/panel/Loaded.tsx';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Field } from '#src/ui/forms/Field.tsx';
import { GroupChanges } from './GroupChanges.tsx';
import { changesText, updateGroupNames } from './updateLabels.ts';

type Update = RouterOutputs['followedSource']['updates'][number];

/** Fetched files of followed sources that wait for review. */
export function SourceUpdates({ nameOf }: { nameOf: (code: string) => string }) {
  const updates = trpc.followedSource.updates.useQuery();
  return (
    <Loaded query={updates}>
      {(found) =>
        found.length === 0 ? (
          <EmptyState title="No update to review" />
        ) : (
          found.map((update) => (
            <SourceUpdate
              key={`${update.source} ${update.fileHash}`}
              update={update}
              list={updates}
              nameOf={nameOf}
            />
          ))
        )
      }
    </Loaded>
  );
}

function SourceUpdate({
  update,
  list,
  nameOf,
}: {
  update: Update;
  list: { isFetching: boolean };
  nameOf: (code: string) => string;
}) {
  const headingId = useId();
  const { source, title, address, fetchedAt, date, fileHash, replaces, groups } = update;
  const apply = trpc.followedSource.applyUpdate.useMutation();
  const refuse = trpc.followedSource.refuseUpdate.useMutation();
  const [givenDate, setGivenDate] = useState('');
  const isDate = givenDate === '' || isPartialDate(givenDate);
  const isBusy = isUnderWay(apply, list) || isUnderWay(refuse, list);

  function decide(groupsToApply?: UpdateGroup[]) {
    focusHeading();
    const dated = givenDate === '' ? {} : { date: givenDate };
    apply.mutate({
      source,
      fileHash,
      replaces,
      ...(groupsToApply ? { groups: groupsToApply } : dated),
    });
  }

  function askAndRefuse() {
    const question = `Refuse these changes of ${title}? They come back only with another file.`;
    if (!window.confirm(question)) return;
    focusHeading();
    refuse.mutate({ source, fileHash });
  }

  return (
    <section aria-labelledby={headingId} className="card flex flex-col gap-4 p-4 sm:p-5">
      <div>
        <h2 id={headingId} className="text-lg font-semibold">
          {title}
        </h2>
        <p className="text-ink-soft wrap-anywhere">
          {fetchedAt && (
            <>
              Fetched on <FormattedDate time={fetchedAt} />:{' '}
            </>
          )}
          {address}
        </p>
        <p>{date ? `Date of the file: ${partialDateText(date)}` : 'The file has no date.'}</p>
      </div>
      <Remarks update={update} />
      {groups.length > 0 && (
        <ul className="flex flex-col divide-y divide-line">
          {groups.map(({ group, changes }) => (
            <li key={group} className="flex flex-col gap-2 py-3">
              <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
                <span className="grow font-semibold">
                  {updateGroupNames[group]}: {changesText(changes)}
                </span>
                <Button
                  aria-label={`Apply ${updateGroupNames[group]} of ${title}`}
                  disabled={isBusy}
                  onClick={() => decide([group])}
                >
                  Apply
                </Button>
              </div>
              <GroupChanges source={source} group={group} nameOf={nameOf} />
            </li>
          ))}
        </ul>
      )}
      {date === null && (
        <Field
          label="Date of the file"
          hint="A year, month or day, as 2026, 2026-02 or 2026-02-17. Without one, answers say that it is unknown."
          error={isDate ? undefined : 'Enter a year, month or day, as 2026, 2026-02 or 2026-02-17'}
          className="max-w-md"
          optional
        >
          {(control) => (
            <input
              {...control}
              className="input"
              value={givenDate}
              maxLength={10}
              onChange={({ target }) => setGivenDate(target.value.trim())}
            />
          )}
        </Field>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          className="button"
          aria-label={`Apply all changes of ${title}`}
          disabled={isBusy || !isDate}
          onClick={() => decide()}
        >
          {apply.isPending ? 'Applying...' : 'Apply all'}
        </Button>
        <Button
          aria-label={`Refuse all changes of ${title}`}
          disabled={isBusy}
          onClick={askAndRefuse}
        >
          Refuse all
        </Button>
      </div>
    </section>
  );
}

/**
 * Whether a decision is under way, until its update is gone: it can't be pressed again. After every
 * change all queries are fetched anyway.
 */
function isUnderWay(
  decision: { isPending: boolean; isSuccess: boolean },
  list: { isFetching: boolean },
): boolean {
  return decision.isPending || (decision.isSuccess && list.isFetching);
}

/** What isn't in the groups. */
function Remarks({ update: { renewed, refused, unknownSites } }: { update: Update }) {
  if (renewed === 0 && refused === 0 && unknownSites.length === 0) return null;
  return (
    <ul className="list-disc ps-5">
      {renewed > 0 && <li>Rules with a newer date only: {renewed.toLocaleString('en')}</li>}
      {refused > 0 && (
        <li>Rows that can’t be read, whose rules stay: {refused.toLocaleString('en')}</li>
      )}
      {unknownSites.length > 0 && (
        <li className="wrap-anywhere">
          Sites to which no page here links yet: {unknownSites.join(', ')}
        </li>
      )}
    </ul>
  );
}

/** The button that was pressed is removed with its update. */
function focusHeading() {
  document.querySelector<HTMLElement>('h1')?.focus();
}
