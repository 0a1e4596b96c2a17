import type { FastifyInstance } from 'fastify';
import { unansweredOf } from '#core/answers/unanswered.ts';
import { hasPage } from '#core/countries/territories.ts';
import { answerQuery } from '#core/inputs/jsonApi/answers.ts';
import { pairParameters } from '#core/inputs/jsonApi/schemas.ts';
import { countryNamer, countryOf } from '../answers/facts/countries.ts';
import { statedFactsOf } from '../answers/facts/countryFacts.ts';
import { remoteWorkVisa } from '../answers/facts/remoteWorkVisas.ts';
import { findAnswer } from '../answers/findAnswer.ts';
import { findChecklist } from '../answers/tools/findChecklist.ts';
import { originOf } from '../http/originChecks.ts';
import type { Services } from '../trpc/context.ts';
import { answerBody, answerPage } from './answerBody.ts';
import { cachedByAddress, sendJson } from './cachedRoute.ts';
import { checklistBody } from './checklistBody.ts';
import { limited } from './limitedWork.ts';
import { readCodes, readQuery } from './parameters.ts';

/** Serves /api/v1/answers/{passport}/{destination}: one passport at one destination. */
export function serveAnswers(api: FastifyInstance, { db, config }: Services): void {
  const options = { config: cachedByAddress(config) };
  api.get('/answers/:passport/:destination', options, (request, reply) =>
    limited(reply, async () => {
      const pair = readCodes(pairParameters, request.params);
      const query = readQuery(answerQuery, request.query);
      const answer = await findAnswer(db, { ...pair, ...query });
      request.unanswered = unansweredOf([answer]);
      const { destination: code } = pair;
      const country = await countryOf(db, code);
      const page =
        country && hasPage(country)
          ? answerPage(originOf(request, config.publicUrl), answer, query.on)
          : null;
      const found = await findChecklist(db, answer, query.on);
      const checklist = checklistBody(found, await countryNamer(db));
      const remoteWorkVisas = (await statedFactsOf(db, code)).nomadSchemes.map((scheme) =>
        remoteWorkVisa(scheme, code),
      );
      return sendJson(reply, answerBody(answer, { page, checklist, remoteWorkVisas }));
    }),
  );
}
