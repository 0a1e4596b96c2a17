import type { FastifyInstance, FastifyRequest } from 'fastify';
import { TEXT_PREVIEW_PATH, textPreview } from '#core/inputs/panel/textPreview.ts';
import { messageProblems } from '#core/languages/messageProblems.ts';
import { isUnlisted } from '#core/site/sitePath.ts';
import { InvalidRequest } from '../errors.ts';
import { type Corrections, withCorrection } from '../languages/corrections.ts';
import { englishMessages, messageOfSubject } from '../languages/messageTexts.ts';
import { runWithCorrections, withoutLanguage } from '../languages/requestLanguage.ts';
import type { PageRenderer } from '../ssr/pageRenderer.ts';
import { createContext, type Services } from '../trpc/context.ts';
import { requireEditor } from './files/requireAdministrator.ts';
import { originOf } from './originChecks.ts';
import { renderPage } from './pageRoutes.ts';

/** Stand before and after the message while its page is rendered: characters that no text has. */
const [START, END] = ['\uE000', '\uE001'];

/**
 * Shows editors a page with a message that isn't saved, in `<mark>`, in the language of the address.
 * The page has no scripts, which would word the message as it is saved.
 */
export function serveTextPreviews(
  app: FastifyInstance,
  services: Services,
  pages: PageRenderer,
): void {
  app.post(
    TEXT_PREVIEW_PATH,
    { onRequest: (request, reply) => requireEditor(services, request, reply) },
    async (request, reply) => {
      const asked = textPreview.safeParse(request.body);
      if (!asked.success) throw new InvalidRequest(asked.error.issues[0]?.message ?? 'Invalid');
      const { path, ...draft } = asked.data;
      const html = await runWithCorrections(correctionsWith(draft, request), async () => {
        const page = await renderPage(pages, request, createContext(services, request, reply), {
          origin: originOf(request, services.config.publicUrl),
          path: publicPath(path),
          formState: null,
        });
        if (page.location) throw new InvalidRequest(`That page leads on to ${page.location}`);
        return page.html;
      });
      reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
      return marked(withoutScripts(html));
    },
  );
}

/** Throws InvalidRequest for what is no message, or is wrong in the request's language. */
function correctionsWith(
  { subject, text }: { subject: string; text: string },
  { language, corrections }: FastifyRequest,
): Corrections {
  const message = messageOfSubject(subject);
  const english = englishMessages().get(subject);
  if (!message || !english) throw new InvalidRequest('Only messages are shown on their page');
  const problems = messageProblems(language, english, text);
  if (problems.length > 0) throw new InvalidRequest(problems.join('; '));
  return withCorrection(corrections, language, message, `${START}${text}${END}`);
}

function publicPath(path: string): string {
  const own = withoutLanguage({ url: path });
  if (isUnlisted(own)) throw new InvalidRequest('Choose a page that visitors see');
  return own;
}

function withoutScripts(html: string): string {
  return html.replace(/<script\b.*?<\/script>/gs, '');
}

/** Marks the message where it is read. Within tags and in the head it stays text. */
function marked(html: string): string {
  const headEnd = html.indexOf('</head>');
  const unmarked = (text: string) => text.replaceAll(START, '').replaceAll(END, '');
  const body = html.slice(headEnd).replace(/<[^>]+>/g, unmarked);
  return (
    unmarked(html.slice(0, headEnd)) + body.replaceAll(START, '<mark>').replaceAll(END, '</mark>')
  );
}
