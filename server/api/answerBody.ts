import { isDeepStrictEqual } from 'node:util';
import type { ConditionalAnswer, EntryAnswer } from '#core/answers/entryAnswer.ts';
import type { AnswerResponse } from '#core/inputs/jsonApi/answers.ts';
import { DEFAULT_STAY } from '#core/vocabulary.ts';
import { localAddress } from '#messages/language.ts';
import { daysOf, documentBody, sourceBody } from './answerParts.ts';
import { transitBody } from './transitBody.ts';
import { type RemoteWorkVisa, visitorWorkBody, workBody } from './workBody.ts';

/**
 * An answer in the API's format, with the address of its page, what the border asks for, and for working
 * the destination's visas for remote workers.
 */
export function answerBody(
  answer: EntryAnswer,
  {
    page,
    checklist,
    remoteWorkVisas,
  }: Pick<AnswerResponse, 'page' | 'checklist'> & { remoteWorkVisas: readonly RemoteWorkVisa[] },
): AnswerResponse {
  const { stay, window, right, headlineCondition, nextChange, otherSideOfChange } = answer;
  return {
    passport: answer.passport,
    destination: answer.destination,
    purpose: answer.purpose,
    on: answer.on,
    access: answer.access,
    days: daysOf(stay),
    stay,
    staySource: answer.staySource && sourceBody(answer.staySource),
    olderStay: answer.olderStay && {
      stay: answer.olderStay.stay,
      source: sourceBody(answer.olderStay.source),
    },
    window: window && { days: window.days, per: window.per, zone: window.zone },
    conditions: answer.conditions.map((condition) =>
      conditionBody(condition, isDeepStrictEqual(condition, headlineCondition)),
    ),
    source: answer.source && sourceBody(answer.source),
    unconfirmed: answer.unconfirmed,
    disagrees: answer.disagreement !== null,
    stale: answer.stale !== null,
    changesOn: (nextChange ?? otherSideOfChange)?.on ?? null,
    askBeforeTravel: answer.askBeforeTravel,
    reachedThrough: answer.reachedThrough,
    note: answer.note,
    page,
    application: answer.application,
    restriction: answer.restriction,
    officialPage: answer.source?.page ?? null,
    renewedOn: answer.renewedBy?.date ?? null,
    recheckFailedOn: answer.recheckFailedOn,
    exceptionsAt: answer.exceptionsAt && sourceBody(answer.exceptionsAt),
    right: right && { title: right.title, source: sourceBody(right.source) },
    issuedDocument: answer.issuedDocument,
    checklist,
    transit: answer.transit && transitBody(answer.transit, answer.conditions),
    work: answer.work && workBody(answer.work, answer.restriction ? [] : remoteWorkVisas),
    visitorMayWork: answer.visitorWork && visitorWorkBody(answer.visitorWork),
  };
}

function conditionBody(condition: ConditionalAnswer, headline: boolean) {
  const { stay, text, access, otherwise, otherwiseStay, note, source, terms } = condition;
  return {
    condition: condition.condition,
    text,
    access,
    days: daysOf(stay),
    stay,
    otherwise,
    otherwiseDays: daysOf(otherwiseStay),
    headline,
    note,
    source: sourceBody(source),
    documents: terms?.documents?.map(documentBody) ?? null,
  };
}

/** The page of an answer. `on` is the requested day, if any. */
export function answerPage(
  origin: string,
  { passport, destination, purpose }: Pick<EntryAnswer, 'passport' | 'destination' | 'purpose'>,
  on: string | undefined,
): string {
  const type = purpose === DEFAULT_STAY ? '' : `&type=${purpose}`;
  return (
    origin +
    localAddress(`/visa-info/${destination}?from=${passport}${type}${on ? `&on=${on}` : ''}`)
  );
}
