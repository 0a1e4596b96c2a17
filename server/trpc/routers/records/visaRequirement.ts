import {
  visaRequirementsCarriedOver,
  visaRequirementsSettle,
} from '#core/inputs/panel/carriedOver.ts';
import { id } from '#core/inputs/text.ts';
import {
  visaRequirementCopy,
  visaRequirementCopyApply,
  visaRequirementCreate,
  visaRequirementsByDestination,
  visaRequirementsForCountry,
  visaRequirementsForVisitor,
} from '#core/inputs/visaRequirement.ts';
import * as queries from '#db/queries/visaRequirements/visaRequirements.ts';
import { createRecord } from '#server/records/store.ts';
import {
  pageOfCarriedOver,
  settleCarriedOver,
} from '#server/records/visaRequirements/carriedOver.ts';
import { listRequirementsWithAge } from '#server/records/visaRequirements/requirementAge.ts';
import * as copies from '#server/records/visaRequirements/requirementCopies.ts';
import { listRequirementMatrix } from '#server/records/visaRequirements/requirementMatrix.ts';
import { listVisaRequirementsForCountry } from '#server/records/visaRequirements/requirementsForCountry.ts';
import { visaRequirements } from '#server/records/visaRequirements/visaRequirements.ts';
import {
  contentEditProcedure,
  contentProcedure,
  editorProcedure,
  router,
} from '#server/trpc/init.ts';
import { recordProcedures } from '#server/trpc/recordRouter.ts';

export const visaRequirementRouter = router({
  ...recordProcedures(visaRequirements, id),

  listByDestination: editorProcedure
    .input(visaRequirementsByDestination)
    .query(({ ctx, input }) => listRequirementsWithAge(ctx.db, input.destinationId)),

  matrix: editorProcedure
    .input(visaRequirementsByDestination)
    .query(({ ctx, input }) => listRequirementMatrix(ctx.db, input)),

  countByDestination: editorProcedure
    .input(visaRequirementsByDestination)
    .query(({ ctx, input }) => queries.countVisaRequirements(ctx.db, input.destinationId)),

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
    .query(({ ctx, input }) => listVisaRequirementsForCountry(ctx.db, input)),

  create: contentEditProcedure
    .input(visaRequirementCreate)
    .mutation(({ ctx, input: { destinationId, ...record } }) =>
      createRecord(ctx.db, visaRequirements, { ...record, parent: { destinationId } }),
    ),

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
});
