export * from '../../server/schemas/partialDateText.ts';
