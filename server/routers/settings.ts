import { readSetting, writeSetting } from '../../db/settings.ts';
import { defaultSiteContact, siteContact } from '../schemas/settings.ts';
import { adminProcedure, contentProcedure, router } from '../trpc.ts';

const CONTACT = 'contact';

export const settingsRouter = router({
  /** The contact block and office hours of the public pages. */
  contact: contentProcedure.query(async ({ ctx }) =>
    siteContact.parse((await readSetting(ctx.db, CONTACT)) ?? defaultSiteContact),
  ),

  updateContact: adminProcedure.input(siteContact).mutation(async ({ ctx, input }) => {
    await writeSetting(ctx.db, CONTACT, input, new Date().toISOString());
    return input;
  }),
});
