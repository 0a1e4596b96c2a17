import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { EntryAnswer } from '#core/answers/entryAnswer.ts';
import { type NextStep, nextStepOf } from '#core/answers/nextStep.ts';
import { type BorderLink, officialLinksServing } from '#core/border/borderFacts.ts';
import { readCountryFacts } from '#server/answers/facts/countryFacts.ts';
import { findAnswer } from '#server/answers/findAnswer.ts';
import { filledDatabase } from '../database/filledDatabase.ts';

const { db } = filledDatabase();

type Offer = {
  pair: string;
  access: string | null;
  stay: EntryAnswer['stay'];
  /** Whether the stay is that of the access alone, by the source of the access. */
  isStayOfAccess: boolean;
  links: BorderLink[];
  step: NextStep | undefined;
};

/** What is offered for application, of every passport and destination with a price. */
const offers: Offer[] = [];

beforeAll(async () => {
  const { rows: passports } = await sql<{ code: string }>`
    select distinct passport as code from entry_rules order by 1`.execute(db());
  const { rows: destinations } = await sql<{ code: string }>`
    select distinct destination as code from application_portals
    where price_amount is not null order by 1`.execute(db());
  for (const { code: destination } of destinations) {
    const { officialLinks } = await readCountryFacts(db(), destination);
    for (const { code: passport } of passports) {
      const answer = await findAnswer(db(), { passport, destination, purpose: 'tourist' });
      offers.push({
        pair: `${passport}>${destination}`,
        access: answer.access,
        stay: answer.stay,
        isStayOfAccess: !answer.staySource && !answer.headlineCondition,
        links: officialLinksServing(answer, officialLinks),
        step: nextStepOf(answer, officialLinks),
      });
    }
  }
});

const offerOf = (pair: string) => offers.find((offer) => offer.pair === pair);
const priceOf = (pair: string) => {
  const [price] = (offerOf(pair)?.links ?? []).flatMap(({ price }) => price ?? []);
  return price && `${price.currency} ${price.amount}`;
};

describe('a price', () => {
  test('is one for each kind of application that a passport is offered', () => {
    const kindOf = ({ scheme, address, stayDays, entries, title }: BorderLink) =>
      [scheme, address && new URL(address).host, stayDays, entries, title].join();
    const contradicting = offers.flatMap(({ pair, links }) => {
      const priced = links.filter(({ price }) => price !== null);
      return [...Map.groupBy(priced, kindOf).values()].some(
        (same) => new Set(same.map(({ price }) => price?.amount)).size > 1,
      )
        ? pair
        : [];
    });
    // Europeans choose between two authorisations of Australia, with and without a fee.
    expect(contradicting.filter((pair) => !pair.endsWith('>AU'))).toEqual([]);
  });

  test('names no passports that pay another one', () => {
    const notes = offers.flatMap(({ links }) =>
      links.flatMap(({ price }) => price?.note.split('; ') ?? []),
    );
    const aboutPassports = notes.filter((note) => /passport|citizen|national/i.test(note));
    expect([...new Set(aboutPassports)]).toEqual(['plus a fee that depends on the passport']);
  });

  test('is contradicted by no note of its link, nor by one of a rule', async () => {
    const words = /\bfees?\b|free of charge|\bcosts?\b|\b(USD|EUR|GBP)\b/i;
    const links = offers.flatMap((offer) => offer.links);
    const both = links.filter(({ price, note }) => price !== null && words.test(note));
    expect([...new Set(both.map(({ title, note }) => `${title}: ${note}`))]).toEqual([]);
    const { rows } = await sql<{ note: string }>`select distinct note from entry_rules`.execute(
      db(),
    );
    expect(rows.filter(({ note }) => words.test(note))).toEqual([]);
  });

  test('is only told where something is asked for in advance or at the border', () => {
    const asked = ['eta', 'e_visa', 'visa_on_arrival', 'travel_permit', 'visa_required'];
    const steps = offers.filter(({ step }) => step?.kind === 'apply' && step.link.price);
    expect(steps.filter(({ access }) => !asked.includes(String(access)))).toEqual([]);
    const unknown = offers.filter(({ access }) => access === null);
    expect(unknown.flatMap(({ links }) => links.flatMap(({ price }) => price ?? []))).toEqual([]);
  });

  test('is told beside the button only if its site has no other one', () => {
    const step = (pair: string) => {
      const found = offerOf(pair)?.step;
      return found?.kind === 'apply' ? (found.link.price?.amount ?? null) : found?.kind;
    };
    expect(step('IN>LK')).toBe('0');
    expect(step('BR>LK')).toBe('50');
    // The Emirates have e-visas of 30 and 60 days.
    expect(step('IN>AE')).toBe(null);
    expect(step('DE>AU')).toBe(null);
  });
});

