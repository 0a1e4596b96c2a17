import {
  destinationById,
  destinationCreate,
  destinationList,
  destinationStatus,
  destinationsByType,
  destinationUpdate,
  popularDestinations,
  previewByToken,
  previewCreate,
} from '#core/inputs/destination.ts';
import { destinationsPopular, editedDestinationList } from '#core/inputs/panel/panelList.ts';
import { id } from '#core/inputs/text.ts';
import { LISTING_PAGE_SIZE } from '#core/site/listing.ts';
import * as queries from '#db/queries/destinations/destinations.ts';
import { NotFound } from '#server/errors.ts';
import {
  setDestinationStatus,
  setDestinationsPopular,
} from '#server/records/destinations/bulkDestinations.ts';
import { destinationChoices } from '#server/records/destinations/destinationChoices.ts';
import {
  destinations,
  findStoredDestination,
  listDestinations,
  updateDestination,
} from '#server/records/destinations/destinations.ts';
import { duplicateDestination } from '#server/records/destinations/duplicating.ts';
import { listEditedDestinations } from '#server/records/destinations/editedDestinations.ts';
import * as previews from '#server/records/destinations/previews.ts';
import { findPreviewed } from '#server/records/destinations/previews.ts';
import { findNewAddress } from '#server/records/destinations/renaming.ts';
import {
  withRenderedText,
  withTranslatedCards,
} from '#server/records/destinations/renderedDestination.ts';
import { createRecord } from '#server/records/store.ts';
import {
  contentEditProcedure,
  contentProcedure,
  editorProcedure,
  publicProcedure,
  router,
} from '#server/trpc/init.ts';
import { recordProcedures } from '#server/trpc/recordRouter.ts';

export const destinationRouter = router({
  // `byId` and `update` are of its own.
  ...recordProcedures(destinations, id),

  list: contentProcedure
    .input(destinationList)
    .query(({ ctx, input }) => listDestinations(ctx.db, input)),

  popular: contentProcedure
    .meta({ dependsOn: ['destinations'] })
    .input(popularDestinations)
    .query(async ({ ctx, input }) =>
      withTranslatedCards(ctx.db, await queries.listPopularDestinations(ctx.db, input.limit)),
    ),

  byType: contentProcedure
    .meta({ dependsOn: ['destinations'] })
    .input(destinationsByType)
    .query(async ({ ctx, input: { type, page } }) => {
      const limits = { limit: LISTING_PAGE_SIZE, offset: page * LISTING_PAGE_SIZE };
      const found = await queries.listDestinationsBestRatedFirst(ctx.db, { type }, limits);
      return withTranslatedCards(ctx.db, found);
    }),

  byContinent: contentProcedure
    .meta({ dependsOn: ['destinations'] })
    .query(({ ctx }) => queries.countDestinationsByContinent(ctx.db)),

  byId: contentProcedure
    .meta({ dependsOn: ['destinations'] })
    .input(destinationById)
    .query(async ({ ctx, input }) => {
      const destination = await queries.findPublishedDestination(ctx.db, input.id);
      if (!destination) throw new NotFound('Destination');
      return withRenderedText(ctx.db, destination);
    }),

  /** The current id of the destination that formerly had this address; null if none. */
  newAddress: contentProcedure
    .meta({ dependsOn: ['destinations'] })
    .input(destinationById)
    .query(({ ctx, input }) => findNewAddress(ctx.db, input.id)),

  /** The stored destination of any publication status, also by a former address. */
  stored: editorProcedure
    .input(destinationById)
    .query(({ ctx, input }) => findStoredDestination(ctx.db, input.id)),

  /** The options of its form. */
  choices: editorProcedure.query(() => destinationChoices()),

  /** Returns when the shared preview link ends (ISO 8601), or null if none is shared. */
  previewLink: editorProcedure
    .input(destinationById)
    .query(({ ctx, input }) => previews.readPreviewLink(ctx.db, input.id)),

  createPreview: editorProcedure
    .input(previewCreate)
    .mutation(({ ctx, input }) => previews.createPreview(ctx.db, input)),

  stopSharingPreview: editorProcedure
    .input(destinationById)
    .mutation(({ ctx, input }) => previews.stopSharingPreview(ctx.db, input.id)),

  createLivePreview: editorProcedure
    .input(destinationById)
    .mutation(({ ctx, input }) => previews.createLivePreview(ctx.db, input.id)),

  setStatus: contentEditProcedure
    .input(destinationStatus)
    .mutation(({ ctx, input: { ids, status } }) => setDestinationStatus(ctx.db, ids, status)),

  duplicate: contentEditProcedure
    .input(destinationById)
    .mutation(({ ctx, input }) => duplicateDestination(ctx.db, input.id)),

  listToEdit: editorProcedure
    .input(editedDestinationList)
    .query(({ ctx, input }) => listEditedDestinations(ctx.db, input)),

  create: contentEditProcedure
    .input(destinationCreate)
    .mutation(({ ctx, input: { creationKey, ...fields } }) =>
      createRecord(ctx.db, destinations, { fields, creationKey }),
    ),

  update: contentEditProcedure
    .input(destinationUpdate)
    .mutation(({ ctx, input }) => updateDestination(ctx.db, input)),

  setPopular: contentEditProcedure
    .input(destinationsPopular)
    .mutation(({ ctx, input }) => setDestinationsPopular(ctx.db, input.ids, input.popular)),
});

/** Unpublished content for a signed link. Never cached, as the link expires. */
export const previewRouter = router({
  destination: publicProcedure
    .input(previewByToken)
    .query(async ({ ctx, input }) =>
      withRenderedText(ctx.db, await findPreviewed(ctx.db, input.token)),
    ),
});
