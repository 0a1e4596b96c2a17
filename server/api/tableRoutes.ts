import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  destinationParameter,
  passportParameter,
  type SourceResponse,
} from '#core/inputs/jsonApi/schemas.ts';
import {
  type DestinationResponse,
  destinationQuery,
  type PassportResponse,
  passportQuery,
} from '#core/inputs/jsonApi/tables.ts';
import { DEFAULT_STAY, type VisaType } from '#core/vocabulary.ts';
import type { Db } from '#db/db.ts';
import { allCountries } from '../answers/facts/countries.ts';
import { openRemoteWorkVisas } from '../answers/facts/remoteWorkVisas.ts';
import { ruleReference } from '../answers/ruleReference.ts';
import { countedCodes } from '../answers/table/countedAnswers.ts';
import { currentTable } from '../answers/table/currentTable.ts';
import { readStay } from '../answers/table/stayReader.ts';
import { transitInTable } from '../answers/table/transitInTable.ts';
import { workInTable } from '../answers/table/workInTable.ts';
import { NotFound } from '../errors.ts';
import type { Services } from '../trpc/context.ts';
import { sourceBody } from './answerParts.ts';
import { cachedByAddress, sendJson, sendShared } from './cachedRoute.ts';
import { limited } from './limitedWork.ts';
import { readCodes, readQuery } from './parameters.ts';
import { pairBody, type TableRow, tableBody, tableCsv } from './tableBody.ts';
import { transitInTableBody } from './transitBody.ts';
import { workInTableBody } from './workBody.ts';

type Table = {
  rows: TableRow[];
  sources: ReadonlyMap<string, SourceResponse>;
  purpose: VisaType;
  /** The day of entry. */
  on: string;
};

/** Serves /api/v1/passports/{passport} and /api/v1/destinations/{destination}, as JSON and CSV. */
export function serveTables(api: FastifyInstance, { db, config }: Services): void {
  const options = { config: { ...cachedByAddress(config), countedBy: 'jsonApiTable' } } as const;

  const ofPassport = async ({ params, query }: FastifyRequest) => {
    const asked = readQuery(passportQuery, query);
    const { passport } = readCodes(passportParameter, params);
    return { passport, ...(await tableOfPassport(db, { passport, ...asked })) };
  };
  const atDestination = async ({ params, query }: FastifyRequest) => {
    const { purpose } = readQuery(destinationQuery, query);
    const { destination } = readCodes(destinationParameter, params);
    return { destination, ...(await tableAtDestination(db, destination, purpose)) };
  };

  api.get('/passports/:passport', options, (request, reply) =>
    limited(reply, async () => {
      const { passport, rows, sources, purpose, on } = await ofPassport(request);
      const pairs = rows.map(({ destination, counted, transit, work, ...answer }) => ({
        destination,
        counted,
        ...pairBody(answer),
        ...(transit && { transit }),
        ...(work && { work }),
      }));
      const table = { purpose, on, ...tableBody(rows, sources) };
      return sendJson(reply, { passport, ...table, pairs } satisfies PassportResponse);
    }),
  );
  api.get('/passports/:passport.csv', options, (request, reply) =>
    limited(reply, async () => {
      const { passport, ...table } = await ofPassport(request);
      return sendCsv(reply, `passport-${passport}`, table);
    }),
  );
  api.get('/destinations/:destination', options, (request, reply) =>
    limited(reply, async () => {
      const { destination, rows, sources, purpose, on } = await atDestination(request);
      const pairs = rows.map(({ passport, counted, ...answer }) => ({
        passport,
        counted,
        ...pairBody(answer),
      }));
      const table = { purpose, on, ...tableBody(rows, sources) };
      return sendJson(reply, { destination, ...table, pairs } satisfies DestinationResponse);
    }),
  );
  api.get('/destinations/:destination.csv', options, (request, reply) =>
    limited(reply, async () => {
      const { destination, ...table } = await atDestination(request);
      return sendCsv(reply, `destination-${destination}`, table);
    }),
  );
}

/**
 * One passport in all countries, with the traveller's documents (see `readHolds`). Throws NotFound
 * for a country that issues none.
 */
async function tableOfPassport(
  db: Db,
  {
    passport,
    purpose,
    holds,
  }: { passport: string; purpose: VisaType; holds?: readonly string[] | undefined },
): Promise<Table> {
  const { issuing, counted } = await readCountries(db);
  if (!issuing.has(passport)) throw new NotFound('Passport');
  const stay = await readStay(db, { passports: [passport], holds }, purpose);
  const remoteVisas = purpose === 'working' ? await openRemoteWorkVisas(db) : new Map();
  const rows = stay.reader.ofPassport(passport).map((answer): TableRow => {
    const { destination } = answer;
    const found = stay.find(passport, destination);
    const counts = answer.access !== 'own_country' && counted.has(destination);
    const row = { ...answer, passport, counted: counts };
    if (purpose === 'transit') {
      return { ...row, transit: transitInTableBody(transitInTable(found, stay)) };
    }
    if (purpose !== 'working') return row;
    const work = workInTable(found, stay);
    const visas = work.isRemoteWorker ? (remoteVisas.get(destination) ?? []) : [];
    return { ...row, work: workInTableBody(work, visas) };
  });
  return { rows, sources: await sourcesOf(db), purpose, on: stay.reader.day };
}

/** All passports in one country. Throws NotFound for an unknown code. */
async function tableAtDestination(db: Db, destination: string, purpose: VisaType): Promise<Table> {
  const table = await currentTable(db, purpose);
  const answers = table.forDestination(destination);
  if (answers.length === 0) throw new NotFound('Destination');
  const { issuing, counted } = await readCountries(db);
  const rows = answers
    .filter(({ passport }) => issuing.has(passport))
    .map((answer) => ({
      ...answer,
      destination,
      counted: answer.access !== 'own_country' && counted.has(answer.passport),
    }));
  return { rows, sources: await sourcesOf(db), purpose, on: table.day };
}

/** The codes of countries that issue passports, and of those that are counted. */
async function readCountries(db: Db) {
  const countries = await allCountries(db);
  const issuing = countries.filter(({ issuesPassports }) => issuesPassports);
  return { issuing: new Set(issuing.map(({ code }) => code)), counted: countedCodes(countries) };
}

/** All sources by id, with the date of their current edition. */
export async function sourcesOf(db: Db): Promise<Map<string, SourceResponse>> {
  const { sources } = await ruleReference(db);
  return new Map(
    [...sources.values()].map(({ sourceId, editionId, editionDate, ...source }) => [
      sourceId,
      sourceBody({
        ...source,
        id: sourceId,
        edition: editionId,
        date: editionDate,
        verifiedOn: null,
        page: null,
      }),
    ]),
  );
}

function sendCsv(
  reply: FastifyReply,
  name: string,
  { rows, sources, purpose, on }: Table,
): FastifyReply {
  const ofPurpose = purpose === DEFAULT_STAY ? name : `${name}-${purpose}`;
  reply.header('content-disposition', `attachment; filename="${ofPurpose}-${on}.csv"`);
  return sendShared(reply, 'text/csv; charset=utf-8', tableCsv(rows, sources));
}
