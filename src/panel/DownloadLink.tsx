import { Download } from 'lucide-react';
import type { ReactNode } from 'react';

/** A link to a file of the server that is saved, in the look of a button. */
export function DownloadLink({
  href,
  className = 'button-quiet',
  children,
}: {
  href: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <a href={href} download className={className}>
      <Download aria-hidden="true" className="size-5" />
      {children}
    </a>
  );
}
