import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { RouterOutputs } from '#src/lib/trpc.ts';
import { SCROLLED_BY_KEYS } from '#src/ui/scrolledByKeys.ts';
import { FormattedDate } from '../FormattedDate.tsx';

type PersonalData = RouterOutputs['personalData']['find'];

/** The number of rows with the address that can be deleted or anonymised. */
export function sizeOf(data: PersonalData): number {
  const { messages, watches, reports, mails, trash, editions, history, subscriber } = data;
  const views = data.views.filter(({ mentions }) => mentions || data.account?.keptAs === null);
  const lists = [messages, watches, reports, mails, views, trash, editions, history];
  const single = (subscriber ? 1 : 0) + (data.account?.keptAs === null ? 1 : 0);
  return lists.reduce((sum, { length }) => sum + length, single);
}

/** Why an account isn't deleted with the other data. */
const reasonToKeep = {
  'own account': 'It is your own, which stays: another administrator can delete it.',
  'last administrator':
    'It is the last administrator who can sign in, and stays: make another one first.',
} satisfies Record<NonNullable<NonNullable<PersonalData['account']>['keptAs']>, string>;

/** All data stored about an address, by kind. */
export function FoundData({ data }: { data: PersonalData }) {
  const { account, subscriber } = data;
  return (
    <>
      <Found title="Account" count={account ? 1 : 0}>
        {account && (
          <li>
            {account.name || data.email}, {account.role}.{' '}
            {account.keptAs
              ? reasonToKeep[account.keptAs]
              : 'It is removed with its sessions; the history keeps the name.'}{' '}
            <Link to="/admin/users" className="link">
              See users
            </Link>
          </li>
        )}
      </Found>
      <Found title="Newsletter" count={subscriber ? 1 : 0}>
        {subscriber && (
          <li>
            {subscriber.status === 'pending' ? 'Not confirmed yet' : 'Subscribed'}, since{' '}
            <FormattedDate time={subscriber.createdAt} />
          </li>
        )}
      </Found>
      <Found title="Messages" count={data.messages.length}>
        {data.messages.map(({ id, name, email, message, createdAt }) => (
          <li key={id}>
            {name} ({email}), <FormattedDate time={createdAt} />:{' '}
            <span className="text-ink-soft">{beginning(message)}</span>
          </li>
        ))}
      </Found>
      <Found title="Watched answers" count={data.watches.length}>
        {data.watches.map(({ id, passportName, destinationName, purpose, status }) => (
          <li key={id}>
            {destinationName} with a passport of {passportName} ({purpose})
            {status === 'pending' && ', not confirmed yet'}
          </li>
        ))}
      </Found>
      <Found title="Reports" count={data.reports.length}>
        {data.reports.map(({ id, message, createdAt }) => (
          <li key={id}>
            <FormattedDate time={createdAt} />:{' '}
            <span className="text-ink-soft">{beginning(message)}</span>
          </li>
        ))}
      </Found>
      <Found title="Mails in the outbox" count={data.mails.length}>
        {data.mails.map(({ id, to, subject, createdAt }) => (
          <li key={id}>
            {subject}, to {to}, <FormattedDate time={createdAt} />
          </li>
        ))}
      </Found>
      <Found title="Saved views" count={data.views.length}>
        {data.views.map(({ id, list, name, mentions }) => (
          <li key={id}>
            {name} ({list}){data.account?.keptAs && !mentions && ', stays with the account'}
          </li>
        ))}
      </Found>
      <Found title="In the trash" count={data.trash.length}>
        {data.trash.map(({ id, title, deletedAt, deletedBy }) => (
          <li key={id}>
            {title}, deleted by {deletedBy}, <FormattedDate time={deletedAt} />
          </li>
        ))}
      </Found>
      <Found
        title="Imports of rules, where only the address is taken out"
        count={data.editions.length}
      >
        {data.editions.map(({ id, sourceTitle, importedAt }) => (
          <li key={id}>
            {sourceTitle}, <FormattedDate time={importedAt} />
          </li>
        ))}
      </Found>
      <Found
        title="In the history, where only the address is taken out"
        count={data.history.length}
      >
        {data.history.map(({ id, title, actorName, changedAt }) => (
          <li key={id}>
            {title}, by {actorName}, <FormattedDate time={changedAt} />
          </li>
        ))}
      </Found>
    </>
  );
}

function Found({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  if (count === 0) return null;
  return (
    <section className="card p-4">
      <h3 className="mb-2 font-semibold">
        {title} ({count})
      </h3>
      <ul
        aria-label={title}
        tabIndex={SCROLLED_BY_KEYS}
        className="flex max-h-80 list-disc flex-col gap-1 overflow-auto ps-5 wrap-anywhere"
      >
        {children}
      </ul>
    </section>
  );
}

/** The beginning of a text, enough to recognise it. */
function beginning(text: string): string {
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}
