import type { ReactNode } from 'react';

/** A page's title and introductory sentence. */
export function PageIntro({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="mb-8 flex max-w-2xl flex-col gap-3">
      <h1 className="text-4xl font-bold">{title}</h1>
      {children && <p className="text-lg text-ink-soft">{children}</p>}
    </div>
  );
}
