import errorMessages, { type Messages } from '#messages/errors/en.gen.ts';
import { type Translate, translator } from '#messages/translate.ts';

/** What schemas of visitors' input say of a refused value, in the visitor's language. */

/** A text, or a function that writes it when a value is refused. */
export type Refusal = string | { error: () => string };

function refusal(write: (t: Translate<Messages>) => string): { error: () => string } {
  return { error: () => write(translator(errorMessages)) };
}

export const emailRequired = refusal((t) => t('emailRequired'));
export const emailInvalid = refusal((t) => t('emailInvalid'));
export const nameRequired = refusal((t) => t('nameRequired'));
export const messageRequired = refusal((t) => t('messageRequired'));
export const countryRequired = refusal((t) => t('countryRequired'));
export const passportRequired = refusal((t) => t('passportRequired'));
export const destinationRequired = refusal((t) => t('destinationRequired'));
export const searchRequired = refusal((t) => t('searchRequired'));
export const invisibleCharacter = refusal((t) => t('invisibleCharacter'));
export const dateInvalid = refusal((t) => t('dateInvalid'));
export const documentsInvalid = refusal((t) => t('documentsInvalid'));

/** Of a text of more than `max` characters. */
export const tooLong = (max: number) => refusal((t) => t('tooLong', { max }));

/** Of saved answers in an address, at most `max`. */
export const savedAnswersInvalid = (max: number) =>
  refusal((t) => t('savedAnswersInvalid', { max }));

export const tooManyStops = (max: number) => refusal((t) => t('tooManyStops', { max }));
