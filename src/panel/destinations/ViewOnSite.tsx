import { ExternalLink } from 'lucide-react';

/** Opens a destination's public page in a new tab. With a `name` it is an icon of a row. */
export function ViewOnSite({ destinationId, name }: { destinationId: string; name?: string }) {
  const href = `/destination/${encodeURIComponent(destinationId)}`;
  const icon = <ExternalLink aria-hidden="true" className="size-5" />;
  return name === undefined ? (
    <a href={href} target="_blank" rel="noopener" className="button-quiet">
      {icon}
      View on site
    </a>
  ) : (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className="icon-button"
      aria-label={`View ${name} on site`}
      title="View on site"
    >
      {icon}
    </a>
  );
}
