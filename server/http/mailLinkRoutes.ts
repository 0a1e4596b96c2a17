import type { FastifyInstance } from 'fastify';
import { type MailAction, mailLinkPath } from '../schemas/mail/mailLinkPaths.ts';
import { mailLink } from '../schemas/mail/mailLinks.ts';
import { InvalidRequest } from '../services/errors.ts';
import { followMailLink } from '../services/mail/followMailLink.ts';
import type { Services } from '../trpc/context.ts';

/** More than the one field that is sent. */
const BODY_BYTES = 8 * 1024;

/**
 * Takes the press of the button on the page of a link in a mail, and the click of mail programs that
 * unsubscribe (RFC 8058), as a form of either kind. A link that is merely opened, by a scanner maybe,
 * does nothing.
 */
export async function serveMailLinks(
  app: FastifyInstance,
  { db, config }: Services,
): Promise<void> {
  await app.register(async (links) => {
    // What mail programs send as multipart says nothing but that it is one click.
    links.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: BODY_BYTES },
      (_request, _body, done) => done(null, {}),
    );

    links.post<{ Params: { action: string }; Querystring: { token?: unknown } }>(
      '/mail/:action',
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const { token: pressed } = (request.body ?? {}) as { token?: unknown };
        const asked = mailLink.safeParse({
          action: request.params.action,
          token: pressed ?? request.query.token,
        });
        if (!asked.success) throw new InvalidRequest('This link is not complete');
        const isDone = await followMailLink(db, config, asked.data);
        if (pressed !== undefined) return reply.redirect(outcomeOf(asked.data.action, isDone), 303);
        reply.code(isDone ? 200 : 400).type('text/plain; charset=utf-8');
        return isDone ? 'Done.' : 'This link does not work any more.';
      },
    );
  });
}

/** The page that says so, at an address that does nothing more. */
function outcomeOf(action: MailAction, isDone: boolean): string {
  return `${mailLinkPath(action)}?outcome=${isDone ? 'done' : 'ended'}`;
}
