import type { ReactNode } from 'react';

/** The title of an admin page, with a way back before it and actions after it. */
export function PageHeading({
  title,
  detail,
  back,
  children,
}: {
  title: string;
  /** What the page is about, such as the destination's name and country. */
  detail?: string | undefined;
  back?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {back}
      <div className="mr-auto">
        <h1 className="text-2xl font-bold">{title}</h1>
        {detail && <p className="text-ink-soft">{detail}</p>}
      </div>
      {children}
    </div>
  );
}
