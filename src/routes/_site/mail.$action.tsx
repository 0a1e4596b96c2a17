import { createFileRoute, notFound } from '@tanstack/react-router';
import { mailActions } from '#core/site/mailLinkPaths.ts';
import mailMessages from '#messages/en/mail.gen.ts';
import { translator } from '#messages/translate.ts';
import { loadedHead } from '#src/lib/pageHead.ts';
import { oneOf, textIn, unvalidated } from '#src/lib/searchParams.ts';
import { MailLinkPage, outcomes } from '#src/site/mail/MailLinkPage.tsx';

const t = translator(mailMessages);

/** The target of links in mails: a page with a button, since mail programs open links too. */
export const Route = createFileRoute('/_site/mail/$action')({
  validateSearch: unvalidated<{ token?: string; outcome?: string }>,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { trpc }, params, deps }) => {
    const action = oneOf(params.action, mailActions);
    if (!action) throw notFound();
    const token = textIn(deps.token, 1500);
    return {
      action,
      token,
      link: token ? await trpc.mailLink.read.fetch({ action, token }) : undefined,
      outcome: oneOf(deps.outcome, outcomes),
      head: { title: t('headTitle'), description: t('headDescription'), indexed: false },
    };
  },
  head: loadedHead,
  component: MailLink,
});

function MailLink() {
  return <MailLinkPage {...Route.useLoaderData()} />;
}
