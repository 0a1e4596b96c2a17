import type { Db } from '../../../db/client.ts';
import { findCountry } from '../../../db/queries/countries.ts';
import * as destinations from '../../../db/queries/destinations.ts';
import { findImage } from '../../../db/queries/images.ts';
import { nextFreeSlug, slugOf } from '../../lib/slug.ts';
import { LISTING_PAGE_SIZE } from '../../schemas/constants.ts';
import {
  type DestinationInput,
  destinationById,
  destinationCreate,
  destinationList,
  destinationsByType,
  destinationUpdate,
  popularDestinations,
} from '../../schemas/destination.ts';
import { type UploadedImage, uploadedImageAt } from '../../schemas/imageAddress.ts';
import { FIRST_VERSION, holds, savedMeanwhile } from '../../services/rowVersions.ts';
import { adminProcedure, contentProcedure, FieldError, notFound, router } from '../init.ts';

export const destinationRouter = router({
  /** A page of the destinations that pass the filters, and how many there are in all. */
  list: contentProcedure
    .input(destinationList)
    .query(async ({ ctx, input: { order, page, pageSize, ...filter } }) => {
      const list =
        order === 'newest'
          ? destinations.listDestinationsNewestFirst
          : destinations.listDestinationsBestRatedFirst;
      const items = await list(ctx.db, filter, { limit: pageSize, offset: page * pageSize });
      return { items, total: await destinations.countDestinations(ctx.db, filter) };
    }),

  popular: contentProcedure
    .input(popularDestinations)
    .query(({ ctx, input }) => destinations.listPopularDestinations(ctx.db, input.limit)),

  byType: contentProcedure
    .input(destinationsByType)
    .query(({ ctx, input: { type, page } }) =>
      destinations.listDestinationsBestRatedFirst(
        ctx.db,
        { type },
        { limit: LISTING_PAGE_SIZE, offset: page * LISTING_PAGE_SIZE },
      ),
    ),

  byContinent: contentProcedure.query(({ ctx }) =>
    destinations.countDestinationsByContinent(ctx.db),
  ),

  byId: contentProcedure.input(destinationById).query(async ({ ctx, input }) => {
    const destination = await destinations.findDestination(ctx.db, input.id);
    if (!destination) throw notFound('Destination');
    return destination;
  }),

  /**
   * Makes a destination. The same `creationKey` again makes none: the one made first is brought to
   * what is sent now.
   */
  create: adminProcedure
    .input(destinationCreate)
    .mutation(({ ctx, input: { creationKey, ...sent } }) =>
      ctx.db.transaction().execute(async (trx) => {
        const made =
          creationKey && (await destinations.findDestinationByCreationKey(trx, creationKey));
        if (made && holds(made, sent)) return made;
        if (made) return replace(trx, { id: made.id, version: FIRST_VERSION, fields: sent });
        const fields = await toStore(trx, sent);
        const slug = slugOf(fields.name, fields.country);
        const id = nextFreeSlug(slug, await destinations.listDestinationIdsFrom(trx, slug));
        const now = new Date().toISOString();
        return destinations.insertDestination(trx, { id, creationKey }, fields, now);
      }),
    ),

  update: adminProcedure
    .input(destinationUpdate)
    .mutation(({ ctx, input }) => ctx.db.transaction().execute((trx) => replace(trx, input))),

  delete: adminProcedure.input(destinationById).mutation(async ({ ctx, input }) => {
    if (!(await destinations.deleteDestination(ctx.db, input.id))) throw notFound('Destination');
  }),
});

/**
 * Replaces the fields of this version of a destination. Throws when there is no such destination, or
 * when it has moved on to other fields.
 */
async function replace(
  db: Db,
  { id, version, fields }: { id: string; version: number; fields: DestinationInput },
) {
  const stored = await destinations.findDestination(db, id);
  if (!stored) throw notFound('Destination');
  if (stored.version !== version) {
    if (holds(stored, fields)) return stored;
    throw savedMeanwhile('destination');
  }
  const now = new Date().toISOString();
  const saved = await destinations.updateDestination(
    db,
    { id, version },
    await toStore(db, fields),
    now,
  );
  if (!saved) throw savedMeanwhile('destination');
  return saved;
}

/** The fields with what is derived from them. Throws FieldError when they name what isn't there. */
async function toStore(db: Db, input: DestinationInput) {
  const country = await findCountry(db, input.countryCode);
  if (!country) throw new FieldError('BAD_REQUEST', 'countryCode', 'Country is required');
  await requireStored(db, 'imageUrl', uploadedImageAt(input.imageUrl));
  const images = [];
  for (const [index, image] of input.images.entries()) {
    const uploaded = uploadedImageAt(image.src);
    await requireStored(db, `images.${index}.src`, uploaded);
    // The address knows the size of an uploaded image; of any other we have the form's word.
    const { width, height } = uploaded ?? image;
    images.push({ ...image, hash: uploaded?.hash ?? null, width, height });
  }
  return { ...input, country: country.name, images };
}

async function requireStored(db: Db, field: string, uploaded: UploadedImage | undefined) {
  if (!uploaded) return;
  const stored = await findImage(db, uploaded.hash);
  if (stored?.width === uploaded.width && stored.height === uploaded.height) return;
  throw new FieldError('BAD_REQUEST', field, 'This image is not stored here: upload it again');
}
