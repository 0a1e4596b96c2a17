import { type Arguments, type Catalogue, type Translate, translator } from '#messages/translate.ts';

/** The texts of a namespace in the page's language: `t('key', values)`, `t.rich` for tags. */
export function useMessages<M extends Record<keyof M, Arguments>>(
  catalogue: Catalogue<M>,
): Translate<M> {
  return translator(catalogue);
}
