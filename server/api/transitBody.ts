import type { ConditionalAnswer } from '#core/answers/entryAnswer.ts';
import type { Airside } from '#core/answers/transit/airside.ts';
import type { OpenProgramme } from '#core/answers/transit/programmes.ts';
import type { TransitSides } from '#core/answers/transit/transitAnswer.ts';
import type { Airport } from '#core/countries/airports.ts';
import type { DocumentOption } from '#core/documents/exceptionTerms.ts';
import type { TransitOfTable, TransitResponse } from '#core/inputs/jsonApi/transit.ts';
import type { TransitInTable } from '../answers/table/transitInTable.ts';
import { daysOf, documentBody, feeBody, sourceBody } from './answerParts.ts';

/** Both sides of changing planes in the API's format; `conditions` are those of the answer. */
export function transitBody(
  { airside, airsideProgrammes, border, programmes, heading }: TransitSides,
  conditions: readonly ConditionalAnswer[],
): TransitResponse {
  const documents = heading === 'airside' ? documentsOf(conditions) : [];
  return {
    airside: {
      ...airsideBody(airside, documents),
      programmes: airsideProgrammes.map(programmeBody),
    },
    border: borderBody(border),
    programmes: programmes.map(programmeBody),
  };
}

/** The transit area and the programmes in short, of a pair of a table. */
export function transitInTableBody({
  airside: { need, maxHours, airports },
  programmes,
}: TransitInTable): TransitOfTable {
  return {
    need,
    maxHours,
    airports: airports?.map(({ code }) => code) ?? null,
    programmes: programmes.map(({ name, kind, open, maxHours: hours, maxDays }) => ({
      ...{ name, kind, open, maxDays },
      maxHours: hours,
    })),
  };
}

/** The documents by which the transit area takes less, as the conditions name them. */
function documentsOf(conditions: readonly ConditionalAnswer[]): DocumentOption[] {
  return conditions.flatMap(({ terms }) => terms?.documents ?? []);
}

function airsideBody(
  airside: Airside,
  documents: DocumentOption[],
): Omit<TransitResponse['airside'], 'programmes'> {
  const { need, paper, authorisation, airports, maxHours, overnight, source } = airside;
  const { conditions, mayBeNeeded, withBiometricPassport, confirmed } = airside;
  return {
    need,
    paper,
    authorisation,
    airports: codesOf(airports),
    maxHours,
    overnight,
    conditions:
      withBiometricPassport && need === 'no_visa'
        ? [...conditions, 'biometric_passport']
        : conditions,
    documents: documents.map(qualifiedDocument),
    mayBeNeeded,
    confirmed,
    source: source && sourceBody(source),
  };
}

function borderBody({
  access,
  stay,
  restriction,
  doubt,
}: TransitSides['border']): TransitResponse['border'] {
  const isStated = doubt === 'disagrees' || doubt === 'askBeforeTravel';
  return { access, days: daysOf(stay), stay, restriction, doubt: isStated ? doubt : null };
}

function programmeBody(programme: OpenProgramme): TransitResponse['programmes'][number] {
  const { name, kind, open, documents, maxHours, maxDays } = programme;
  const { conditions, airports, places, fee, apply, source } = programme;
  return {
    name,
    kind,
    open,
    documents: documents.map(qualifiedDocument),
    maxHours,
    maxDays,
    conditions,
    airports: codesOf(airports),
    places,
    fee: fee && feeBody(fee),
    apply,
    source: sourceBody(source),
  };
}

function codesOf(airports: readonly Airport[] | null): string[] | null {
  return airports === null ? null : airports.map(({ code }) => code);
}

function qualifiedDocument(option: DocumentOption) {
  return { ...documentBody(option), qualities: option.qualities ?? [] };
}
