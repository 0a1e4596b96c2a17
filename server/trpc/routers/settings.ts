import { siteContactUpdate } from '../../schemas/settings.ts';
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
});
