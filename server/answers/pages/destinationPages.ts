import { type AuthorityToAsk, authorityToAsk } from '#core/answers/authorityToAsk.ts';
import type { EntryAnswer } from '#core/answers/entryAnswer.ts';
import { decideVisaBox, type VisaBox } from '#core/answers/visaBox.ts';
import { type LongerVisa, longerVisaThan } from '#core/border/longerVisa.ts';
import { LISTING_PAGE_SIZE } from '#core/site/listing.ts';
import { type VisaType, visaTypes } from '#core/vocabulary.ts';
import type { Db } from '#db/db.ts';
import type { DestinationSummary } from '#db/queries/destinations/destinationRow.ts';
import {
  countDestinations,
  listDestinationsBestRatedFirst,
} from '#db/queries/destinations/destinations.ts';
import {
  listVisaRequirementsForPassport,
  type VisaRequirement,
} from '#db/queries/visaRequirements/visaRequirements.ts';
import { statedFactsOf } from '../facts/countryFacts.ts';
import { findAnswer } from '../findAnswer.ts';

/** A requirement without what only its editors need, and what its place in the response says. */
type ShownRequirement = Omit<
  VisaRequirement,
  'id' | 'destinationId' | 'version' | 'createdAt' | 'countryCode' | 'type'
>;

function shown<Box extends VisaBox<VisaRequirement>>(
  box: Box,
): Omit<Box, 'requirement'> & { requirement: ShownRequirement | null } {
  if (!box.requirement) return { ...box, requirement: null };
  const { id, destinationId, version, createdAt, countryCode, type, ...requirement } =
    box.requirement;
  return { ...box, requirement };
}

/** What a passport needs at a destination for one kind of stay. */
type BoxWithAnswer = VisaBox<ShownRequirement> & {
  /** The country's answer; null without a rule or restriction. */
  answer: EntryAnswer | null;
  /** The authority, where nothing is known. */
  authority?: AuthorityToAsk;
  /** Beside the country's own length of stay. */
  longerVisa?: LongerVisa;
};

/** What a passport needs at a destination, by kind of stay. */
type PassportNeeds = { passport: string; boxes: Record<VisaType, BoxWithAnswer> };

type AskedPassports = {
  passports: string[];
  /** The country of the destination. */
  country: string;
  holds?: string[] | undefined;
};

/** What passports need at a published destination. Throws NotFound for an unknown code. */
export function readDestinationPage(
  db: Db,
  { destinationId, ...asked }: AskedPassports & { destinationId: string },
): Promise<PassportNeeds[]> {
  return readNeeds(db, asked, (passport) =>
    listVisaRequirementsForPassport(db, [destinationId], passport),
  );
}

/** What passports need at a destination with these requirements. Throws NotFound for an unknown code. */
export async function readNeeds(
  db: Db,
  { passports, country, holds }: AskedPassports,
  requirementsOf: (passport: string) => Promise<VisaRequirement[]>,
): Promise<PassportNeeds[]> {
  const { officialLinks } = await statedFactsOf(db, country);
  return Promise.all(
    passports.map(async (passport) => {
      const question = { passport, destination: country, holds };
      const [requirements, ...answers] = await Promise.all([
        requirementsOf(passport),
        ...visaTypes.map((purpose) => findAnswer(db, { ...question, purpose })),
      ]);
      const byPurpose: Partial<Record<VisaType, EntryAnswer>> = Object.fromEntries(
        answers.map((answer) => [answer.purpose, answer]),
      );
      const boxOf = (wanted: VisaType): BoxWithAnswer => {
        const answer = byPurpose[wanted];
        const isStated = answer && (answer.access || answer.restriction);
        const box = shown(decideVisaBox({ requirements, country: byPurpose, wanted }));
        const authority =
          box.status === 'unknown' && answer && authorityToAsk(answer, officialLinks);
        const longerVisa = answer && !box.requirement && longerVisaThan(answer, officialLinks);
        return {
          ...box,
          answer: isStated ? answer : null,
          ...(authority && { authority }),
          ...(longerVisa && { longerVisa }),
        };
      };
      return {
        passport,
        boxes: {
          tourist: boxOf('tourist'),
          transit: boxOf('transit'),
          working: boxOf('working'),
        },
      };
    }),
  );
}

type DestinationThere = {
  destination: Pick<DestinationSummary, 'id' | 'name'>;
  box: Omit<VisaBox<ShownRequirement>, 'type' | 'types' | 'differs'>;
};

/**
 * A page of a country's destinations, best rated first, each with what the passport needs there beside
 * the country's answer, and the total number. Throws NotFound for an unknown code.
 */
export async function readDestinationsThere(
  db: Db,
  {
    page,
    ...question
  }: {
    passport: string;
    destination: string;
    purpose: VisaType;
    on?: string | undefined;
    holds?: string[] | undefined;
    page: number;
  },
): Promise<{ items: DestinationThere[]; total: number }> {
  const inCountry = { countryCode: question.destination };
  const offset = page * LISTING_PAGE_SIZE;
  const destinations = await listDestinationsBestRatedFirst(db, inCountry, {
    limit: LISTING_PAGE_SIZE,
    offset,
  });
  // The only page needs no count.
  const isAll = page === 0 && destinations.length < LISTING_PAGE_SIZE;
  const total = isAll ? destinations.length : await countDestinations(db, inCountry);
  if (destinations.length === 0) return { items: [], total };
  const ids = destinations.map(({ id }) => id);
  const [found, answer] = await Promise.all([
    listVisaRequirementsForPassport(db, ids, question.passport),
    findAnswer(db, question),
  ]);
  const items = destinations.map(({ id, name }) => {
    const { type, types, differs, ...box } = shown(
      decideVisaBox({
        requirements: found.filter(({ destinationId }) => destinationId === id),
        country: { [question.purpose]: answer },
        wanted: question.purpose,
      }),
    );
    return { destination: { id, name }, box };
  });
  return { items, total };
}
