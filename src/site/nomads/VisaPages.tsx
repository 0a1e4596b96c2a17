import uiMessages from '#messages/en/ui.gen.ts';
import { translator } from '#messages/translate.ts';

const t = translator(uiMessages);

/** The list's other pages, as buttons of its form: links would lose what is chosen on this page. */
export function VisaPages({ page, pages }: { page: number; pages: number }) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={t('pages')} className="mt-4 flex items-center justify-between gap-4">
      {page > 1 ? <PageButton page={page - 1} label={t('previous')} /> : <span />}
      <p>{t('page', { page, pages })}</p>
      {page < pages ? <PageButton page={page + 1} label={t('next')} /> : <span />}
    </nav>
  );
}

function PageButton({ page, label }: { page: number; label: string }) {
  return (
    <button type="submit" name="page" value={page} className="button-quiet">
      {label}
    </button>
  );
}
