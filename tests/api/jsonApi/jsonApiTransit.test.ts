import { describe, expect, test } from 'vitest';
import type { AnswerResponse } from '#core/inputs/jsonApi/answers.ts';
import { readTransitPacks } from '#db/packs/policies/transitPacks.ts';
import { siteOfFile } from '../../support/site/testApp.ts';
import { expectDocumented } from './openApi.ts';

const site = siteOfFile({ rules: true });

/** Distinct addresses, which the limit of requests counts apart. */
let asked = 0;

async function answerOf(pair: string, query = 'purpose=transit'): Promise<AnswerResponse> {
  asked += 1;
  const url = `/api/v1/answers/${pair}?${query}`;
  const response = await site().app.inject({ url, remoteAddress: `192.0.2.${asked % 250}` });
  expectDocumented(response);
  return response.json();
}

async function sidesOf(pair: string, query?: string) {
  const { transit } = await answerOf(pair, query);
  if (!transit) throw new Error(`No sides of changing planes: ${pair}`);
  return transit;
}

const accessOfNeed = { no_visa: 'visa_free', eta: 'eta', visa: 'visa_required' } as const;

/** What `access` must be, by the sides that the answer has. */
function accessBySides({ access, transit }: AnswerResponse) {
  if (access === 'own_country' || access === 'freedom_of_movement') return access;
  const { airside, border } = transit ?? {};
  if (airside?.need === 'pass_border') return border?.access;
  if (airside && airside.need !== 'unknown') return accessOfNeed[airside.need];
  const isOpen = border?.access === 'visa_free' && !border.restriction && border.doubt === null;
  return isOpen ? 'visa_free' : null;
}

test.each(['IN', 'US', 'CM'])(
  'of %s, in each country with a policy, the access follows from the sides',
  async (passport) => {
    for (const { country } of readTransitPacks()) {
      const answer = await answerOf(`${passport}/${country}`);
      const { access, unconfirmed, transit } = answer;
      expect([country, access]).toEqual([country, accessBySides(answer)]);
      const need = transit?.airside.need ?? 'unknown';
      if (need in accessOfNeed && access !== 'own_country') {
        expect([country, unconfirmed]).toEqual([country, !transit?.airside.confirmed]);
      }
    }
  },
);

describe('the transit area', () => {
  test('needs a paper, of which documents of other countries free', async () => {
    const { access, source, transit } = await answerOf('IN/GB');
    expect([access, source?.attribution]).toEqual([
      'visa_required',
      expect.stringMatching(/20\d\d/),
    ]);
    expect(transit?.airside).toMatchObject({
      need: 'visa',
      paper: 'airport_transit_visa',
      authorisation: null,
      airports: ['LHR', 'MAN'],
      confirmed: true,
      source,
    });
    expect(transit?.airside.documents).toContainEqual({
      kind: 'residence',
      issuers: expect.arrayContaining(['US']),
      qualities: ['permanent'],
    });
    expect(transit?.border).toMatchObject({ access: 'visa_required', doubt: null });
  });

  test('needs none with a document that the traveller holds', async () => {
    const { access, transit } = await answerOf('GH/DE', 'purpose=transit&holds=us-visa');
    expect([access, transit?.airside.need]).toEqual(['visa_free', 'no_visa']);
    expect((await sidesOf('GH/DE')).airside.need).toBe('visa');
  });

  test('needs a travel authorisation by name', async () => {
    const { airside } = await sidesOf('DE/NZ');
    expect(airside).toMatchObject({ need: 'eta', paper: null, authorisation: 'NZeTA' });
  });

  test('is unknown, or everyone passes the border', async () => {
    expect(await answerOf('CM/MZ')).toMatchObject({
      access: null,
      source: null,
      transit: { airside: { need: 'unknown', documents: [], confirmed: false, source: null } },
    });
    const { access, days, transit } = await answerOf('IN/US');
    expect(transit?.airside).toMatchObject({ need: 'pass_border', documents: [] });
    expect(transit?.border).toMatchObject({ access, days });
  });
});

test('visas for the transit area are with it, for passports that need one there', async () => {
  const korea = await sidesOf('EG/KR');
  expect(korea.airside.programmes).toMatchObject([
    { name: 'Pure transit visa (C-3-10)', kind: 'airside_visa', open: 'yes', maxHours: 72 },
  ]);
  expect(korea.programmes.map(({ kind }) => kind)).not.toContain('airside_visa');
  const { airside } = await sidesOf('IN/NZ');
  expect(airside.programmes).toMatchObject([
    { name: 'Transit Visa', apply: expect.stringContaining('immigration.govt.nz') },
  ]);
  expect(airside.programmes[0]?.airports).toEqual(['AKL']);
  expect(airside.programmes[0]?.source.title).toContain('Immigration New Zealand');
  // Needs no visa there, enters by right, or needs a visa that isn't described.
  for (const pair of ['DE/NZ', 'IN/KR', 'AU/NZ', 'IN/GB']) {
    expect([pair, (await sidesOf(pair)).airside.programmes]).toEqual([pair, []]);
  }
});

test('programmes have their fee, and say whether they are open', async () => {
  const { programmes } = await sidesOf('IN/JP');
  expect(programmes).toMatchObject([
    { kind: 'transit_without_visa', open: 'officer_decides' },
    { kind: 'transit_visa', open: 'yes', fee: { amount: '15000', currency: 'JPY' } },
  ]);
  for (const { source, documents, open } of programmes) {
    expect(source.attribution).not.toBe('');
    if (open === 'with_documents') expect(documents).not.toEqual([]);
  }
});

test('a suspension is on the border’s side, too', async () => {
  const { border, programmes } = await sidesOf('NG/US');
  expect([border.restriction?.kind, programmes]).toEqual(['visas_suspended', []]);
});

test('other purposes have no sides', async () => {
  expect((await answerOf('IN/GB', 'purpose=tourist')).transit).toBeNull();
  expect((await answerOf('IN/GB', 'purpose=working')).transit).toBeNull();
});
