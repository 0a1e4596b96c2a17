import { visaRequirementsSettle } from '#core/inputs/panel/carriedOver.ts';
import { id } from '#core/inputs/text.ts';
import {
  visaRequirementCopy,
  visaRequirementCopyApply,
  visaRequirementCreate,
  visaRequirementsByDestination,
  visaRequirementsChange,
} from '#core/inputs/visaRequirement.ts';
import * as queries from '#db/queries/visaRequirements/visaRequirements.ts';
import { createRecord } from '#server/records/store.ts';
import { settleCarriedOver } from '#server/records/visaRequirements/carriedOver.ts';
import { changeRequirements } from '#server/records/visaRequirements/changeRequirements.ts';
import { listRequirementsWithAge } from '#server/records/visaRequirements/requirementAge.ts';
import * as copies from '#server/records/visaRequirements/requirementCopies.ts';
import { readRequirementMatrix } from '#server/records/visaRequirements/requirementMatrix.ts';
import { visaRequirements } from '#server/records/visaRequirements/visaRequirements.ts';
import { contentEditProcedure, editorProcedure, router } from '#server/trpc/init.ts';
import { recordProcedures } from '#server/trpc/recordRouter.ts';

export const visaRequirementRouter = router({
  ...recordProcedures(visaRequirements, id),

  listByDestination: editorProcedure
    .input(visaRequirementsByDestination)
    .query(({ ctx, input }) => listRequirementsWithAge(ctx.db, input.destinationId)),

  matrix: editorProcedure
    .input(visaRequirementsByDestination)
    .query(({ ctx, input }) => readRequirementMatrix(ctx.db, input)),

  countByDestination: editorProcedure
    .input(visaRequirementsByDestination)
    .query(({ ctx, input }) => queries.countVisaRequirements(ctx.db, input.destinationId)),

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

  changeMany: contentEditProcedure
    .input(visaRequirementsChange)
    .mutation(({ ctx, input }) => changeRequirements(ctx.db, input)),

  settleCarriedOver: contentEditProcedure
    .input(visaRequirementsSettle)
    .mutation(({ ctx, input }) => settleCarriedOver(ctx.db, input)),
});
