import { randomUUID } from 'node:crypto';
import { findCountry } from '../../db/countries.ts';
import {
  countDestinations,
  findDestination,
  listDestinationsBestRatedFirst,
} from '../../db/destinations.ts';
import type { Db } from '../../db/open.ts';
import * as requirements from '../../db/visaRequirements.ts';
import { LISTING_PAGE_SIZE } from '../schemas/constants.ts';
import {
  type VisaRequirementInput,
  visaRequirementById,
  visaRequirementCreate,
  visaRequirementsByDestination,
  visaRequirementsForCountry,
  visaRequirementsForVisitor,
  visaRequirementUpdate,
} from '../schemas/visaRequirement.ts';
import { adminProcedure, contentProcedure, FieldError, notFound, router } from '../trpc.ts';

export const visaRequirementRouter = router({
  listByDestination: adminProcedure
    .input(visaRequirementsByDestination)
    .query(({ ctx, input }) =>
      requirements.listVisaRequirementsNewestFirst(ctx.db, input.destinationId),
    ),

  byId: adminProcedure.input(visaRequirementById).query(async ({ ctx, input }) => {
    const requirement = await requirements.findVisaRequirement(ctx.db, input.id);
    if (!requirement) throw notFound('Visa requirement');
    return requirement;
  }),

  /** What this passport needs at one destination: at most one row for each kind of stay. */
  forVisitor: contentProcedure
    .input(visaRequirementsForVisitor)
    .query(({ ctx, input }) =>
      requirements.listVisaRequirementsForPassport(ctx.db, [input.destinationId], input.passport),
    ),

  /**
   * What this passport needs at each destination of a country, best rated destination first: a page
   * of them, and how many there are in all.
   */
  forCountry: contentProcedure
    .input(visaRequirementsForCountry)
    .query(async ({ ctx, input: { countryCode, passport, page } }) => {
      const filter = { countryCode };
      const destinations = await listDestinationsBestRatedFirst(ctx.db, filter, {
        limit: LISTING_PAGE_SIZE,
        offset: page * LISTING_PAGE_SIZE,
      });
      const ids = destinations.map((destination) => destination.id);
      const rows = await requirements.listVisaRequirementsForPassport(ctx.db, ids, passport);
      const items = destinations.map((destination) => ({
        destination,
        requirements: rows.filter((row) => row.destinationId === destination.id),
      }));
      return { items, total: await countDestinations(ctx.db, filter) };
    }),

  create: adminProcedure.input(visaRequirementCreate).mutation(({ ctx, input }) =>
    ctx.db.transaction().execute(async (trx) => {
      const { destinationId, fields } = input;
      if (!(await findDestination(trx, destinationId))) throw notFound('Destination');
      await refuseUnknownOrDuplicate(trx, fields, { destinationId });
      const ids = { id: randomUUID(), destinationId };
      return requirements.insertVisaRequirement(trx, ids, fields, new Date().toISOString());
    }),
  ),

  update: adminProcedure.input(visaRequirementUpdate).mutation(({ ctx, input }) =>
    ctx.db.transaction().execute(async (trx) => {
      const stored = await requirements.findVisaRequirement(trx, input.id);
      if (!stored) throw notFound('Visa requirement');
      await refuseUnknownOrDuplicate(trx, input.fields, {
        destinationId: stored.destinationId,
        exceptId: stored.id,
      });
      const now = new Date().toISOString();
      return requirements.updateVisaRequirement(trx, input.id, input.fields, now);
    }),
  ),

  delete: adminProcedure.input(visaRequirementById).mutation(async ({ ctx, input }) => {
    const deleted = await requirements.deleteVisaRequirement(ctx.db, input.id);
    if (!deleted) throw notFound('Visa requirement');
  }),
});

async function refuseUnknownOrDuplicate(
  db: Db,
  { countryCode, type }: VisaRequirementInput,
  where: { destinationId: string; exceptId?: string },
) {
  const country = await findCountry(db, countryCode);
  if (!country) throw new FieldError('BAD_REQUEST', 'countryCode', 'Country is required');
  if (await requirements.visaRequirementExists(db, { ...where, countryCode, type })) {
    throw new FieldError(
      'CONFLICT',
      'countryCode',
      `A ${type} requirement for ${country.name} already exists`,
    );
  }
}
