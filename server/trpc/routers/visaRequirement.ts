import { randomUUID } from 'node:crypto';
import type { Db } from '../../../db/client.ts';
import { findCountry } from '../../../db/queries/countries.ts';
import {
  countDestinations,
  findDestination,
  listDestinationsBestRatedFirst,
} from '../../../db/queries/destinations.ts';
import * as requirements from '../../../db/queries/visaRequirements.ts';
import { LISTING_PAGE_SIZE } from '../../schemas/constants.ts';
import {
  type VisaRequirementInput,
  visaRequirementById,
  visaRequirementCreate,
  visaRequirementsByDestination,
  visaRequirementsForCountry,
  visaRequirementsForVisitor,
  visaRequirementUpdate,
} from '../../schemas/visaRequirement.ts';
import { FIRST_VERSION, holds, savedMeanwhile } from '../../services/rowVersions.ts';
import { adminProcedure, contentProcedure, FieldError, notFound, router } from '../init.ts';

export const visaRequirementRouter = router({
  listByDestination: adminProcedure
    .input(visaRequirementsByDestination)
    .query(({ ctx, input }) =>
      requirements.listVisaRequirementsNewestFirst(ctx.db, input.destinationId),
    ),

  countByDestination: adminProcedure
    .input(visaRequirementsByDestination)
    .query(({ ctx, input }) => requirements.countVisaRequirements(ctx.db, input.destinationId)),

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

  /**
   * Makes a requirement. The same `creationKey` again makes none: the one made first is brought to
   * what is sent now.
   */
  create: adminProcedure.input(visaRequirementCreate).mutation(({ ctx, input }) =>
    ctx.db.transaction().execute(async (trx) => {
      const { destinationId, creationKey, fields } = input;
      const made =
        creationKey && (await requirements.findVisaRequirementByCreationKey(trx, creationKey));
      if (made && holds(made, fields)) return made;
      if (made) return replace(trx, { id: made.id, version: FIRST_VERSION, fields });
      if (!(await findDestination(trx, destinationId))) throw notFound('Destination');
      await refuseUnknownOrDuplicate(trx, fields, { destinationId });
      const ids = { id: randomUUID(), destinationId, creationKey };
      return requirements.insertVisaRequirement(trx, ids, fields, new Date().toISOString());
    }),
  ),

  update: adminProcedure
    .input(visaRequirementUpdate)
    .mutation(({ ctx, input }) => ctx.db.transaction().execute((trx) => replace(trx, input))),

  delete: adminProcedure.input(visaRequirementById).mutation(async ({ ctx, input }) => {
    const deleted = await requirements.deleteVisaRequirement(ctx.db, input.id);
    if (!deleted) throw notFound('Visa requirement');
  }),
});

/**
 * Replaces the fields of this version of a requirement. Throws when there is no such requirement, or
 * when it has moved on to other fields.
 */
async function replace(
  db: Db,
  { id, version, fields }: { id: string; version: number; fields: VisaRequirementInput },
) {
  const stored = await requirements.findVisaRequirement(db, id);
  if (!stored) throw notFound('Visa requirement');
  if (stored.version !== version) {
    if (holds(stored, fields)) return stored;
    throw savedMeanwhile('visa requirement');
  }
  const { destinationId } = stored;
  await refuseUnknownOrDuplicate(db, fields, { destinationId, exceptId: id });
  const now = new Date().toISOString();
  const saved = await requirements.updateVisaRequirement(db, { id, version }, fields, now);
  if (!saved) throw savedMeanwhile('visa requirement');
  return saved;
}

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
