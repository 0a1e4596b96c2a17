import { noStatements, type ShippedEdition, type ShippedSource } from './shippedSource.ts';

/**
 * Sources of earlier versions whose statements are no longer shipped: transit policies took the place
 * of their lists of airport transit visas. A site that has one gets an edition of it without
 * statements, so that the old ones end.
 */
export const retiredSources: readonly ShippedSource[] = [
  retired({
    id: 'visa-code-annex-iv',
    title: 'Regulation (EC) No 810/2009 (Visa Code), Annex IV, consolidated 2 February 2020',
    publisher: 'European Union, Publications Office (EUR-Lex)',
    licence:
      'Reuse allowed by Commission Decision 2011/833/EU; consolidated texts CC BY 4.0 (attribution)',
    address: 'https://eur-lex.europa.eu/legal-content/EN/TXT/HTML/?uri=CELEX:02009R0810-20200202',
    date: '2026-04-08',
  }),
  retired({
    id: 'annexe-d',
    title:
      "Arrêté du 10 mai 2010 relatif aux documents et visas exigés pour l'entrée des étrangers sur le territoire européen de la France, annexe D",
    publisher: 'République française',
    licence: 'licence not checked (facts only)',
    address: 'https://www.legifrance.gouv.fr/',
    date: null,
  }),
];

/** Which edition of a retired source is the empty one. */
export const retiredEditions: readonly ShippedEdition[] = retiredSources.map(
  ({ id, title, date, fileHash }) => ({ id, title, date, fileHash }),
);

function retired(
  source: Pick<ShippedSource, 'id' | 'title' | 'publisher' | 'licence' | 'address' | 'date'>,
): ShippedSource {
  return {
    ...source,
    kind: 'official',
    quality: 'secondary',
    note: '',
    // No hash of statements: of a retired source there is one edition.
    fileHash: 'retired',
    rules: [],
    ...noStatements,
  };
}