describe('a travel authorisation', () => {
  const isOffered = (pair: string) =>
    offerOf(pair)?.links.some(({ scheme }) => scheme === 'eta') ?? false;

  test('of the United States is offered to the 42 members of its program alone', () => {
    const members = offers.filter(({ pair }) => pair.endsWith('>US') && isOffered(pair));
    expect(members).toHaveLength(42);
    expect(members.filter(({ access }) => access !== 'eta')).toEqual([]);
    for (const pair of ['CN>US', 'IN>US', 'RO>US', 'CA>US']) expect(isOffered(pair)).toBe(false);
  });

  test('is offered only where one is needed, or where a visa of another country opens it', () => {
    const others = offers.filter(({ pair, access }) => access !== 'eta' && isOffered(pair));
    const destinations = others.map(({ pair }) => pair.slice(-2));
    expect([...new Set(destinations)].sort()).toEqual(['AR', 'CA', 'NZ']);
  });
});

describe('a price and the stay that it buys', () => {
  test.each([
    ['DE>TG', 90, ['25000 for 15', '35000 for 15', '45000 for 30', '65000 for 90']],
    ['BO>GE', 90, ['20.4 for 90']],
    ['ID>GE', 30, ['20.4 for 30']],
    ['MV>LK', 90, ['0 for 90']],
    ['IN>LK', 30, ['0 for 30']],
    ['DE>NZ', 90, ['17 for 90']],
    ['PH>SR', 30, ['50 for 30', '75 for 30']],
    ['DE>SR', 90, ['50 for 90', '75 for 90']],
    ['DE>MG', 60, ['30 for 15', '35 for 30', '40 for 60', '30 for 15', '35 for 30', '40 for 60']],
    ['MO>MZ', 30, ['undefined for 90', 'undefined for 30']],
  ])('%s', (pair, days, links) => {
    const offer = offerOf(pair);
    expect(offer?.stay?.number).toBe(days);
    expect(offer?.links.map(({ price, stayDays }) => `${price?.amount} for ${stayDays}`)).toEqual(
      links,
    );
  });

  test('belong together in every answer', () => {
    const apart = offers.filter(({ stay, isStayOfAccess, links }) => {
      const stays = links.map(({ stayDays }) => stayDays);
      if (!isStayOfAccess || stay?.unit !== 'days' || stays.length === 0) return false;
      return !stays.includes(null) && !stays.includes(stay.number);
    });
    expect(apart.map(({ pair, stay }) => `${pair} ${stay?.number}`)).toEqual([]);
  });
});

