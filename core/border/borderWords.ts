import answerMessages from '#messages/en/answers.gen.ts';
import borderMessages from '#messages/en/border.gen.ts';
import { translator } from '#messages/translate.ts';
import { lineWithLink, type Origin, sourceTitle } from '../answers/words/answerTexts.ts';
import { listInWords } from '../languages/listInWords.ts';
import { partialDateText } from '../languages/partialDateText.ts';
import type { PassportCondition } from '../passports/passportCheck.ts';
import type { BorderSource, StatedCondition } from './borderFacts.ts';
import { furtherInWords, isFurther } from './furtherWords.ts';
import { moneyInWords } from './priceWords.ts';

/** The words for what a border asks for. */

const t = translator(borderMessages);
const answerText = translator(answerMessages);

/** A condition on a passport's dates: "Valid for 3 months from the day you leave". */
export function passportConditionInWords({
  kind,
  months,
  number,
  countedFrom,
}: PassportCondition): string {
  const years = months / 12;
  const isYears = months > 0 && Number.isInteger(years);
  if (kind === 'passport_age') {
    return isYears ? t('issuedYears', { count: years }) : t('issuedMonths', { count: months });
  }
  const from = countedFrom ?? 'departure';
  if (number !== null) return t('validDays', { from, count: number });
  if (months === 0) {
    if (countedFrom === 'entry') return t('validOnEntry');
    return t(countedFrom === 'departure' ? 'validForStay' : 'validAsVisa');
  }
  return isYears
    ? t('validYears', { from, count: years })
    : t('validMonths', { from, count: months });
}

/** "EUR 50 per person and day"; '' without an amount. */
function amountInWords({ amount, currency, per }: StatedCondition): string {
  if (amount === null) return '';
  const money = moneyInWords({ amount, currency: currency ?? '' });
  return per ? t('moneyPer', { per, money }) : money;
}

/** What a condition asks for, as a line without a full stop. `nameOf` gives a country's name. */
export function conditionInWords(
  condition: StatedCondition,
  nameOf: (code: string) => string,
): string {
  const { kind, binding, number, unit, title } = condition;
  switch (kind) {
    case 'passport_validity':
    case 'passport_age':
      return passportConditionInWords({ ...condition, kind });
    case 'blank_pages':
      return t('blankPages', { count: number ?? 1 });
    case 'vaccination':
      return vaccinationInWords(condition);
    case 'levy': {
      const amount = amountInWords(condition);
      return amount ? t('levyAmount', { levy: title, amount }) : title;
    }
    case 'registration':
      if (binding === 'not_required') return t('noRegistration');
      return number === null || unit === null
        ? t('register')
        : t('registerWithin', { unit, count: number });
    case 'onward_ticket':
      return t('onwardTicket', { binding });
    case 'funds':
    case 'insurance':
    case 'minors':
      return t(kind, { binding });
    default:
      return furtherInWords({ ...condition, kind }, nameOf).text;
  }
}

function vaccinationInWords({
  vaccine: given,
  binding,
  comingFrom,
  countries: codes,
}: StatedCondition): string {
  const vaccine = t('vaccine', { vaccine: given || 'other' });
  if (binding === 'not_required') return t('noVaccination', { vaccine });
  if (binding === 'recommended') return t('vaccinationRecommended', { vaccine });
  if (comingFrom === 'listed_countries') {
    return t('certificateListed', { vaccine, count: countriesOf(codes).length });
  }
  return t(comingFrom === 'risk_countries' ? 'certificateRisk' : 'certificate', { vaccine });
}

/** Further sentences of a condition. `nameOf` gives a country's name. */
export function conditionDetails(
  condition: StatedCondition,
  { isCertain, nameOf }: { isCertain: boolean; nameOf: (code: string) => string },
): string[] {
  const { kind, note, concerns, permissionOnly } = condition;
  const amount = amountInWords(condition);
  const details = [
    isCertain || concerns === 'all' ? '' : t('concerns', { concerns }),
    isCertain || !permissionOnly ? '' : t('permissionOnly'),
    withoutVisaInWords(condition),
    kind === 'funds' && amount ? t('amount', { amount }) : '',
    kind === 'insurance' && amount ? t('minimumCover', { amount }) : '',
    ...(kind === 'vaccination' ? vaccinationDetails(condition, nameOf) : []),
    ...(isFurther(kind) ? furtherInWords({ ...condition, kind }, nameOf).details : []),
    isSame(note, conditionInWords(condition, nameOf)) ? '' : note,
  ];
  return details.filter(Boolean);
}

/** From when a passport's validity counts for those without a visa; '' if they aren't asked, or the note says it. */
export function withoutVisaInWords({
  concerns,
  countedFrom,
  permissionOnly,
  note,
}: Pick<StatedCondition, 'concerns' | 'countedFrom' | 'permissionOnly' | 'note'>): string {
  if (countedFrom !== 'visa_expiry' || concerns !== 'all' || permissionOnly) return '';
  const said = t('withoutVisa');
  return note.startsWith(said) ? '' : said;
}

/** Whether a source's note repeats what is said already. */
export function isSame(note: string, text: string): boolean {
  const wordsOf = (sentence: string) => sentence.replace(/[.。।]$/u, '').toLowerCase();
  return wordsOf(note) === wordsOf(text);
}

function vaccinationDetails(
  { binding, months, number, comingFrom, countries: codes }: StatedCondition,
  nameOf: (code: string) => string,
): string[] {
  const years = months / 12;
  const age = Number.isInteger(years) ? t('fromYears', { years }) : t('fromMonths', { months });
  const listed = countriesOf(codes);
  const countries = listInWords(listed.map(nameOf));
  const countsChangingPlanes =
    comingFrom === 'risk_countries' &&
    number !== null &&
    (binding === 'required' || binding === 'may_be_asked');
  const changing =
    number === 0 ? t('changingPlanes') : t('changingPlanesLong', { hours: number ?? 0 });
  return [
    months > 0 ? age : '',
    countries &&
      t(comingFrom === 'listed_countries' ? 'listedCountries' : 'riskCountries', {
        countries,
        count: listed.length,
      }),
    countsChangingPlanes ? changing : '',
  ];
}

function countriesOf(codes: string): string[] {
  return codes.split(' ').filter(Boolean);
}

/** The parts of the line that names a fact's source; `link` is the linked text. */
export function sourceOfFact({
  title: given,
  address,
  date,
  kind,
  secondary,
}: BorderSource): Origin {
  const title = sourceTitle(given);
  const known = date ? partialDateText(date) : answerText('dateUnknown');
  const values = { title, date: known };
  return lineWithLink(address, (link) => {
    if (kind === 'official' && !secondary)
      return answerText.rich('officialSource', { ...values, link });
    if (kind === 'administrator' && date === null) {
      return answerText.rich('sourceUnchecked', { source: title, link });
    }
    if (kind === 'compilation') return answerText.rich('sourceCollected', { ...values, link });
    return answerText.rich(secondary ? 'sourceUnconfirmed' : 'sourceDated', { ...values, link });
  });
}
