import type { inferRouterInputs } from '@trpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readHolds, residenceToken } from '#core/documents/documents.ts';
import type { FormState } from '#core/formState.ts';
import { COUNTRY_TEXT_MAX } from '#core/inputs/textLengths.ts';
import { takesPlace } from '#core/passports/visitorPassports.ts';
import { mailLinkPath } from '#core/site/mailLinkPaths.ts';
import { addressOf } from '#core/site/pages.ts';
import { sitePath } from '#core/site/sitePath.ts';
import { localAddress } from '#messages/language.ts';
import { networkOf } from '../lib/ip.ts';
import type { PageRenderer } from '../ssr/pageRenderer.ts';
import { appRouter } from '../trpc/appRouter.ts';
import { createContext, type Services } from '../trpc/context.ts';
import { describeFailure, logFailure } from '../trpc/errors.ts';
import { visitorForm } from './originChecks.ts';
import { redirectToPage, sendPage } from './pageRoutes.ts';

/** A hundred stays with notes are 25 kB; three times that when percent-encoded. */
const PLAN_BYTES = 64 * 1024;

type Site = { services: Services; pages: PageRenderer };

type Caller = ReturnType<typeof appRouter.createCaller>;

/**
 * Serves visitors' forms for browsers without scripts: calls the same procedures with the form's
 * fields, then redirects to a page of thanks or renders the page with its errors.
 */
export function serveForms(app: FastifyInstance, services: Services, pages: PageRenderer): void {
  const site = { services, pages };
  serveMessages(app, site);
  serveChoices(app, site);
  serveResults(app, site);
}

/** Forms that send something to the team, or sign up for mail. */
function serveMessages(app: FastifyInstance, site: Site): void {
  app.post('/newsletter', visitorForm, (request, reply) =>
    answer(site, request, reply, {
      form: 'newsletter',
      page: '/',
      call: async (caller, fields) => {
        const { toConfirm } = await caller.newsletter.signUp(fields as { email: string });
        return toConfirm ? mailLinkPath('confirm-newsletter') : '/?subscribed=true#newsletter';
      },
    }),
  );
  app.post('/contact', visitorForm, (request, reply) =>
    answer(site, request, reply, {
      form: 'contact',
      page: '/contact',
      call: async (caller, fields) => {
        await caller.contact.send(fields as ContactFields);
        return '/contact?sent=true';
      },
    }),
  );
  app.post('/answer-report', visitorForm, (request, reply) => {
    const { returnTo = '', ...report } = textFields(request.body);
    const page = answerPage(returnTo);
    return answer(site, request, reply, {
      form: 'answerReport',
      page,
      values: report,
      call: async (caller, fields) => {
        await caller.answerReport.send(fields as ReportFields);
        return withReported(page);
      },
    });
  });
  app.post('/answer-watch', visitorForm, (request, reply) => {
    const { returnTo = '', ...watch } = textFields(request.body);
    return answer(site, request, reply, {
      form: 'answerWatch',
      page: answerPage(returnTo),
      values: watch,
      call: async (caller, fields) => {
        await caller.answerWatch.send(fields as WatchFields);
        return mailLinkPath('confirm-watch');
      },
    });
  });
}

