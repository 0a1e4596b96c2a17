import shellMessages from '#messages/en/shell.gen.ts';
import { translator } from '#messages/translate.ts';

const t = translator(shellMessages);

/** The placeholder of a page that is loading. */
export function PageSkeleton() {
  return (
    <div role="status" className="container-site flex min-h-dvh flex-col gap-6 py-8">
      <span className="sr-only">{t('loading')}</span>
      <div className="skeleton h-10 w-2/3 max-w-md" />
      <div className="skeleton h-5 w-full max-w-xl" />
      <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {['a', 'b', 'c'].map((card) => (
          <div key={card} className="skeleton h-72" />
        ))}
      </div>
    </div>
  );
}