describe('what a passport pays', () => {
  test.each([
    ['Sri Lanka: free for 43, less for members of SAARC', 'IN>LK', 'USD 0'],
    ['Sri Lanka: free for 43, less for members of SAARC', 'MV>LK', 'USD 0'],
    ['Sri Lanka: free for 43, less for members of SAARC', 'BD>LK', 'USD 20'],
    ['Sri Lanka: free for 43, less for members of SAARC', 'BR>LK', 'USD 50'],
    ['Sri Lanka: free for 43, less for members of SAARC', 'KE>LK', 'USD 50'],
    ['Jordan: exempt passports', 'BR>JO', 'JOD 40'],
    ['Jordan: exempt passports', 'ZA>JO', 'JOD 0'],
    ['Namibia: members of the African Union', 'EG>NA', 'NAD 1200'],
    ['Namibia: members of the African Union', 'IN>NA', 'NAD 1600'],
    ['Taiwan: e-visas without a fee', 'PE>TW', 'TWD 0'],
    ['Taiwan: e-visas without a fee', 'QA>TW', 'TWD 1600'],
    ['Nepal: free for China, for some days for its neighbours', 'CN>NP', 'USD 0'],
    ['Nepal: free for China, for some days for its neighbours', 'BR>NP', 'USD 30'],
    ['Nepal: free for China, for some days for its neighbours', 'LK>NP', undefined],
    ['China: a fee that is stated for Americans alone', 'US>CN', 'USD 140'],
    ['China: a fee that is stated for Americans alone', 'IN>CN', undefined],
    ['Mozambique: passports whose fee the decree names', 'DE>MZ', 'MZN 650'],
    ['Mozambique: passports whose fee the decree names', 'GB>MZ', undefined],
    ['Malaysia: a part of the fee depends on the passport', 'PK>MY', undefined],
    ['Thailand: on arrival and online', 'AZ>TH', 'THB 2000'],
    ['Thailand: on arrival and online', 'MX>TH', 'USD 40'],
    ['Saudi Arabia: waivers with a fee of their own', 'GB>SA', 'SAR 50'],
    ['Saudi Arabia: waivers with a fee of their own', 'IE>SA', 'SAR 150'],
    ['Saudi Arabia: one price of a visa online and on arrival', 'US>SA', 'SAR 395'],
    ['Saudi Arabia: one price of a visa online and on arrival', 'GY>SA', 'SAR 395'],
    ['Saudi Arabia: nothing to pay', 'RU>SA', undefined],
    ['Saudi Arabia: the embassies’ prices are not published', 'BR>SA', undefined],
  ])('%s (%s)', (_about, pair, price) => {
    expect(priceOf(pair)).toBe(price);
  });

  test('Zimbabwe: British passports don’t pay the general fee at the border', () => {
    const feesOf = (pair: string) =>
      offerOf(pair)?.links.map(({ entries, price }) => [entries, price?.amount]);
    expect(feesOf('BR>ZW')).toContainEqual(['single', '30']);
    expect(feesOf('GB>ZW')).not.toContainEqual(['single', '30']);
  });

  test('Saudi Arabia: what only holders of documents are offered says so', async () => {
    const { officialLinks } = await readCountryFacts(db(), 'SA');
    const notesFor = (passport: string) =>
      officialLinks
        .filter(
          ({ scheme, passports }) => scheme !== 'visa' && passports.split(' ').includes(passport),
        )
        .map(({ scheme, price, note }) => [scheme, price?.amount, note.slice(0, 16)]);
    const forHolders = 'Only with a visa';
    expect(notesFor('IN')).toEqual(
      expect.arrayContaining([
        ['e_visa', '339.44', forHolders],
        ['visa_on_arrival', '395', forHolders],
      ]),
    );
    expect(notesFor('IN')).toHaveLength(2);
    expect(notesFor('PH')).toEqual([['visa_on_arrival', '395', forHolders]]);
    expect(notesFor('US').map(([, , note]) => note)).toEqual(['', '']);
  });

  test('Sri Lanka: 43 passports are free', () => {
    const free = offers.filter(({ pair }) => pair.endsWith('>LK') && priceOf(pair) === 'USD 0');
    expect(free).toHaveLength(43);
    const notes = offers.flatMap(({ pair, links }) =>
      pair.endsWith('>LK') ? links.map(({ note }) => note) : [],
    );
    expect(new Set(notes)).toEqual(new Set(['']));
  });
});
