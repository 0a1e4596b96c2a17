import errorMessages from '#messages/en/errors.gen.ts';
import { translator } from '#messages/translate.ts';

/** What schemas of visitors' input say of a refused value, in the visitor's language. */

const t = translator(errorMessages);

/** A text, or a function that writes it when a value is refused. */
export type Refusal = string | { error: () => string };

export const emailRequired = { error: () => t('emailRequired') };
export const emailInvalid = { error: () => t('emailInvalid') };
export const nameRequired = { error: () => t('nameRequired') };
export const messageRequired = { error: () => t('messageRequired') };
export const countryRequired = { error: () => t('countryRequired') };
export const passportRequired = { error: () => t('passportRequired') };
export const destinationRequired = { error: () => t('destinationRequired') };
export const searchRequired = { error: () => t('searchRequired') };
export const invisibleCharacter = { error: () => t('invisibleCharacter') };
export const dateInvalid = { error: () => t('dateInvalid') };
export const dateTooFar = { error: () => t('dateTooFar') };
export const documentsInvalid = { error: () => t('documentsInvalid') };

/** Of an address that names a document that none of the `known` is. */
export const documentUnknown = (value: string, known: readonly string[]) =>
  t('documentUnknown', { value, known: known.join(', ') });

/** Of a text of more than `max` characters. */
export const tooLong = (max: number) => ({ error: () => t('tooLong', { max }) });

/** Of saved answers in an address, at most `max`. */
export const savedAnswersInvalid = (max: number) => ({
  error: () => t('savedAnswersInvalid', { max }),
});

export const tooManyStops = (max: number) => ({ error: () => t('tooManyStops', { max }) });
