import type * as z from 'zod/mini';
import { embeddingUpdate } from '#core/inputs/settings/embedding.ts';
import { followedSourcesUpdate } from '#core/inputs/settings/followedSources.ts';
import { linkChecksUpdate } from '#core/inputs/settings/linkChecks.ts';
import { searchEnginesUpdate } from '#core/inputs/settings/searchEngines.ts';
import { securityUpdate } from '#core/inputs/settings/security.ts';
import { siteContactUpdate } from '#core/inputs/settings/settings.ts';
import { siteSettingsUpdate } from '#core/inputs/settings/siteSettings.ts';
import { stalenessUpdate } from '#core/inputs/settings/staleness.ts';
import { isContentSetting } from '#db/queries/settings.ts';
import { listPlaceholders } from '#server/site/settings/placeholders.ts';
import * as settings from '#server/site/settings/settings.ts';
import { readPublicSite } from '#server/site/settings/siteSettings.ts';
import {
  readValueToEdit,
  updateValue,
  type Versioned,
  type VersionedSetting,
} from '#server/site/settings/versionedSetting.ts';
import { readPublicSiteContact } from '#server/site/siteContact.ts';
import { adminProcedure, contentProcedure, router } from '#server/trpc/init.ts';

export const settingsRouter = router({
  site: contentProcedure
    .meta({ dependsOn: ['settings'] })
    .query(({ ctx }) => readPublicSite(ctx.db)),
  contact: contentProcedure
    .meta({ dependsOn: ['settings'] })
    .query(({ ctx }) => readPublicSiteContact(ctx.db)),
  placeholders: adminProcedure.query(({ ctx }) => listPlaceholders(ctx.db)),

  siteToEdit: toEdit(settings.siteSetting),
  updateSite: update(settings.siteSetting, siteSettingsUpdate),

  contactToEdit: toEdit(settings.contactSetting),
  updateContact: update(settings.contactSetting, siteContactUpdate),

  staleness: toEdit(settings.stalenessSetting),
  updateStaleness: update(settings.stalenessSetting, stalenessUpdate),

  embedding: toEdit(settings.embeddingSetting),
  updateEmbedding: update(settings.embeddingSetting, embeddingUpdate),

  searchEngines: toEdit(settings.searchEnginesSetting),
  updateSearchEngines: update(settings.searchEnginesSetting, searchEnginesUpdate),

  linkChecks: toEdit(settings.linkChecksSetting),
  updateLinkChecks: update(settings.linkChecksSetting, linkChecksUpdate),

  followedSources: toEdit(settings.followedSourcesSetting),
  updateFollowedSources: update(settings.followedSourcesSetting, followedSourcesUpdate),

  security: toEdit(settings.securitySetting),
  updateSecurity: update(settings.securitySetting, securityUpdate),
});

function toEdit<Value extends object>(setting: VersionedSetting<Value>) {
  return adminProcedure.query(({ ctx }) => readValueToEdit(ctx.db, setting));
}

function update<Value extends object>(
  setting: VersionedSetting<Value>,
  input: z.ZodMiniType<Versioned<Value>, Versioned<Value>>,
) {
  return adminProcedure
    .meta({ movesContent: isContentSetting(setting.key) })
    .input(input)
    .mutation(({ ctx, input: sent }) => updateValue(ctx.db, setting, sent as Versioned<Value>));
}
