export * from '../../server/schemas/countryInSentence.ts';
