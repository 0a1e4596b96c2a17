import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import type { OpenDatabase } from '#db/engine.ts';
import { watchContentOf } from '#db/queries/contentVersion.ts';
import failureMessages from '#messages/en/failures.gen.ts';
import { translator } from '#messages/translate.ts';
import { serveEmbed } from './api/embed/embedRoutes.ts';
import { serveJsonApi } from './api/jsonApiRoutes.ts';
import { createAuth } from './auth/auth.ts';
import { releaseOf } from './cache/release.ts';
import { cacheResponses } from './cache/responseCache.ts';
import type { Config } from './config.ts';
import { DomainError, TryLater } from './errors.ts';
import { createVisitorCountryFinder } from './geo/visitorCountry.ts';
import { sendSentence } from './http/apiErrors.ts';
import { answerClientErrors } from './http/clientErrors.ts';
import { compressResponses } from './http/compression.ts';
import { countQuestions } from './http/countQuestions.ts';
import { serveImages } from './http/files/imageRoutes.ts';
import { serveMailFiles } from './http/files/mailFileRoutes.ts';
import { serveRecordFiles } from './http/files/recordFileRoutes.ts';
import { serveRuleFiles } from './http/files/ruleFileRoutes.ts';
import { serveAssets } from './http/files/staticRoutes.ts';
import { serveForms } from './http/formRoutes.ts';
import { trackActiveResponses } from './http/gracefulShutdown.ts';
import { serveHealth } from './http/healthRoutes.ts';
import { shedLoad } from './http/limits/loadShedding.ts';
import {
  limitConnections,
  type RequestLimits,
  rejectOversized,
  requestLimits,
  serverOptions,
} from './http/limits/requestLimits.ts';
import { serveMailLinks } from './http/mailLinkRoutes.ts';
import { answerOptions } from './http/methods.ts';
import { serveServiceWorker } from './http/offline/serviceWorkerRoutes.ts';
import {
  rejectCrossOrigin,
  rejectInvalidHosts,
  rejectInvalidTargets,
  rejectRepeatedHosts,
} from './http/originChecks.ts';
import { servePages } from './http/pageRoutes.ts';
import { redirectOtherHosts } from './http/publicHost.ts';
import { loggingOptions, logRequests } from './http/requestLog.ts';
import { securityHeaders, setSecurityHeaders } from './http/securityHeaders.ts';
import { statusCodeOf } from './http/statusCodes.ts';
import { serveTextPreviews } from './http/textPreviewRoutes.ts';
import { serveTrpc } from './http/trpcRoutes.ts';
import { trackCurrentRequest } from './http/uncaughtErrors.ts';
import { sendMailsWhenQueued } from './jobs/outboxWorker.ts';
import { runJobs } from './jobs/scheduler.ts';
import { siteJobs } from './jobs/siteJobs.ts';
import { redirectLanguages, setRequestLanguages } from './languages/requestLanguage.ts';
import { translateRequests } from './languages/translations.ts';
import { isLocalAddress } from './lib/ip.ts';
import { mailIsConfigured } from './mail/outbox.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import { createRateLimits } from './rateLimits.ts';
import { createRecordImports } from './records/files/recordImports.ts';
import { createRuleEditions } from './rules/editions/ruleEditions.ts';
import { createRuleImports } from './rules/editions/ruleImports.ts';
import { createUnansweredCounter } from './rules/requests/unansweredRequests.ts';
import { createUpdateReview } from './rules/sources/updateReview.ts';
import { serveSeo } from './seo/seoRoutes.ts';
import type { PageRenderer } from './ssr/pageRenderer.ts';
import { isDatabaseLost, storageErrorMessage, storageRetryAfter } from './storageErrors.ts';
import { readCorrections } from './translations/corrections.ts';
import type { Services } from './trpc/context.ts';

const t = translator(failureMessages);

/**
 * Builds the whole application on an open, migrated database: API, pages, forms, assets. `pages`
 * renders the React app; without it (API tests) only the API responds. Logs go to `logTo`, by
 * default standard output. `most` are the limits of requests and connections, `metrics` the
 * counters. Throws when the IP database can't be read.
 */
