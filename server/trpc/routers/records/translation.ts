import {
  correctedMessages,
  translationBySubject,
  translationCreate,
  translationList,
} from '#core/inputs/panel/translations.ts';
import { rowId } from '#core/inputs/text.ts';
import { currentCorrections, currentLanguage } from '#server/languages/requestLanguage.ts';
import { createRecord } from '#server/records/store.ts';
import { findTranslation, listTranslations } from '#server/records/translations/translationList.ts';
import { translations } from '#server/records/translations/translations.ts';
import {
  contentEditProcedure,
  contentProcedure,
  editorProcedure,
  router,
} from '#server/trpc/init.ts';
import { recordProcedures } from '#server/trpc/recordRouter.ts';

/** Texts in other languages, and messages that the site's team words otherwise. */
export const translationRouter = router({
  ...recordProcedures(translations, rowId),

  /** The messages of some namespaces that the site's team has corrected, in the request's language. */
  corrected: contentProcedure
    .meta({ dependsOn: [] })
    .input(correctedMessages)
    .query(({ input: { namespaces } }): Record<string, object> => {
      const corrected = currentCorrections().get(currentLanguage()) ?? {};
      return Object.fromEntries(
        Object.entries(corrected).filter(([namespace]) => namespaces.includes(namespace)),
      );
    }),

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
