export * from '../../../server/schemas/answerTexts.ts';
