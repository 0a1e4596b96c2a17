import {
  visaRequirementsCarriedOver,
  visaRequirementsSettle,
} from '#core/inputs/panel/carriedOver.ts';
import { chosenRows } from '#core/inputs/panel/panelList.ts';
import {
  visaRequirementById,
  visaRequirementCopy,
  visaRequirementCopyApply,
  visaRequirementCreate,
  visaRequirementsByDestination,
  visaRequirementsForCountry,
  visaRequirementsForVisitor,
  visaRequirementUpdate,
} from '#core/inputs/visaRequirement.ts';
import { findRecord } from '#db/queries/records/recordRows.ts';
import * as queries from '#db/queries/visaRequirements/visaRequirements.ts';
import { NotFound } from '#server/errors.ts';
import {
  pageOfCarriedOver,
  settleCarriedOver,
} from '#server/records/visaRequirements/carriedOver.ts';
import { listRequirementsWithAge } from '#server/records/visaRequirements/requirementAge.ts';
import * as copies from '#server/records/visaRequirements/requirementCopies.ts';
import { listRequirementMatrix } from '#server/records/visaRequirements/requirementMatrix.ts';
import * as requirements from '#server/records/visaRequirements/visaRequirements.ts';
import {
  contentEditProcedure,
  contentProcedure,
  editorProcedure,
  router,
} from '#server/trpc/init.ts';

export const visaRequirementRouter = router({
  listByDestination: editorProcedure
    .input(visaRequirementsByDestination)
    .query(({ ctx, input }) => listRequirementsWithAge(ctx.db, input.destinationId)),

  matrix: editorProcedure
    .input(visaRequirementsByDestination)
    .query(({ ctx, input }) => listRequirementMatrix(ctx.db, input)),

  countByDestination: editorProcedure
    .input(visaRequirementsByDestination)
    .query(({ ctx, input }) => queries.countVisaRequirements(ctx.db, input.destinationId)),

  byId: editorProcedure.input(visaRequirementById).query(async ({ ctx, input }) => {
    const requirement = await findRecord(ctx.db, queries.requirementTable, input.id);
    if (!requirement) throw new NotFound('Visa requirement');
    return requirement;
  }),

  /** What this passport needs at one destination: at most one row per purpose. */
  forVisitor: contentProcedure
    .meta({ dependsOn: ['destinations'] })
    .input(visaRequirementsForVisitor)
    .query(({ ctx, input }) =>
      queries.listVisaRequirementsForPassport(ctx.db, [input.destinationId], input.passport),
    ),

  forCountry: contentProcedure
    .meta({ dependsOn: ['destinations'] })
    .input(visaRequirementsForCountry)
    .query(({ ctx, input }) => requirements.listVisaRequirementsForCountry(ctx.db, input)),

  create: contentEditProcedure
    .input(visaRequirementCreate)
    .mutation(({ ctx, input }) => requirements.createVisaRequirement(ctx.db, input)),

  update: contentEditProcedure
    .input(visaRequirementUpdate)
    .mutation(({ ctx, input }) => requirements.updateVisaRequirement(ctx.db, input)),

  previewCopy: editorProcedure
    .input(visaRequirementCopy)
    .query(({ ctx, input }) => copies.previewRequirementCopy(ctx.db, input)),

  copy: contentEditProcedure
    .input(visaRequirementCopyApply)
    .mutation(({ ctx, input }) => copies.copyRequirement(ctx.db, input)),

  carriedOver: editorProcedure
    .input(visaRequirementsCarriedOver)
    .query(({ ctx, input }) => pageOfCarriedOver(ctx.db, input)),

  settleCarriedOver: contentEditProcedure
    .input(visaRequirementsSettle)
    .mutation(({ ctx, input }) => settleCarriedOver(ctx.db, input)),

  delete: contentEditProcedure
    .input(visaRequirementById)
    .mutation(({ ctx, input }) => requirements.deleteVisaRequirement(ctx.db, input.id)),

  deleteMany: contentEditProcedure
    .input(chosenRows)
    .mutation(({ ctx, input }) => requirements.deleteVisaRequirements(ctx.db, input.ids)),
});
