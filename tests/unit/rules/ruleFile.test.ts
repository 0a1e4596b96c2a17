import { describe, expect, test } from 'vitest';
import { RULE_FILE_MAX } from '#core/records/files.ts';
import { sampleCountries } from '#db/seed/countries.ts';
import { parseRuleFile } from '#server/rules/files/parseRuleFile.ts';

const parse = (text: string) => parseRuleFile(new TextEncoder().encode(text), sampleCountries);

/** The pairs as `NA>JP visa_free 90`, sorted. */
async function pairsOf(text: string) {
  const { rows } = await parse(text);
  return rows
    .map(({ passport, destination, access, days }) =>
      `${passport}>${destination} ${access} ${days ?? ''}`.trim(),
    )
    .sort();
}

async function refusedOf(text: string) {
  const { refused } = await parse(text);
  return refused.map(
    ({ line, passport, destination, value, reason }) =>
      `${line}: ${passport}>${destination} "${value}" ${reason}`,
  );
}

const same = ['NA>SZ visa_free 30', 'NA>XK e_visa', 'SZ>XK eta', 'XK>NA no_admission'];

const shapes: Record<string, string> = {
  'tidy-iso2': `Passport,Destination,Requirement
NA,SZ,30
NA,XK,e-visa
SZ,XK,eta
XK,NA,no admission
XK,XK,-1
`,
  'tidy-iso3': `Passport,Destination,Requirement
NAM,SWZ,30
NAM,XKX,e-visa
SWZ,XKX,eta
XKX,NAM,no admission
XKX,XKX,-1
`,
  'tidy-names': `Passport,Destination,Requirement
Namibia,Swaziland,30
Namibia,Kosovo,e-visa
Eswatini,Kosovo,eta
Kosovo,Namibia,no admission
Kosovo,Kosovo,-1
`,
  // The columns are in another order than the rows.
  'matrix-iso2': 'Passport,XK,NA,SZ\nNA,e-visa,-1,30\nSZ,eta,,-1\nXK,-1,no admission,\n',
  'matrix-iso3': 'Passport,XKX,NAM,SWZ\nNAM,e-visa,-1,30\nSWZ,eta,,-1\nXKX,-1,no admission,\n',
  'matrix-names':
    'Passport,Kosovo,Namibia,Swaziland\nNamibia,e-visa,-1,30\nSwaziland,eta,,-1\nKosovo,-1,no admission,\n',
  json: `{"NA":{"SZ":{"status":"visa free","days":30},"XK":{"status":"e-visa"}},
    "SZ":{"XK":{"status":"eta"}},"XK":{"NA":{"status":"no admission"}}}`,
};

describe.each(Object.entries(shapes))('%s', (shape, text) => {
  test('is detected by its content and read', async () => {
    expect((await parse(text)).shape).toBe(shape);
    expect(await pairsOf(text)).toEqual(same);
    expect(await refusedOf(text)).toEqual([]);
  });

  test('with a byte order mark, CRLF and lower-case keys', async () => {
    const lower =
      shape === 'json' ? text.replaceAll(/"[A-Z]{2}"/g, (key) => key.toLowerCase()) : text;
    const other = shape.endsWith('names') ? lower : lower.toLowerCase();
    expect(await pairsOf(`\ufeff${other.replaceAll('\n', '\r\n')}`)).toEqual(same);
  });

  test('with quotes and semicolons, as spreadsheets write them', async () => {
    if (shape === 'json') return;
    const quoted = text.trimEnd().replaceAll(/[^,\n]+/g, (field) => `"${field}"`);
    expect(await pairsOf(quoted)).toEqual(same);
    expect(await pairsOf(quoted.replaceAll(',', ';'))).toEqual(same);
  });
});

const tidy = (...rows: string[]) => ['Passport,Destination,Requirement', ...rows].join('\n');

