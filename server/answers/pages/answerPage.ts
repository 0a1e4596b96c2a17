import { entersByRight, factsFor } from '#core/answers/admission.ts';
import { marksOf } from '#core/answers/answerMarks.ts';
import { authorityToAsk } from '#core/answers/authorityToAsk.ts';
import { listedAnswer } from '#core/answers/doubt.ts';
import type { EntryAnswer } from '#core/answers/entryAnswer.ts';
import { nextStepOf } from '#core/answers/nextStep.ts';
import { unansweredOf } from '#core/answers/unanswered.ts';
import { conditionsFor } from '#core/border/applicableConditions.ts';
import { partedChecklist } from '#core/border/besideVerdict.ts';
import type { BorderLink } from '#core/border/borderFacts.ts';
import { withoutVisaInWords } from '#core/border/borderWords.ts';
import { checklistBelowVerdict, isSilent } from '#core/border/checklist.ts';
import { longerVisaThan } from '#core/border/longerVisa.ts';
import { noticeInWords } from '#core/border/noticeWords.ts';
import { checklistFor } from '#core/border/transitChecklist.ts';
import { utcDay } from '#core/dates.ts';
import { sentencesInWords } from '#core/languages/sentences.ts';
import { isAboutDates } from '#core/passports/passportCheck.ts';
import { DEFAULT_STAY, type VisaType, visaTypes } from '#core/vocabulary.ts';
import type { Db } from '#db/db.ts';
import { countPassportsByAccess, readCountryFacts } from '../facts/countryFacts.ts';
import { passportsWithIndexedAnswer } from '../facts/indexedAnswers.ts';
import { remoteWorkVisa } from '../facts/remoteWorkVisas.ts';
import { findAnswer } from '../findAnswer.ts';
import {
  type ComparedAnswer,
  type ComparedQuestion,
  comparePassportsAt,
} from './comparedPassports.ts';
import { readTerritoryRules } from './territory.ts';

/** What the page of a passport's answer in a country shows. Throws NotFound for an unknown code. */
export async function readAnswerPage(db: Db, question: ComparedQuestion) {
  const { destination, purpose, on, holds } = question;
  const { passport, compared } = await comparePassportsAt(db, question);
  const known = compared.find((one) => one.passport.code === passport.code)?.answer;
  const answerFor = (kind: VisaType, border?: EntryAnswer) =>
    kind === purpose && known
      ? known
      : findAnswer(db, { passport: passport.code, destination, purpose: kind, on, holds, border });
  const visit = await answerFor(DEFAULT_STAY);
  const [answers, { conditions, officialLinks, nomadSchemes, names, ...place }, counts] =
    await Promise.all([
      Promise.all(
        visaTypes.map((kind) => (kind === DEFAULT_STAY ? visit : answerFor(kind, visit))),
      ),
      readCountryFacts(db, destination),
      countPassportsByAccess(db, { code: destination }),
    ]);
  const answer = answers[visaTypes.indexOf(purpose)] ?? visit;
  const facts = factsFor(visit, { conditions, officialLinks, nomadSchemes });
  const own = ownPassport(compared);
  const { beside, checklist } = partedChecklist(
    checklistBelowVerdict(
      checklistFor({ answer, visit, ...facts, on, leave: undefined, before: [] }),
    ),
    answer,
    own !== undefined,
  );
  return {
    passport,
    compared: compared.map(inRow),
    answer,
    /** The questions to which the page says that no answer is known. */
    unanswered: unansweredOf([answer, ...compared.map((one) => one.answer)]),
    kinds: answers.map(kindOfStay),
    /** For a day before today: most rules don't say since when they hold. */
    ...(answer.on < utcDay() && { isPast: true as const }),
    territory: await readTerritoryRules(db, answer, { on, holds }),
    longerVisa: longerVisaThan(answer, facts.officialLinks),
    /** Notices beside the verdict, and the destination's passport, if it is one of the visitor's several. */
    notices: { notices: beside.map((line) => noticeInWords(line, nameIn(names))), own },
    // The authority of a country knows more than this site also for those who enter it by right.
    step: nextStepOf(answer, answer.access ? facts.officialLinks : officialLinks) ?? null,
    /** Null where it would say nothing, not even what isn't researched. */
    checklist: isSilent(checklist) ? null : checklist,
    names,
    sites: sitesOf(answer, facts.officialLinks),
    /** What a passport's dates must meet; null for those who enter by right. */
    passportConditions: entersByRight(visit)
      ? null
      : conditionsFor(facts.conditions.filter(isAboutDates), answer).map(({ condition }) => {
          const { kind, months, number, countedFrom, note, source } = condition;
          const noted = sentencesInWords([withoutVisaInWords(condition), note]);
          return { kind, months, number, countedFrom, note: noted, source };
        }),
    // Who may work without a permit needs no visa to do so.
    nomadSchemes:
      answer.restriction || answer.work?.need === 'no_permit'
        ? []
        : facts.nomadSchemes.map((scheme) => remoteWorkVisa(scheme, destination)),
    place,
    counts,
    /** Search engines may index this page; only today's, for a traveller without documents. */
    isIndexed:
      purpose === DEFAULT_STAY &&
      on === undefined &&
      holds === undefined &&
      (await passportsWithIndexedAnswer(db, destination)).includes(passport.code),
  };
}

