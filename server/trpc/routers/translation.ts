import { createRecord } from '../../records/store.ts';
import { translations } from '../../records/translations.ts';
import {
  translationBySubject,
  translationCreate,
  translationList,
} from '../../schemas/admin/translations.ts';
import { rowId } from '../../schemas/text.ts';
import { findTranslation, listTranslations } from '../../services/translations/translationList.ts';
import { contentEditProcedure, editorProcedure, router } from '../init.ts';
import { recordProcedures } from '../recordRouter.ts';

/** Texts in other languages, and messages that the site's team words otherwise. */
export const translationRouter = router({
  ...recordProcedures(translations, rowId),

  list: editorProcedure
    .input(translationList)
    .query(({ ctx, input }) => listTranslations(ctx.db, input)),

  bySubject: editorProcedure
    .input(translationBySubject)
    .query(({ ctx, input }) => findTranslation(ctx.db, input)),

  /** Accepts or corrects a text: the one stored for it, if any, gets these fields. */
  create: contentEditProcedure
    .input(translationCreate)
    .mutation(({ ctx, input }) => createRecord(ctx.db, translations, input)),
});
