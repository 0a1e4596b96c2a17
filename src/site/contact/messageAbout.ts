import { passportLabel } from '#core/countries/nationalityAdjectives.ts';
import { listInWords } from '#core/languages/listInWords.ts';
import type { VisaType } from '#core/vocabulary.ts';
import answerMessages from '#messages/en/answers.gen.ts';
import contactMessages from '#messages/en/contact.gen.ts';
import requirementMessages from '#messages/en/requirement.gen.ts';
import { localAddress } from '#messages/language.ts';
import { translator } from '#messages/translate.ts';
import type { NamedCountry } from '../passports/queries.ts';

const t = translator(contactMessages);
const answerText = translator(answerMessages);
const requirementText = translator(requirementMessages);

/**
 * The message of a visitor whose question has no answer, in their language, to be edited; with the
 * answer's address, which the team can read in any.
 */
export function messageAbout({
  country,
  passport,
  type,
  origin,
}: {
  country: NamedCountry;
  passport: NamedCountry;
  type: VisaType;
  origin: string;
}): string {
  const label = passportLabel(passport);
  const question = listInWords(
    [
      answerText('question', { passport: label, country: country.name }),
      requirementText('type', { type }),
    ],
    'dot',
  );
  const asked = new URLSearchParams({ type, from: passport.code });
  const address = `${origin}${localAddress(`/visa-info/${country.code}?${asked}`)}`;
  return `${t('about', { question })}\n${address}\n`;
}