/** Forms that keep or look for a passport, or keep documents, and lead to a page that uses them. */
function serveChoices(app: FastifyInstance, site: Site): void {
  app.post('/passport', visitorForm, async (request, reply) => {
    const fields = textFields(request.body);
    const { add, remove, meant, passport: typed = '', returnTo = '/' } = fields;
    const caller = callerFor(site, request, reply);
    const { visitor } = caller;
    const text = meant ?? typed;
    const page = sitePath(returnTo) ?? '/';
    const read = remove ? undefined : await readCountry(caller, text, { passports: true });
    if (read && !read.country) {
      const { unclear } = read;
      return refuse(site, request, reply, { form: 'passport', page, values: fields, unclear });
    }
    const passport = read?.country.code ?? text;
    try {
      if (remove) await visitor.removePassport({ passport: remove });
      else if (add) await visitor.addPassport({ passport });
      else await visitor.choosePassport({ passport });
    } catch (error) {
      const failure = describeFailure(error, request.id);
      if (!failure) throw error;
      logFailure(request, error, 'passport');
      setRetryAfter(reply, failure);
      return reply.code(failure.status).type('text/plain; charset=utf-8').send(failure.message);
    }
    const procedure = (remove && 'remove') || (add && 'add') || 'choose';
    return reply.redirect(localAddress(aboutPassport(page, passport, procedure)), 303);
  });

  // Only a form of the site posts here: a passport in an address, which somebody else may have made,
  // is never kept.
  app.post('/search', visitorForm, async (request, reply) => {
    const { meant, shown, ...typed } = firstFields(request.body);
    const from = meant ?? typed.from;
    const address = new URLSearchParams({
      ...(typed.category !== undefined && { category: typed.category }),
      country: typed.country ?? '',
      ...(from !== undefined && { from }),
    });
    try {
      await keepTyped(callerFor(site, request, reply), from ?? '', shown ?? '');
    } catch (error) {
      // The answer doesn't need it: the address names the passport, too.
      if (!describeFailure(error, request.id)) throw error;
      logFailure(request, error, 'search');
    }
    return redirectToPage(site.services, site.pages, request, reply, `/search?${address}`);
  });

  app.post('/documents', visitorForm, async (request, reply) => {
    const fields = textFields(request.body);
    const { meant, livesIn = '', returnTo = '/', ...checked } = fields;
    const caller = callerFor(site, request, reply);
    const read = await readCountry(caller, meant ?? livesIn, { passports: false });
    if (read && !read.country) {
      const page = `/documents?${new URLSearchParams({ returnTo })}`;
      const { unclear } = read;
      return refuse(site, request, reply, { form: 'documents', page, values: checked, unclear });
    }
    const named = [...Object.keys(checked), read && residenceToken(read.country.code)];
    const { holds } = readHolds(named.filter(Boolean).join(','));
    await caller.visitor.chooseDocuments({ holds: holds.join(',') });
    return reply.redirect(localAddress(withoutDocuments(sitePath(returnTo) ?? '/')), 303);
  });
}

/** Forms that are rendered with their result: nothing is stored. */
function serveResults(app: FastifyInstance, site: Site): void {
  // Posts to the page's own address.
  app.post('/visa-info/:topic', visitorForm, (request, reply) => {
    site.services.rateLimits.count('passportCheck', networkOf(request.ip));
    const values = textFields(request.body);
    const formState: FormState = { form: 'passportCheck', values, fieldErrors: {}, message: '' };
    return sendPage(site.services, site.pages, request, reply, { formState });
  });

  app.post(addressOf.stays, { ...visitorForm, bodyLimit: PLAN_BYTES }, (request, reply) => {
    site.services.rateLimits.count('stayPlan', networkOf(request.ip));
    return sendPage(site.services, site.pages, request, reply, {
      formState: {
        form: 'stayPlan',
        values: textFields(request.body),
        fieldErrors: {},
        message: '',
      },
    });
  });
}

function callerFor({ services }: Site, request: FastifyRequest, reply: FastifyReply) {
  return appRouter.createCaller(createContext(services, request, reply));
}

/** Renders a form's page again, with the countries that its text may mean. */
function refuse(
  site: Site,
  request: FastifyRequest,
  reply: FastifyReply,
  {
    form,
    page,
    values,
    unclear,
  }: Required<Pick<FormState, 'form' | 'values' | 'unclear'>> & { page: string },
) {
  reply.code(400);
  const formState: FormState = { form, values, fieldErrors: {}, message: '', unclear };
  return sendPage(site.services, site.pages, request, reply, { path: page, formState });
}

