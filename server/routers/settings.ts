import type { Db } from '../../db/open.ts';
import { readSetting, writeSetting } from '../../db/settings.ts';
import { publicSiteContact, siteContact, storedSiteContact } from '../schemas/settings.ts';
import { adminProcedure, contentProcedure, router } from '../trpc.ts';

const CONTACT = 'contact';

export const settingsRouter = router({
  /** The contact block and office hours of the public pages, without what is hidden. */
  contact: contentProcedure.query(async ({ ctx }) => publicSiteContact(await readContact(ctx.db))),

  /** The same with what is hidden, and what is hidden of it. */
  storedContact: adminProcedure.query(({ ctx }) => readContact(ctx.db)),

  updateContact: adminProcedure.input(siteContact).mutation(async ({ ctx, input }) => {
    await writeSetting(ctx.db, CONTACT, input, new Date().toISOString());
    return input;
  }),
});

async function readContact(db: Db) {
  return storedSiteContact(await readSetting(db, CONTACT));
}
