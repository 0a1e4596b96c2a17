import * as queries from '../../../db/queries/destinations/destinations.ts';
import { editedDestinationList } from '../../schemas/adminList.ts';
import { LISTING_PAGE_SIZE } from '../../schemas/constants.ts';
import {
  destinationById,
  destinationCreate,
  destinationList,
  destinationsByType,
  destinationUpdate,
  popularDestinations,
} from '../../schemas/destination.ts';
import * as destinations from '../../services/destinations.ts';
import { listEditedDestinations } from '../../services/editedDestinations.ts';
import { NotFound } from '../../services/errors.ts';
import { contentProcedure, editorProcedure, router } from '../init.ts';

export const destinationRouter = router({
  list: contentProcedure
    .input(destinationList)
    .query(({ ctx, input }) => destinations.listDestinations(ctx.db, input)),

  popular: contentProcedure
    .input(popularDestinations)
    .query(({ ctx, input }) => queries.listPopularDestinations(ctx.db, input.limit)),

  byType: contentProcedure
    .input(destinationsByType)
    .query(({ ctx, input: { type, page } }) =>
      queries.listDestinationsBestRatedFirst(
        ctx.db,
        { type },
        { limit: LISTING_PAGE_SIZE, offset: page * LISTING_PAGE_SIZE },
      ),
    ),

  byContinent: contentProcedure.query(({ ctx }) => queries.countDestinationsByContinent(ctx.db)),

  byId: contentProcedure.input(destinationById).query(async ({ ctx, input }) => {
    const destination = await queries.findDestination(ctx.db, input.id);
    if (!destination) throw new NotFound('Destination');
    return destination;
  }),

  listToEdit: editorProcedure
    .input(editedDestinationList)
    .query(({ ctx, input }) => listEditedDestinations(ctx.db, input)),

  create: editorProcedure
    .input(destinationCreate)
    .mutation(({ ctx, input }) => destinations.createDestination(ctx.db, input)),

  update: editorProcedure
    .input(destinationUpdate)
    .mutation(({ ctx, input }) => destinations.updateDestination(ctx.db, input)),

  delete: editorProcedure
    .input(destinationById)
    .mutation(({ ctx, input }) => destinations.deleteDestination(ctx.db, input.id)),
});
