import { readSetting, readVersionedSetting, writeSetting } from '../../../db/queries/settings.ts';
import { publicSiteContact, siteContactUpdate, storedSiteContact } from '../../schemas/settings.ts';
import { holds, savedMeanwhile } from '../../services/rowVersions.ts';
import { adminProcedure, contentProcedure, router } from '../init.ts';

const CONTACT = 'contact';

export const settingsRouter = router({
  /** The contact block and office hours of the public pages, without what is hidden. */
  contact: contentProcedure.query(async ({ ctx }) =>
    publicSiteContact(storedSiteContact(await readSetting(ctx.db, CONTACT))),
  ),

  /** The same for the form: with what is hidden, what is hidden of it, and its version. */
  contactToEdit: adminProcedure.query(async ({ ctx }) => {
    const { value, version } = await readVersionedSetting(ctx.db, CONTACT);
    return { ...storedSiteContact(value), version };
  }),

  updateContact: adminProcedure
    .input(siteContactUpdate)
    .mutation(({ ctx, input: { version, ...contact } }) =>
      ctx.db.transaction().execute(async (trx) => {
        const stored = await readVersionedSetting(trx, CONTACT);
        if (stored.version !== version) {
          if (holds(storedSiteContact(stored.value), contact))
            return { ...contact, version: stored.version };
          throw savedMeanwhile('page');
        }
        await writeSetting(trx, CONTACT, contact, new Date().toISOString());
        return { ...contact, version: version + 1 };
      }),
    ),
});
