import type { FastifyInstance } from 'fastify';
import { mailLink } from '#core/inputs/mail/mailLinks.ts';
import { type MailAction, mailLinkPath, oneClickPaths } from '#core/site/mailLinkPaths.ts';
import mailMessages from '#messages/en/mail.gen.ts';
import { localAddress } from '#messages/language.ts';
import { translator } from '#messages/translate.ts';
import { InvalidRequest } from '../errors.ts';
import { followMailLink } from '../mail/followMailLink.ts';
import type { Services } from '../trpc/context.ts';
import { visitorForm } from './originChecks.ts';

const t = translator(mailMessages);

/** Ample for the single field. */
const BODY_BYTES = 8 * 1024;

/**
 * Handles the button on the page of a mail link, and one-click unsubscribe by mail programs (RFC
 * 8058), both as forms. Opening a link, as scanners do, has no effect.
 */
export async function serveMailLinks(
  app: FastifyInstance,
  { db, config }: Services,
): Promise<void> {
  await app.register(async (links) => {
    // A multipart body of a mail program only marks the one click.
    links.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: BODY_BYTES },
      (_request, _body, done) => done(null, {}),
    );

    links.post<{ Params: { action: string }; Querystring: { token?: unknown } }>(
      '/mail/:action',
      visitorForm,
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const { action } = request.params;
        const { token: pressed } = (request.body ?? {}) as { token?: unknown };
        // A mail program's click confirms nothing: that takes the button of the page.
        const isOneClick = oneClickPaths.includes(`/mail/${action}`);
        const token = pressed ?? (isOneClick ? request.query.token : undefined);
        const asked = mailLink.safeParse({ action, token });
        if (!asked.success) throw new InvalidRequest(t('ended'));
        const isDone = await followMailLink(db, config, asked.data);
        if (pressed !== undefined) return reply.redirect(outcomeOf(asked.data.action, isDone), 303);
        reply.code(isDone ? 200 : 400).type('text/plain; charset=utf-8');
        return t(isDone ? 'done' : 'ended');
      },
    );
  });
}

/** The result page, at an address without side effects. */
function outcomeOf(action: MailAction, isDone: boolean): string {
  return localAddress(`${mailLinkPath(action)}?outcome=${isDone ? 'done' : 'ended'}`);
}