/**
 * A passport's answer in a country, today, beside other content: for the tourist's where nothing is
 * known of the purpose. Throws NotFound for an unknown code.
 */
export async function readCountryAnswer(db: Db, question: ComparedQuestion) {
  const { destination, purpose, holds } = question;
  const asTourist = { ...question, purpose: DEFAULT_STAY };
  const { passport, compared } = await comparePassportsAt(db, asTourist);
  const asked = { passport: passport.code, destination, holds };
  const visit =
    compared.find((one) => one.passport.code === passport.code)?.answer ??
    (await findAnswer(db, { ...asked, purpose: DEFAULT_STAY }));
  const ofPurpose = purpose === DEFAULT_STAY ? visit : await findAnswer(db, { ...asked, purpose });
  const answer = ofPurpose.access ? ofPurpose : visit;
  const { names, ...facts } = await readCountryFacts(db, destination);
  const { officialLinks } = facts;
  const own = ownPassport(compared);
  const stay = { answer, visit, ...factsFor(visit, facts), on: undefined, leave: undefined };
  const { beside } = partedChecklist(
    checklistFor({ ...stay, before: [] }),
    answer,
    own !== undefined,
  );
  const authority = authorityToAsk(answer, officialLinks);
  const longerVisa = longerVisaThan(answer, officialLinks);
  return {
    passport,
    answer,
    territory: await readTerritoryRules(db, answer, { holds }),
    notices: { notices: beside.map((line) => noticeInWords(line, nameIn(names))), own },
    ...(authority && { authority }),
    ...(longerVisa && { longerVisa }),
  };
}

/** Gives the name of one of these countries. */
function nameIn(names: Record<string, string>) {
  return (code: string) => names[code] ?? code;
}

/** The destination's passport, if it is one of several. */
function ownPassport(compared: readonly ComparedAnswer[]): ComparedAnswer['passport'] | undefined {
  if (compared.length < 2) return undefined;
  return compared.find(({ answer }) => answer.access === 'own_country')?.passport;
}

/** The answer for one of the kinds of stay, in short. */
function kindOfStay(answer: EntryAnswer) {
  const { purpose, access, stay, restriction } = answer;
  const { mark, doubt } = listedAnswer({ ...answer, ...marksOf(answer) });
  return { purpose, access, stay, restriction, mark, doubt };
}

/** The answer of one of several passports, in a row. */
function inRow({ passport, answer }: ComparedAnswer) {
  const { access, stay, restriction } = answer;
  return { passport, access, stay, restriction };
}

/** Whom to ask about a stay, and what will be asked for but isn't yet. */
function sitesOf(
  { purpose, work }: Pick<EntryAnswer, 'purpose' | 'work'>,
  officialLinks: readonly BorderLink[],
) {
  const ofStay = officialLinks.filter(({ purposes }) => purposes.includes(purpose));
  return {
    // The authority for working stands among the ways to work.
    authorities: work?.authority
      ? []
      : ofStay
          .filter(({ inOperation, scheme }) => inOperation && scheme === 'authority')
          .map(({ id, title, address }) => ({ id, title, address })),
    toCome: ofStay
      .filter(({ inOperation }) => !inOperation)
      .map(({ id, title, note, source: { date } }) => ({ id, title, note, date })),
  };
}