test('every value of the published files', async () => {
  const rows = ['90', 'visa free', 'visa on arrival', 'ETA ', 'e-visa', 'visa required'];
  const codes = ['AD', 'AE', 'AF', 'AG', 'AL', 'AM'];
  expect(await pairsOf(tidy(...rows.map((value, at) => `JP,${codes[at]},${value}`)))).toEqual([
    'JP>AD visa_free 90',
    'JP>AE visa_free',
    'JP>AF visa_on_arrival',
    'JP>AG eta',
    'JP>AL e_visa',
    'JP>AM visa_required',
  ]);
});

test('in JSON any status may have days', async () => {
  const text = `{"US":{"GB":{"status":"eta","days":180},"JP":{"status":"visa required","days":30},
    "FR":{"status":"visa free","days":null}}}`;
  expect(await pairsOf(text)).toEqual([
    'US>FR visa_free',
    'US>GB eta 180',
    'US>JP visa_required 30',
  ]);
});

test.each([
  ['Swaziland', 'SZ'],
  ['Macao', 'MO'],
  ['Macau', 'MO'],
  ['Burma', 'MM'],
  ['Congo', 'CG'],
  ['DR Congo', 'CD'],
  ['Congo (Dem. Rep.)', 'CD'],
  ["Cote d'Ivoire", 'CI'],
  ['Côte d’Ivoire', 'CI'],
  ['St. Kitts & Nevis', 'KN'],
  ['Turkey', 'TR'],
  ['Czech Republic', 'CZ'],
  ['Vatican', 'VA'],
  ['TIMOR-LESTE', 'TL'],
  ['The Gambia', 'GM'],
  ['sao tome and principe', 'ST'],
])('the name %s is %s', async (name, code) => {
  expect(await pairsOf(tidy(`${name},Japan,90`))).toEqual([`${code}>JP visa_free 90`]);
});

test('invalid values are refused with their line, never guessed', async () => {
  const rows = ['covid ban', 'EVW', 'Hayya Entry Permit', '0', '-30', '4.5', '99999', '', '-1'];
  const codes = ['AD', 'AE', 'AF', 'AG', 'AL', 'AM', 'AO', 'AR', 'AT'];
  const text = tidy('JP,FR,90', ...rows.map((value, at) => `JP,${codes[at]},${value}`));
  expect(await pairsOf(text)).toEqual(['JP>FR visa_free 90']);
  expect(await refusedOf(text)).toEqual([
    '3: JP>AD "covid ban" unknown value',
    '4: JP>AE "EVW" unknown value',
    '5: JP>AF "Hayya Entry Permit" unknown value',
    '6: JP>AG "0" unknown value',
    '7: JP>AL "-30" unknown value',
    '8: JP>AM "4.5" unknown value',
    '9: JP>AO "99999" unknown value',
    '10: JP>AR "" no value',
    '11: JP>AT "-1" -1 stands for the own country alone',
  ]);
});

test('so are unknown, ambiguous or partial countries', async () => {
  const text = tidy('JP,FR,90', 'ZZ,FR,90', 'JP,Atlantis,90', 'JP,Korea,90', 'Scotland,FR,90');
  expect(await refusedOf(text)).toEqual([
    '3: ZZ>FR "90" unknown passport',
    '4: JP>Atlantis "90" unknown destination',
    '5: JP>Korea "90" ambiguous destination: KP or KR',
    '6: Scotland>FR "90" unknown passport',
  ]);
});

test('so are a country’s own passport with a value, and a row of the wrong length', async () => {
  expect(await refusedOf(tidy('JP,FR,90', 'JP,JP,90', 'JP,DE'))).toEqual([
    '3: JP>JP "90" the own country has no rule: -1 or nothing',
    '4: JP>DE "" 2 fields instead of 3',
  ]);
  expect(await refusedOf('Passport,FR,DE\nJP,90\n')).toEqual([
    '2: JP>FR "90" 2 fields instead of 3',
    '2: JP>DE "" 2 fields instead of 3',
  ]);
});

test('a repeated pair counts once, or not at all if its values differ', async () => {
  const text = tidy('JP,FR,90', 'JP,FR,90', 'JP,DE,90', 'JPN,Germany,60', 'JP,DE,90');
  expect(await pairsOf(text)).toEqual(['JP>FR visa_free 90']);
  expect(await refusedOf(text)).toEqual([
    '5: JP>DE "60" the pair is given more than once, with different values',
    '6: JP>DE "90" the pair is given more than once, with different values',
  ]);
});