export async function createApp({
  config,
  db,
  pages,
  logTo,
  most = requestLimits,
  metrics = createMetrics(config),
}: {
  config: Config;
  db: OpenDatabase;
  pages?: PageRenderer;
  logTo?: { write: (line: string) => void };
  most?: RequestLimits;
  metrics?: Metrics;
}): Promise<FastifyInstance> {
  const headers = securityHeaders(config.publicUrl);
  const app = Fastify({
    ...loggingOptions(config, logTo),
    trustProxy: config.trustProxy,
    ...serverOptions(most),
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    // Requests accepted during shutdown are served normally.
    return503OnClosing: false,
    clientErrorHandler: answerClientErrors(headers, most),
    // Unparsable addresses never reach the error handler below.
    frameworkErrors: (_error, _request, reply) => {
      reply.headers(headers.ours);
      sendSentence(reply, 400, t('invalidAddress'));
    },
  });
  trackActiveResponses(app);
  translateRequests();
  setRequestLanguages(app, () => readCorrections(db));
  await app.register(cookie);
  await app.register(formbody, { bodyLimit: most.bodyBytes });

  // Not fatal: the process goes on, and serves what it has.
  db.engine.onProblem(({ isOver, message, details }) =>
    app.log[isOver ? 'warn' : 'error'](details, message),
  );
  metrics.watchBackupsOf(db);
  const contentVersion = await db.engine.watchContentVersion();
  app.addHook('onClose', () => contentVersion.close());
  watchContentOf(db, contentVersion.current);
  const rateLimits = createRateLimits();
  const services: Services = {
    config,
    db,
    auth: createAuth(db, config.publicUrl),
    rateLimits,
    visitorCountry: await createVisitorCountryFinder(db, config, contentVersion.current, app.log),
    ruleImports: createRuleImports(db),
    ruleEditions: createRuleEditions(db),
    mail: { isConfigured: () => mailIsConfigured(db, config) },
    recordImports: createRecordImports(db, config.database),
    updateReview: createUpdateReview(db),
    unanswered: createUnansweredCounter(db, rateLimits),
  };
  app.addHook('onClose', () => services.recordImports.close());

  setSecurityHeaders(app, headers);
  serveHealth(app, { config, db, metrics });
  logRequests(app, shedLoad(app, config));
  metrics.countResponses(app);
  trackCurrentRequest(app);
  rejectOversized(app, most);
  rejectInvalidTargets(app);
  rejectRepeatedHosts(app);
  rejectInvalidHosts(app, config.publicUrl);
  redirectOtherHosts(app, config.publicUrl);
  redirectLanguages(app);
  rejectCrossOrigin(app, services);
  limitConnections(
    app,
    (address) => isLocalAddress(address) || config.trustProxy(address, 0),
    most,
  );

  cacheResponses(app, {
    content: contentVersion.current,
    release: releaseOf(config),
    onLookup: metrics.cacheLookup,
  });
  compressResponses(app);
  pages?.attach?.(app);

  answerOptions(app);
  await serveTrpc(app, services);

  app.setErrorHandler((error: FastifyError | DomainError, request, reply) => {
    const storageMessage = storageErrorMessage(error);
    if (error instanceof TryLater) reply.header('retry-after', error.retryAfterS);
    if (error instanceof DomainError) {
      return sendSentence(reply, statusCodeOf(error), error.message);
    }
    const retryAfterS = storageRetryAfter(error);
    const status = storageMessage ? 503 : (error.statusCode ?? 500);
    if (status >= 500 && !isDatabaseLost(error)) request.log.error({ err: error });
    if (retryAfterS) reply.header('retry-after', retryAfterS);
    return sendSentence(reply, status, messageFor());

    function messageFor() {
      if (storageMessage) return storageMessage;
      if (status === 413) return t('tooLarge');
      if (status >= 500) return t('wrong', { reference: request.id });
      return error.message;
    }
  });

  countQuestions(app, services);
  await serveJsonApi(app, services);
  serveEmbed(app, services);
  const images = await serveImages(app, services);
  await serveRuleFiles(app, services);
  serveMailFiles(app, services);
  await serveMailLinks(app, services);
  await serveRecordFiles(app, services);
  runJobs(app, db, siteJobs({ config, db, images, log: app.log }), { onEnd: metrics.jobEnd });
  sendMailsWhenQueued(app, db, config);
  serveSeo(app, services);
  if (pages) {
    await serveAssets(app, pages.publicFolders);
    if (pages.build) serveServiceWorker(app, pages.build);
    serveForms(app, services, pages);
    serveTextPreviews(app, services, pages);
    servePages(app, services, pages);
  }
  return app;
}
