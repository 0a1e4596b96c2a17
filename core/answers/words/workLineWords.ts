import listMessages from '#messages/en/changingPlanes.gen.ts';
import nomadMessages from '#messages/en/nomads.gen.ts';
import workMessages from '#messages/en/work.gen.ts';
import messages from '#messages/en/workingAbroad.gen.ts';
import { translator } from '#messages/translate.ts';
import { moneyInWords } from '../../border/priceWords.ts';
import { listInWords } from '../../languages/listInWords.ts';
import { listedAccess } from '../access.ts';
import type { AnswerMarks } from '../answerMarks.ts';
import type { EntryAnswer } from '../entryAnswer.ts';
import type { CountryLine, InPart } from '../packedLines.ts';
import type { OpenYouthProgramme, WorkSides } from '../work/workAnswer.ts';
import type { WorkGroup } from '../work/workGroups.ts';
import { accessInWords } from './accessWords.ts';
import { marksInWords } from './markWords.ts';
import { youthProgrammeTerms } from './waysToWork.ts';
import { askAuthorityInWords, whatRemainsInWords, workLines } from './workWords.ts';

const t = translator(messages);
const listText = translator(listMessages);
const workText = translator(workMessages);
const nomadText = translator(nomadMessages);

/** A visa for remote workers that is open. */
export type RemoteVisaInLine = {
  title: string | null;
  /** In US dollars; null where it isn't stated. */
  income: number | null;
  isConverted: boolean;
};

/** A programme that is open to one of the passports. */
export type ProgrammeInLine = Pick<
  OpenYouthProgramme,
  'name' | 'ages' | 'months' | 'isLimited' | 'isByBallot'
> & {
  /** The name of its passport; null where all have the same. */
  passport: string | null;
};

/** An answer for working as a list shows it. */
export type WorkInLine = {
  answer: Pick<EntryAnswer, 'access'> & AnswerMarks;
  work: Pick<WorkSides, 'need' | 'confirmed' | 'grant' | 'whoApplies' | 'routes' | 'authority'>;
  programmes: readonly ProgrammeInLine[];
  remoteVisas: readonly RemoteVisaInLine[];
};

type Said = Pick<CountryLine<WorkGroup>, 'verdict' | 'details' | 'groups'> & {
  inParts: readonly InPart<WorkGroup>[];
};

/** The answer for working in one line of a list: what is needed, why, by which ways, and whom to ask. */
export function workLineInWords(line: WorkInLine): Said {
  const { answer, work } = line;
  const access = listedAccess(answer);
  if (access === 'own_country') {
    return { verdict: accessInWords(access), details: [], groups: [], inParts: [] };
  }
  if (access === 'suspended' || access === 'no_admission') {
    return { verdict: accessInWords(access), details: [], groups: ['refused'], inParts: [] };
  }
  const { need } = work;
  const marks = marksInWords({ ...answer, unconfirmed: false });
  // What the verdict says in its first line is the list's verdict.
  const [, ...why] = need === 'unknown' ? [] : workLines(work, []);
  const reasons = [...why, ...whatRemainsInWords(work)];
  const group = groupOfNeed[need];
  const isOfPart = group === 'no_permit' || group === 'by_right';
  const inParts = [
    ...(isOfPart ? reasons.map((text) => ({ group, text, ages: null })) : []),
    ...line.programmes.map((programme) => ({
      group: 'programmes' as const,
      text: programmeInWords(programme),
      ages: programme.ages,
    })),
    ...line.remoteVisas.map((visa) => ({
      group: 'remote' as const,
      text: remoteVisaInWords(visa),
      ages: null,
    })),
  ];
  return {
    verdict: verdictOf(line),
    details: [marks, ...(isOfPart ? [] : reasons), ...waysInWords(work)].filter(Boolean),
    groups: [...new Set([group, ...inParts.map((part) => part.group)])],
    inParts,
  };
}

const groupOfNeed = {
  no_permit: 'no_permit',
  permit_by_right: 'by_right',
  permit: 'permit',
  unknown: 'unknown',
} as const satisfies Record<WorkSides['need'], WorkGroup>;

function verdictOf({ answer, work: { need } }: WorkInLine): string {
  if (need === 'unknown') return accessInWords(null);
  return answer.probable ? t('probably', { need }) : t('need', { need });
}

/** "Working Holiday · Ages 18 to 30 when you apply · For up to 12 months" */
function programmeInWords(programme: ProgrammeInLine): string {
  const { name, ages, passport } = programme;
  const terms = youthProgrammeTerms(programme);
  const unverified = ages === null ? [t('agesUnverified')] : [];
  const whose = passport === null ? [] : [listText('stated', { passports: passport })];
  return listInWords([name, ...unverified, ...terms, ...whose], 'dot');
}

/** "Digital Nomad Visa · Income asked: about US$2,000" */
function remoteVisaInWords({ title, income, isConverted }: RemoteVisaInLine): string {
  const name = title ?? nomadText('unnamed');
  if (income === null) return name;
  const money = moneyInWords({ amount: `${income}`, currency: 'USD' });
  const amount = isConverted ? nomadText('aboutAmount', { amount: money }) : money;
  return listInWords([name, t('income', { amount })], 'dot');
}

/** The kinds of permits and visas for everybody, and whom to ask. */
function waysInWords({ routes, authority }: WorkInLine['work']): string[] {
  const kinds = new Set(routes.map(({ kind }) => workText('routeKind', { kind })));
  return [
    kinds.size > 0 ? t('ways', { kinds: listInWords(kinds, 'dot') }) : '',
    authority ? askAuthorityInWords(authority) : '',
  ];
}
