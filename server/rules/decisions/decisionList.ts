import { compareTexts } from '#core/compareTexts.ts';
import type { DecisionFilter } from '#core/inputs/rules/decision.ts';
import { compareEffects, type DecisionKind, decisionKindNames } from '#core/rules/decisions.ts';
import type { Db } from '#db/db.ts';
import { listRuleEditions } from '#db/queries/rules/ruleEditions.ts';
import { compareCountries } from '#server/answers/facts/countries.ts';
import type { UpdateReview } from '../sources/updateReview.ts';
import type { OpenDecision, Outline } from './decision.ts';
import { outlineCarriedOver } from './kinds/carriedOver.ts';
import { outlineDisagreements } from './kinds/disagreements.ts';
import { outlineCopies, outlineLostPages, outlineUpdates } from './kinds/elsewhere.ts';
import { outlineExcepted } from './kinds/excepted.ts';
import { outlineOverruled } from './kinds/overruled.ts';
import { outlineReports } from './kinds/reports.ts';
import { outlineSuperseded } from './kinds/superseded.ts';
import { outlineMostAsked, outlineStale } from './kinds/verification.ts';

/** Countries per page. */
const COUNTRIES_OF_PAGE = 10;

/** Decisions of a country beside others; by itself it has its own pages of so many. */
const SHOWN_OF_COUNTRY = 25;
const OF_COUNTRY_PAGE = 50;

/** An import that made decisions necessary. */
type Import = { title: string; date: string | null; importedAt: string };

export type Decision = Omit<Outline, 'open' | 'edition'> &
  OpenDecision & {
    /** The import that made it; null for another cause. */
    import: Import | null;
  };

type CountryDecisions = {
  /** Null for what is about many. */
  country: string | null;
  /** The number of all of them. */
  total: number;
  decisions: Decision[];
};

export type DecisionPage = {
  countries: CountryDecisions[];
  /** The number of pages. */
  pages: number;
  total: number;
  /** The numbers by kind in the chosen country, and by country of the chosen kind; only those with some. */
  kinds: { kind: DecisionKind; count: number }[];
  ofCountries: { country: string; count: number }[];
  /** The imports that made decisions necessary, with their number and how many became easier. */
  imports: (Import & { count: number; easier: number })[];
};

/**
 * A page (from 0) of what needs a decision, by country: those with the gravest first, and the gravest
 * first in each. A chosen country is alone, with all that it has.
 */
export async function listDecisions(
  db: Db,
  review: UpdateReview,
  { kind, country, page }: DecisionFilter,
): Promise<DecisionPage> {
  const all = await outlineAll(db, review);
  const ofKind = all.filter((one) => kind === undefined || one.kind === kind);
  const ofCountry = all.filter((one) => country === undefined || one.country === country);
  const found = ofKind.filter((one) => country === undefined || one.country === country);
  const editions = await importsById(db);
  const groups = await byCountry(db, found);
  const [size, rows] =
    country === undefined ? [COUNTRIES_OF_PAGE, groups.length] : [OF_COUNTRY_PAGE, found.length];
  const range = [page * size, (page + 1) * size] as const;
  const shown =
    country === undefined
      ? groups
          .slice(...range)
          .map((group) => ({ group, outlines: group.slice(0, SHOWN_OF_COUNTRY) }))
      : groups.map((group) => ({ group, outlines: group.slice(...range) }));
  const countries: CountryDecisions[] = [];
  for (const { group, outlines } of shown) {
    const decisions: Decision[] = [];
    for (const outline of outlines) decisions.push(await open(outline, editions));
    countries.push({ country: group[0]?.country ?? null, total: group.length, decisions });
  }
  return {
    countries,
    pages: Math.ceil(rows / size),
    total: found.length,
    kinds: decisionKindNames
      .map((name) => ({ kind: name, count: ofCountry.filter((one) => one.kind === name).length }))
      .filter(({ count }) => count > 0),
    ofCountries: [...Map.groupBy(ofKind, (one) => one.country)].flatMap(([code, some]) =>
      code === null ? [] : [{ country: code, count: some.length }],
    ),
    imports: importsOf(found, editions),
  };
}

async function outlineAll(db: Db, review: UpdateReview): Promise<Outline[]> {
  return [
    ...(await outlineReports(db)),
    ...(await outlineCarriedOver(db)),
    ...(await outlineUpdates(review)),
    ...(await outlineCopies(db)),
    ...(await outlineSuperseded(db)),
    ...(await outlineDisagreements(db)),
    ...(await outlineExcepted(db)),
    ...(await outlineOverruled(db)),
    ...(await outlineLostPages(db)),
    ...(await outlineMostAsked(db)),
    ...(await outlineStale(db)),
  ];
}

/** The decisions of each country, gravest first; first the countries with the gravest, by name. */
async function byCountry(db: Db, outlines: readonly Outline[]): Promise<Outline[][]> {
  const compare = await compareCountries(db);
  const kindAt = new Map(decisionKindNames.map((kind, place) => [kind, place]));
  const placeOf = ({ kind }: Outline) => kindAt.get(kind) ?? 0;
  const sorted = outlines.toSorted(
    (a, b) =>
      compareEffects(a.effect, b.effect) ||
      placeOf(a) - placeOf(b) ||
      b.size - a.size ||
      compareTexts(a.key, b.key),
  );
  const gravest = ([first]: Outline[]) => first?.effect ?? 'none';
  const nameOf = ([first]: Outline[]) => first?.country ?? '';
  return [...Map.groupBy(sorted, ({ country }) => country).values()].sort(
    (a, b) => compareEffects(gravest(a), gravest(b)) || compare(nameOf(a), nameOf(b)),
  );
}

async function open(
  { open: read, edition, ...outline }: Outline,
  editions: ReadonlyMap<number, Import>,
): Promise<Decision> {
  const made = edition === null ? undefined : editions.get(edition);
  return { ...outline, ...(await read()), import: made ?? null };
}

async function importsById(db: Db): Promise<Map<number, Import>> {
  const editions = await listRuleEditions(db);
  return new Map(
    editions.map(({ id, sourceTitle: title, date, importedAt }) => [
      id,
      { title, date, importedAt },
    ]),
  );
}

function importsOf(
  outlines: readonly Outline[],
  editions: ReadonlyMap<number, Import>,
): DecisionPage['imports'] {
  return [...Map.groupBy(outlines, ({ edition }) => edition)]
    .flatMap(([edition, made]) => {
      const found = edition === null ? undefined : editions.get(edition);
      if (!found) return [];
      const easier = made.filter(({ effect }) => effect === 'easier').length;
      return { ...found, count: made.length, easier };
    })
    .sort((a, b) => b.count - a.count);
}
