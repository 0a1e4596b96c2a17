import type { PageScope } from '../../../../db/schema.ts';

/** Owners of pages on hosts without the country's own domain. */
const owners: Record<string, string> = {
  'baochinhphu.vn': 'VN',
  'brazil.vfsevisa.com': 'BR',
  'cambodiaembassyuk.org': 'KH',
  'comunidadandina.org': 'BO CO EC PE',
  'dhs.gov': 'US',
  'ecfr.gov': 'US',
  'ecowas.int': 'BJ CI CV GH GM GN GW LR NG SL SN TG',
  'egyptembassy.net': 'EG',
  // EU law, also where a state outside the Union has signed an agreement.
  'europa.eu':
    'AT BE BG CH CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK',
  'govinfo.gov': 'US',
  'govmu.org': 'MU',
  'help.cbp.gov': 'US',
  'international.visitjordan.com': 'JO',
  'irishimmigration.ie': 'IE',
  'jordanpass.jo': 'JO',
  'mozambiquehighcommission.org.uk': 'MZ',
  'nederlandwereldwijd.nl': 'NL',
  'state.gov': 'US',
  'uae-embassy.org': 'AE',
  'visitdubai.com': 'AE',
  'visitqatar.com': 'QA',
  'visitsaudi.com': 'SA',
};

/** Domain endings that differ from the country's code. */
const endings: Record<string, string> = { uk: 'GB' };

/** The codes of the countries that own a page. Throws a sentence for an unknown host. */
function ownersOf(address: string): string[] {
  const host = new URL(address).hostname.replace(/^www\./, '');
  const named = Object.keys(owners).find((end) => host === end || host.endsWith(`.${end}`));
  if (named) return (owners[named] ?? '').split(' ');
  const ending = host.split('.').at(-1) ?? '';
  if (ending.length !== 2) throw new Error(`Nobody has decided whose page ${host} is`);
  return [endings[ending] ?? ending.toUpperCase()];
}

/** The scope of a page for a rule of the destination. */
export function scopeOf(
  destination: string,
  address: string,
  { isOfGroup }: { isOfGroup: boolean },
): PageScope {
  if (!ownersOf(address).includes(destination)) return 'other_government';
  return isOfGroup ? 'rule' : 'policy';
}

/** Full names of authorities and laws that the files abbreviate or extend. */
const names: [RegExp, string][] = [
  [/^Agreement between the European Community .* Swiss.*/, 'EU–Swiss agreement on free movement'],
  [/^Agreement between the European Union and the United Arab.*/, 'EU–UAE agreement on visas'],
  [
    /^Agreement between the European Union .* (Armenia|Azerbaijan|Belarus|Cabo Verde) .*/,
    'EU–$1 agreement on visas',
  ],
  [/^Apply for Ethiopian.*/, 'Ethiopian e-Visa'],
  [/^Department of Immigration \/ Nepal.*|^अध्यागमन विभाग$/, 'Department of Immigration of Nepal'],
  [/^For Visitors – /, ''],
  [/^Lao Official Online Visa.*/, 'Lao eVisa'],
  [/^Mozambique eVisa & eTA.*/, 'Mozambique eVisa portal'],
  [/^Visa Code No.*/, 'Visa Code, Regulation (EC) No 810/2009'],
  [/^(Directive 2004\/38\/EC) on.*/, '$1'],
  [/^(EEA Joint Committee Decision No 158\/2007).*/, '$1'],
  [/^(Regulation \(EU\) \d+\/\d+) .*/, '$1'],
  [/^ICA$/, 'Immigration and Checkpoints Authority of Singapore'],
  [/^INM$/, 'Instituto Nacional de Migración of Mexico'],
  [/^IRCC$/, 'Immigration, Refugees and Citizenship Canada'],
  [/^MIREX$/, 'Ministry of Foreign Affairs of the Dominican Republic'],
  [/^Memorandum of Understanding between Iran and Armenia.*/, 'Iran–Armenia memorandum on visas'],
  [/^MRE$/, 'Ministry of Foreign Affairs of Brazil'],
  [/^Argentina$/, 'Decree 616/2010 of Argentina'],
  [/^Bureau of Consular Affairs\b.*/, 'Bureau of Consular Affairs, Taiwan'],
  [/^DHS$/, 'U.S. Department of Homeland Security'],
  [/^PICA$/, 'Passport, Immigration and Citizenship Agency of Jamaica'],
  [
    /^UK FCDO( travel advice)?$|^UK Foreign Office$/,
    'UK Foreign, Commonwealth & Development Office',
  ],
  [/^Ireland DFA$/, 'Department of Foreign Affairs of Ireland'],
];

/** Longer texts are descriptions, not names. */
const LONGEST_NAME = 100;

/** The publisher, from a title "Publisher — what it is about". */
export function titleOf(name: string): string {
  const [publisher = ''] = name.split(' — ');
  const bare = publisher.replace(/ ?\([^)]*\)/g, (part) =>
    /^ ?\((EU|SOR)/.test(part) ? part : '',
  );
  const title = names.reduce((text, [found, own]) => text.replace(found, own), bare.trim());
  if (title.length > LONGEST_NAME) throw new Error(`"${name}" needs a short name`);
  return title;
}

/** The index of the page in a destination's list, to which it is added. */
export function placeOf(pages: [string, string][], page: [string, string]): number {
  const at = pages.findIndex(([title, address]) => title === page[0] && address === page[1]);
  return at >= 0 ? at : pages.push(page) - 1;
}
