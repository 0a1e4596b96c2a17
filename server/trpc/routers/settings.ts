import { stalenessUpdate } from '../../schemas/rules/staleness.ts';
import { embeddingUpdate } from '../../schemas/settings/embedding.ts';
import { linkChecksUpdate } from '../../schemas/settings/linkChecks.ts';
import { securityUpdate } from '../../schemas/settings/security.ts';
import { siteContactUpdate } from '../../schemas/settings/settings.ts';
import { siteSettingsUpdate } from '../../schemas/settings/siteSettings.ts';
import { securitySetting } from '../../services/accounts/securitySettings.ts';
import { embeddingSetting } from '../../services/embedding.ts';
import { stalenessSetting } from '../../services/entryRules/staleness.ts';
import { linkChecksSetting } from '../../services/linkChecks/linkChecks.ts';
import { listPlaceholders } from '../../services/settings/placeholders.ts';
import { readPublicSite, siteSetting } from '../../services/settings/siteSettings.ts';
import { readValueToEdit, updateValue } from '../../services/settings/versionedSetting.ts';
import { contactSetting, readPublicSiteContact } from '../../services/siteContact.ts';
import { adminProcedure, contentProcedure, router } from '../init.ts';

export const settingsRouter = router({
  site: contentProcedure.query(({ ctx }) => readPublicSite(ctx.db)),

  siteToEdit: adminProcedure.query(({ ctx }) => readValueToEdit(ctx.db, siteSetting)),

  updateSite: adminProcedure
    .meta({ movesContent: true })
    .input(siteSettingsUpdate)
    .mutation(({ ctx, input }) => updateValue(ctx.db, siteSetting, input)),

  placeholders: adminProcedure.query(({ ctx }) => listPlaceholders(ctx.db)),

  contact: contentProcedure.query(({ ctx }) => readPublicSiteContact(ctx.db)),

  contactToEdit: adminProcedure.query(({ ctx }) => readValueToEdit(ctx.db, contactSetting)),

  updateContact: adminProcedure
    .meta({ movesContent: true })
    .input(siteContactUpdate)
    .mutation(({ ctx, input }) => updateValue(ctx.db, contactSetting, input)),

  staleness: adminProcedure.query(({ ctx }) => readValueToEdit(ctx.db, stalenessSetting)),

  updateStaleness: adminProcedure
    .meta({ movesContent: true })
    .input(stalenessUpdate)
    .mutation(({ ctx, input }) => updateValue(ctx.db, stalenessSetting, input)),

  embedding: adminProcedure.query(({ ctx }) => readValueToEdit(ctx.db, embeddingSetting)),

  updateEmbedding: adminProcedure
    .meta({ movesContent: true })
    .input(embeddingUpdate)
    .mutation(({ ctx, input }) => updateValue(ctx.db, embeddingSetting, input)),

  linkChecks: adminProcedure.query(({ ctx }) => readValueToEdit(ctx.db, linkChecksSetting)),

  updateLinkChecks: adminProcedure
    .input(linkChecksUpdate)
    .mutation(({ ctx, input }) => updateValue(ctx.db, linkChecksSetting, input)),

  security: adminProcedure.query(({ ctx }) => readValueToEdit(ctx.db, securitySetting)),

  updateSecurity: adminProcedure
    .input(securityUpdate)
    .mutation(({ ctx, input }) => updateValue(ctx.db, securitySetting, input)),
});