/** Calls a form's procedure, and leads to its page of thanks or shows its errors. */
async function answer(
  site: Site,
  request: FastifyRequest,
  reply: FastifyReply,
  { form, page, values = textFields(request.body), call }: Form,
) {
  try {
    return reply.redirect(localAddress(await call(callerFor(site, request, reply), values)), 303);
  } catch (error) {
    const failure = describeFailure(error, request.id);
    if (!failure) throw error;
    logFailure(request, error, form);
    const formState: FormState = {
      form,
      values,
      fieldErrors: firstMessages(failure.fieldErrors),
      message: failure.message,
    };
    reply.code(failure.status);
    setRetryAfter(reply, failure);
    return sendPage(site.services, site.pages, request, reply, { path: page, formState });
  }
}

/**
 * Keeps a typed passport as the visitor's, unless the form had offered it: that may be a guess, or from
 * the address of somebody else.
 */
async function keepTyped(caller: Caller, text: string, shown: string) {
  const read = await readCountry(caller, text, { passports: true });
  const passport = read?.country?.code;
  if (!passport || passport === shown) return;
  if (takesPlace(passport, await caller.visitor.country())) {
    await caller.visitor.choosePassport({ passport });
  }
}

/** Reads a country field: a country, or what is unclear about its text; undefined if it is empty. */
async function readCountry(
  { country: { byText } }: Caller,
  text: string,
  { passports }: { passports: boolean },
) {
  const asked = { text: text.trim().slice(0, COUNTRY_TEXT_MAX), passports };
  if (!asked.text) return undefined;
  const { country, candidates } = await byText(asked);
  const unclear = { text: asked.text, candidates };
  return country ? { country } : { country: undefined, unclear };
}

type ContactFields = { name: string; email: string; message: string };

type Inputs = inferRouterInputs<typeof appRouter>;

type ReportFields = Inputs['answerReport']['send'];

type WatchFields = Inputs['answerWatch']['send'];

type Form = {
  form: FormState['form'];
  page: string;
  /** The typed values, if they differ from the form's fields. */
  values?: Record<string, string>;
  /** Returns the path of the page of thanks. */
  call: (caller: Caller, fields: Record<string, string>) => Promise<string>;
};

function setRetryAfter(reply: FastifyReply, { retryAfterS }: { retryAfterS: number | undefined }) {
  if (retryAfterS !== undefined) reply.header('retry-after', retryAfterS);
}

function textFields(body: unknown): Record<string, string> {
  const fields = Object.entries((body ?? {}) as Record<string, unknown>);
  return Object.fromEntries(
    fields.filter((field): field is [string, string] => typeof field[1] === 'string'),
  );
}

/** The first of repeated fields: a select of countries comes before the hidden text box. */
function firstFields(body: unknown): Record<string, string> {
  const fields = Object.entries((body ?? {}) as Record<string, unknown>);
  return textFields(Object.fromEntries(fields.map(([name, value]) => [name, [value].flat()[0]])));
}

function firstMessages(errors: Record<string, string[] | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, messages]) =>
      messages?.[0] ? [[field, messages[0]]] : [],
    ),
  );
}

/** The answer page that a report came from; the home page for any other. */
function answerPage(path: string): string {
  const page = sitePath(path) ?? '/';
  return page.startsWith('/visa-info/') ? page : '/';
}

/** The path of the page with its thanks. */
function withReported(path: string): string {
  const url = new URL(path, 'http://site.invalid');
  url.searchParams.set('reported', 'true');
  return `${url.pathname}${url.search}#report`;
}

/** The path without the documents in its address, which the visitor's replace. */
function withoutDocuments(path: string): string {
  const url = new URL(path, 'http://site.invalid');
  if (!url.searchParams.has('holds')) return path;
  url.searchParams.delete('holds');
  return sitePath(url.pathname + url.search + url.hash) ?? '/';
}

/**
 * Adjusts the passport in an answer's address to the chosen one; removes it when the visitor's
 * passports are compared, unless it is the one that was added.
 */
function aboutPassport(
  path: string,
  passport: string,
  change: 'choose' | 'add' | 'remove',
): string {
  const url = new URL(path, 'http://site.invalid');
  const from = url.searchParams.get('from');
  if (from === null || (change === 'add' && from === passport)) return path;
  if (change === 'choose') url.searchParams.set('from', passport);
  else url.searchParams.delete('from');
  return sitePath(url.pathname + url.search + url.hash) ?? '/';
}
