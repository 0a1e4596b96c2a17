/**
 * Spanish names after "de", of countries whose name takes an article, by country code, with what stands
 * before the name. All others follow "de" as they are.
 */
const prepositions: Readonly<Record<string, string>> = {
  AC: 'de la',
  AE: 'de los',
  AQ: 'de la',
  AX: 'de las',
  BQ: 'del',
  BS: 'de las',
  BV: 'de la',
  CC: 'de las',
  CD: 'de la',
  CF: 'de la',
  CG: 'de la',
  CK: 'de las',
  CX: 'de la',
  DO: 'de la',
  EH: 'del',
  FK: 'de las',
  FO: 'de las',
  GB: 'del',
  GF: 'de la',
  GS: 'de las',
  HM: 'de las',
  IM: 'de la',
  IN: 'de la',
  IO: 'del',
  KM: 'de las',
  KY: 'de las',
  LB: 'del',
  MH: 'de las',
  MP: 'de las',
  MV: 'de las',
  NF: 'de la',
  NL: 'de los',
  PF: 'de la',
  PN: 'de las',
  SB: 'de las',
  TC: 'de las',
  TF: 'de los',
  UM: 'de las',
  US: 'de los',
  VA: 'de la',
  VG: 'de las',
  VI: 'de las',
};

/** "del Reino Unido", "de Alemania". */
export function afterDe({ code, name }: { code: string; name: string }): string {
  return `${prepositions[code] ?? 'de'} ${name}`;
}
