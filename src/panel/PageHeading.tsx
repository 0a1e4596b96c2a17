import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { keepToastsBelow } from './toasts/toastLook.ts';

/** The title of an admin page, with a back link before and actions after it. */
export function PageHeading({
  title,
  detail,
  back,
  children,
}: {
  title: string;
  /** The subject of the page, such as the destination's name and country. */
  detail?: ReactNode;
  back?: ReactNode;
  children?: ReactNode;
}) {
  const heading = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (heading.current ? keepToastsBelow(heading.current) : undefined), []);
  return (
    <div ref={heading} className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {back}
      <div className="grow basis-56">
        <h1 tabIndex={-1} className="text-2xl font-bold wrap-anywhere">
          {title}
        </h1>
        {detail && <p className="text-ink-soft wrap-anywhere">{detail}</p>}
      </div>
      {children}
    </div>
  );
}
