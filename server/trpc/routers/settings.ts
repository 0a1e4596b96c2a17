import { embeddingUpdate } from '../../schemas/embedding.ts';
import { stalenessUpdate } from '../../schemas/rules/staleness.ts';
import { securityUpdate } from '../../schemas/security.ts';
import { siteContactUpdate } from '../../schemas/settings.ts';
import { readSecurityToEdit, updateSecurity } from '../../services/accounts/securitySettings.ts';
import { readEmbeddingToEdit, updateEmbedding } from '../../services/embedding.ts';
import { readStalenessToEdit, updateStaleness } from '../../services/rules/staleness.ts';
import {
  readPublicSiteContact,
  readSiteContact,
  updateSiteContact,
} from '../../services/siteContact.ts';
import { adminProcedure, contentProcedure, router } from '../init.ts';

export const settingsRouter = router({
  contact: contentProcedure.query(({ ctx }) => readPublicSiteContact(ctx.db)),

  contactToEdit: adminProcedure.query(({ ctx }) => readSiteContact(ctx.db)),

  updateContact: adminProcedure
    .input(siteContactUpdate)
    .mutation(({ ctx, input }) => updateSiteContact(ctx.db, input)),

  staleness: adminProcedure.query(({ ctx }) => readStalenessToEdit(ctx.db)),

  updateStaleness: adminProcedure
    .input(stalenessUpdate)
    .mutation(({ ctx, input }) => updateStaleness(ctx.db, input)),

  embedding: adminProcedure.query(({ ctx }) => readEmbeddingToEdit(ctx.db)),

  updateEmbedding: adminProcedure
    .input(embeddingUpdate)
    .mutation(({ ctx, input }) => updateEmbedding(ctx.db, input)),

  security: adminProcedure.query(({ ctx }) => readSecurityToEdit(ctx.db)),

  updateSecurity: adminProcedure
    .input(securityUpdate)
    .mutation(({ ctx, input }) => updateSecurity(ctx.db, input)),
});
