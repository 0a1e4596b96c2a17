import { readSetting, readVersionedSetting, writeSetting } from '../../db/settings.ts';
import { holds, savedMeanwhile } from '../rowVersions.ts';
import { defaultSiteContact, siteContact, siteContactUpdate } from '../schemas/settings.ts';
import { adminProcedure, contentProcedure, router } from '../trpc.ts';

const CONTACT = 'contact';

export const settingsRouter = router({
  /** The contact block and office hours of the public pages. */
  contact: contentProcedure.query(async ({ ctx }) =>
    siteContact.parse((await readSetting(ctx.db, CONTACT)) ?? defaultSiteContact),
  ),

  /** The same with its version, for the form. */
  contactToEdit: adminProcedure.query(async ({ ctx }) => {
    const { value, version } = await readVersionedSetting(ctx.db, CONTACT);
    return { ...siteContact.parse(value ?? defaultSiteContact), version };
  }),

  updateContact: adminProcedure
    .input(siteContactUpdate)
    .mutation(({ ctx, input: { version, ...contact } }) =>
      ctx.db.transaction().execute(async (trx) => {
        const stored = await readVersionedSetting(trx, CONTACT);
        if (stored.version !== version) {
          if (holds(stored.value, contact)) return { ...contact, version: stored.version };
          throw savedMeanwhile('page');
        }
        await writeSetting(trx, CONTACT, contact, new Date().toISOString());
        return { ...contact, version: version + 1 };
      }),
    ),
});