test('malformed entries in JSON are refused one by one', async () => {
  const text = `{"US":{"GB":90,"FR":{"status":"covid ban"},"DE":{"status":"eta","days":-1},
    "US":{"status":"-1"},"JP":{"status":"eta"}}}`;
  expect(await pairsOf(text)).toEqual(['US>JP eta']);
  expect(await refusedOf(text)).toEqual([
    'null: US>GB "90" not as in {"US":{"GB":{"status":"eta","days":180}}}',
    'null: US>FR "covid ban" unknown value',
    'null: US>DE "eta, days: -1" days are no whole number from 1',
  ]);
});

test.each([
  [
    'the swapped columns',
    'Passport,Destination,Code\nJP,FR,3\n',
    /visa on arrival and ETA swapped/,
  ],
  ['in lower case', 'passport,destination,code\nJP,FR,3\n', /visa on arrival and ETA swapped/],
  ['codes instead of days', 'Passport,FR,DE\nJP,3,1\n', /codes/],
  ['old abbreviations', 'Passport,FR,DE\nJP,VOA,ETA\n', /codes/],
  ['another header', 'From,To,Visa\nJP,FR,90\n', /header/],
  ['a page', '<!doctype html><title>Not found</title>', /header/],
  ['no country', 'Passport,Apples,Pears\nPlums,90,30\n', /No country/],
  ['an empty file', ' \n', /empty/],
  ['broken JSON', '{"US":{', /no JSON/],
  ['another JSON', '{"US":"GB"}', /no edition/],
  ['an open quote', `${tidy('JP,FR,90')}\n"JP,DE`, /no CSV/],
  ['too many columns', `Passport,${'FR,'.repeat(300)}DE\n`, /300 columns/],
  ['a file from a scanner of limits', 'x'.repeat(RULE_FILE_MAX + 1), /larger than 10 MB/],
])('%s: the whole file is refused', async (_what, text, message) => {
  await expect(parse(text)).rejects.toMatchObject({
    name: 'UnusableFile',
    message: expect.stringMatching(message),
  });
});

test.each([
  [
    'TravelRequirements’ matrix',
    'passport,destination,requirement,max_stay_days,source_url,source_last_verified\nIN,JP,eta,,,\n',
    'npm run rules -- update',
  ],
  [
    'TravelRequirements’ record of a destination',
    JSON.stringify({ meta: {}, id: 'japan', iso2: 'JP', visaPolicy: { byPassport: {} } }),
    'npm run rules -- update',
  ],
  [
    'one destination of the entry requirements',
    JSON.stringify({ destination: 'JP', updated: '2026-10-09', pages: [], rules: [] }),
    'npm run packs -- check',
  ],
])('the refusal of %s names the command that reads it', async (what, text, command) => {
  const message = new RegExp(`^The file is ${what}[:,].*${command}`);
  await expect(parse(text)).rejects.toThrow(message);
});

test('text that is not UTF-8 is refused with instructions', async () => {
  const utf16 = new Uint8Array(Buffer.from('\ufeffPassport,Destination,Requirement', 'utf16le'));
  await expect(parseRuleFile(utf16, sampleCountries)).rejects.toThrow('save it as CSV UTF-8');
});

test.each([
  ['# Edition of 2026-02-17\n', '2026-02-17'],
  ['# Passport Index\n# 2026-02\n', '2026-02'],
  ['# from 2025-01-12 to 2026-02-17\n', null],
  ['', null],
])('the date of a CSV is in a comment before the header: %j', async (comment, date) => {
  expect(await parse(`${comment}${tidy('JP,FR,90')}`)).toMatchObject({ date, refused: [] });
});

test('the date of a JSON is its member', async () => {
  const json = (date: unknown) => JSON.stringify({ date, JP: { FR: { status: 'eta' } } });
  expect((await parse(json('2026-02-17'))).date).toBe('2026-02-17');
  expect((await parse(json('2026-02-30'))).date).toBeNull();
  expect((await parse(json(2026))).date).toBeNull();
});
