import type { FastifyInstance } from 'fastify';
import {
  type CompareResponse,
  comparedPassportsMessage,
  compareQuery,
} from '#core/inputs/jsonApi/compare.ts';
import {
  type GroupResponse,
  groupPassportsMessage,
  groupQuery,
} from '#core/inputs/jsonApi/groups.ts';
import { findTravellers } from '#core/passports/findTravellers.ts';
import {
  COMPARED_MIN,
  readTravellers,
  TRAVELLERS_MAX,
  travellersText,
} from '#core/passports/travellers.ts';
import { DEFAULT_STAY } from '#core/vocabulary.ts';
import type { Country } from '#db/queries/countries.ts';
import { localAddress } from '#messages/language.ts';
import { allCountries } from '../answers/facts/countries.ts';
import { countedCodes } from '../answers/table/countedAnswers.ts';
import { tableOfPassports } from '../answers/table/currentTable.ts';
import { comparePassports } from '../answers/tools/comparePassports.ts';
import { rankedTravellers } from '../answers/tools/rankedTravellers.ts';
import { type GroupAnswer, rankForGroup } from '../answers/tools/rankForGroup.ts';
import { findCompared } from '../answers/tools/readComparison.ts';
import { originOf } from '../http/originChecks.ts';
import type { Services } from '../trpc/context.ts';
import { cachedByAddress, sendJson } from './cachedRoute.ts';
import { limited } from './limitedWork.ts';
import { InvalidParameters, readQuery } from './parameters.ts';
import { countsBody, pairBody, usedSources } from './tableBody.ts';
import { sourcesOf } from './tableRoutes.ts';

/** Serves /api/v1/groups and /api/v1/compare: several passports in all offered countries. */
export function serveGroups(api: FastifyInstance, { db, config }: Services): void {
  const options = { config: { ...cachedByAddress(config), countedBy: 'jsonApiTable' } } as const;

  api.get('/groups', options, (request, reply) =>
    limited(reply, async () => {
      const named = readTravellers(readQuery(groupQuery, request.query).passports);
      const countries = await allCountries(db);
      const limit = { travellers: TRAVELLERS_MAX, noun: 'travellers' } as const;
      const { travellers, problems } = findTravellers(named, countries, limit);
      refuseProblems(problems, travellers.length === 0 && groupPassportsMessage);
      const passports = travellers.map((one) => codesOf(one.passports));
      const table = await tableOfPassports(db, { passports: passports.flat() });
      const ranked = rankForGroup(
        await rankedTravellers(db, table, travellers),
        offeredCodes(countries),
      );
      const answers = ranked.flatMap((country) => country.travellers);
      const body: GroupResponse = {
        purpose: DEFAULT_STAY,
        on: table.day,
        travellers: passports,
        holds: travellers.map(({ holds }) => holds),
        countries: ranked.map(countryBody),
        sources: usedSources(answers, await sourcesOf(db)),
        page: pageOf(
          originOf(request, config.publicUrl),
          '/together',
          travellers.map(({ holds }, place) => [...(passports[place] ?? []), ...holds]),
        ),
      };
      return sendJson(reply, body);
    }),
  );

  api.get('/compare', options, (request, reply) =>
    limited(reply, async () => {
      const named = readTravellers(readQuery(compareQuery, request.query).passports);
      const countries = await allCountries(db);
      const { passports: compared, problems } = findCompared(named, countries);
      refuseProblems(problems, compared.length < COMPARED_MIN && comparedPassportsMessage);
      const passports = codesOf(compared);
      const table = await tableOfPassports(db, { passports });
      const counted = countedCodes(countries);
      const comparison = comparePassports(table, passports, offeredCodes(countries), counted);
      const body: CompareResponse = {
        purpose: DEFAULT_STAY,
        on: table.day,
        passports: comparison.passports.map(({ opens, opensAlone, ...inNumbers }, place) => ({
          passport: passports[place] ?? '',
          ...countsBody(inNumbers),
          opens,
          opensAlone,
        })),
        openTogether: comparison.openTogether,
        countries: comparison.rows.map(({ destination, differs, answers }) => ({
          destination,
          counted: counted.has(destination),
          differs,
          answers: answers.map((answer, place) => ({
            passport: passports[place] ?? '',
            ...pairBody(answer),
          })),
        })),
        sources: usedSources(
          comparison.rows.flatMap(({ answers }) => answers),
          await sourcesOf(db),
        ),
        page: pageOf(
          originOf(request, config.publicUrl),
          '/compare',
          passports.map((passport) => [passport]),
        ),
      };
      return sendJson(reply, body);
    }),
  );
}

/** The offered countries, as on the corresponding pages. */
function offeredCodes(countries: readonly Country[]): string[] {
  return codesOf(countries.filter(({ enabled }) => enabled));
}

function codesOf(countries: readonly { code: string }[]): string[] {
  return countries.map(({ code }) => code);
}

/** Throws InvalidParameters: a program must not mistake the answer for one to its own question. */
function refuseProblems(problems: readonly string[], otherwise: string | false): void {
  const messages = problems.length === 0 && otherwise ? [otherwise] : problems;
  if (messages.length === 0) return;
  throw new InvalidParameters(messages.map((message) => ({ field: 'passports', message })));
}

function countryBody({ destination, access, stay, travellers }: GroupAnswer) {
  const suspended = access === 'suspended';
  const ofRule = travellers.find((one) => one.suspended)?.access ?? null;
  const isStated = stay.limit === 'stated';
  return {
    destination,
    access: suspended ? ofRule : access,
    suspended,
    stayLimit: stay.limit,
    days: isStated ? stay.days : null,
    stays: isStated ? stay.stays : [],
    travellers: travellers.map(({ passport, otherUnknown, ...answer }) => ({
      passport,
      ...pairBody(answer),
      otherUnknown,
    })),
  };
}

function pageOf(origin: string, path: string, travellers: string[][]): string {
  const passports = travellersText(travellers).replaceAll(' ', '+');
  return `${origin}${localAddress(path)}?passports=${passports}`;
}
