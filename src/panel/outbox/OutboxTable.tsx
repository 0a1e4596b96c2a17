import { keepPreviousData } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { ADMIN_PAGE_SIZE } from '#core/records/lists.ts';
import { type OutboxState, outboxStates } from '#core/siteVocabulary.ts';
import { oneOf } from '#src/lib/searchParams.ts';
import { type RouterOutputs, trpc } from '#src/lib/trpc.ts';
import { IconButton } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { FormattedDate } from '../FormattedDate.tsx';
import { type ListFilter, ListFilters } from '../lists/ListFilters.tsx';
import { type ListAddress, readListAddress } from '../lists/listAddress.ts';
import { PanelTable } from '../lists/PanelTable.tsx';
import { SavedViews } from '../lists/savedViews/SavedViews.tsx';
import { DeleteButton } from '../lists/selection/DeleteButton.tsx';
import { WAITING_MS } from './mailState.ts';

type Listed = RouterOutputs['mail']['outbox']['items'][number];

/** Search parameters of the outbox. */
export type OutboxSearch = ListAddress & { state?: OutboxState | undefined };

export function readOutboxSearch(search: { [name: string]: unknown }): OutboxSearch {
  return { ...readListAddress(search, []), state: oneOf(search.state, outboxStates) };
}

const stateNames: Record<OutboxState, string> = {
  waiting: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
};

const outboxFilters: readonly ListFilter[] = [
  {
    name: 'state',
    label: 'State',
    any: 'Any state',
    options: outboxStates.map((value) => ({ value, text: stateNames[value] })),
  },
];

/** Mails that are queued, sent or failed, newest first. */
export function OutboxTable({ address }: { address: OutboxSearch }) {
  const { state, page = 1, size = ADMIN_PAGE_SIZE } = address;
  const list = trpc.mail.outbox.useQuery(
    { state, page: page - 1, pageSize: size },
    {
      placeholderData: keepPreviousData,
      refetchInterval: ({ state: { data } }) => (data?.counts.waiting ? WAITING_MS : false),
    },
  );
  const sendAgain = trpc.mail.sendAgain.useMutation();
  const deleteMail = trpc.mail.delete.useMutation();
  return (
    <>
      {list.data && !list.data.isConfigured && (
        <p className="card p-4 font-semibold">
          No mail server is set: nothing is sent until Settings name one.
        </p>
      )}
      <ListFilters filters={outboxFilters} values={address} />
      <SavedViews list="outbox" />
      <PanelTable
        label="Mails"
        unit={['mail', 'mails']}
        address={address}
        query={list}
        rowKey={({ id }) => id}
        rowName={({ subject, to }) => `${subject} to ${to}`}
        empty={<EmptyState title="No mails" />}
        columns={[
          {
            heading: 'To',
            cell: ({ to, about }) => (
              <span className="flex flex-col wrap-anywhere">
                {to}
                <span className="text-sm font-normal text-ink-soft">{about}</span>
              </span>
            ),
          },
          { heading: 'Subject', cell: ({ subject }) => subject },
          { heading: 'State', cell: (mail) => <State mail={mail} /> },
          { heading: 'Added', cell: ({ createdAt }) => <FormattedDate time={createdAt} /> },
          {
            heading: 'Actions',
            actions: true,
            cell: ({ id, subject, to, state: mailState }) => (
              <span className="inline-flex">
                {mailState !== 'sent' && (
                  <IconButton
                    Icon={RotateCcw}
                    label={`Send ${subject} to ${to} again`}
                    title="Send again"
                    onClick={() => sendAgain.mutate({ id })}
                  />
                )}
                <DeleteButton
                  name={`${subject} to ${to}`}
                  question={
                    mailState === 'sent'
                      ? `Are you sure you want to delete the record of the mail to ${to}? This can't be undone.`
                      : `Are you sure you want to delete the mail to ${to}? It is not sent then, and this can't be undone.`
                  }
                  onDelete={() => deleteMail.mutate({ id })}
                />
              </span>
            ),
          },
        ]}
      />
    </>
  );
}

function State({ mail: { state, attempts, lastError, sentAt, nextAttemptAt } }: { mail: Listed }) {
  if (state === 'sent' && sentAt) {
    return (
      <>
        Sent <FormattedDate time={sentAt} />
      </>
    );
  }
  return (
    <span className="flex flex-col">
      <span className={state === 'failed' ? 'font-semibold text-danger' : undefined}>
        {stateNames[state]}
        {attempts > 0 && `, tried ${attempts} ${attempts === 1 ? 'time' : 'times'}`}
      </span>
      {lastError && <span className="text-sm text-ink-soft wrap-anywhere">{lastError}</span>}
      {state === 'waiting' && attempts > 0 && (
        <span className="text-sm text-ink-soft">
          Next: {nextAttemptAt.slice(0, 16).replace('T', ' ')} UTC
        </span>
      )}
    </span>
  );
}
