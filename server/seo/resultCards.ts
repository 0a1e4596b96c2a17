import { countryVerdict } from '#core/answers/countryVerdict.ts';
import type { EntryAnswer } from '#core/answers/entryAnswer.ts';
import { resultOf } from '#core/answers/words/resultWords.ts';
import { askAirlineInWords } from '#core/answers/words/transitWords.ts';
import { passportLabel } from '#core/countries/nationalityAdjectives.ts';
import { listInWords } from '#core/languages/listInWords.ts';
import { partialDateText } from '#core/languages/partialDateText.ts';
import sharingMessages from '#messages/en/sharing.gen.ts';
import { translator } from '#messages/translate.ts';
import type { readPassport } from '../answers/tools/passportRanking.ts';
import type { ResultCard } from './resultCard.ts';
import { canBeDrawn } from './shareFonts.ts';

const t = translator(sharingMessages);

type NamedCountry = { code: string; name: string };

/** The share image of an answer. */
export function cardOfAnswer(
  answer: EntryAnswer,
  passport: NamedCountry,
  destination: NamedCountry,
): Omit<ResultCard, 'name'> {
  return {
    tone: countryVerdict(answer).tone,
    headline: resultOf(answer).access,
    detail: listInWords(detailsOf(answer), 'dot'),
    passport: { code: passport.code, text: drawableLabel(passport) },
    destination: { code: destination.code, text: drawableName(destination) },
    line: lineOf(answer),
  };
}

/** What is said below an answer's access: of changing planes and working, the first line of its verdict. */
function detailsOf(answer: EntryAnswer): string[] {
  const { purpose } = answer;
  const { stay, doubt } = resultOf(answer);
  const purposes = { tourist: '', transit: t('purposeTransit'), working: t('purposeWorking') };
  const isOfPurpose = purpose === 'transit' || answer.work !== null;
  const first = isOfPurpose && !answer.restriction && countryVerdict(answer).lines[0];
  return [first || stay, doubt, purposes[purpose]].filter(Boolean);
}

/** The share image of a passport. */
export function cardOfPassport(
  passport: NamedCountry,
  { places, passports }: Awaited<ReturnType<typeof readPassport>>,
): Omit<ResultCard, 'name'> {
  const { open, rank } = places['no-visa-beforehand'];
  return {
    tone: 'arrival',
    headline: t('openDestinations', { open }),
    detail: t('withoutVisaInAdvance'),
    passport: { code: passport.code, text: drawableLabel(passport) },
    line: t('rank', { rank, passports, free: places['visa-free'].open }),
  };
}

function lineOf(answer: EntryAnswer): string {
  const { access, source, asOf, restriction } = answer;
  if (restriction) return sourceLine(restriction.source);
  if (access === null) return askAirlineInWords(answer) ?? t('askForHelp');
  if (!source) return '';
  const date = asOf ? partialDateText(asOf) : undefined;
  const { kind, quality, title } = source;
  if (kind === 'administrator' && !title) return t('checkedByEditors');
  if (kind === 'official' && quality === 'primary') {
    return date ? t('officialSource', { date }) : t('officialSourceUndated');
  }
  return sourceLine({ title, date: asOf });
}

function sourceLine({ title, date }: { title: string; date: string | null }): string {
  if (!title) return '';
  const named = { title: isolated(title) };
  const line = date
    ? t('source', { ...named, date: partialDateText(date) })
    : t('sourceUndated', named);
  return canBeDrawn(line) ? line : '';
}

/** A name whose direction says nothing of the text around it, between Unicode's isolates. */
function isolated(name: string): string {
  return `\u2068${name}\u2069`;
}

function drawableLabel(passport: NamedCountry): string {
  const label = passportLabel(passport);
  return canBeDrawn(label) ? label : passport.code;
}

/** The name, or the code if the font lacks some of its characters. */
function drawableName({ code, name }: NamedCountry): string {
  return canBeDrawn(name) ? name : code;
}
