import { Link } from '@tanstack/react-router';

/** A page that is not there, with one way on. */
export function NotFoundPage({
  title = 'Page Not Found',
  text = 'There is nothing at this address. It may have moved, or the link has a typo.',
  wayOn = 'Go Home',
}: {
  title?: string;
  text?: string;
  wayOn?: string;
}) {
  return (
    <div className="container-site flex flex-col items-start gap-4 py-24">
      <h1 className="text-4xl font-bold">{title}</h1>
      <p className="text-lg text-ink-soft">{text}</p>
      <Link to="/" className="button">
        {wayOn}
      </Link>
    </div>
  );
}
