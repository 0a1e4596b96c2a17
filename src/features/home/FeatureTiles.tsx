import { Link } from '@tanstack/react-router';
import { BookOpen, Coins, Luggage, Stamp } from 'lucide-react';

const tiles = [
  {
    icon: Stamp,
    title: 'Visa Information',
    text: 'Required, on arrival or visa free: what is known for your passport.',
    to: '/visa-info',
  },
  {
    icon: BookOpen,
    title: 'Destination Guides',
    text: 'What a place is like, when to go and how to get around.',
    to: '/destinations/popular',
  },
  {
    icon: Coins,
    title: 'Cost Estimates',
    text: 'What a visa costs, and what an extension of the stay adds.',
    to: '/visa-requirements',
  },
  {
    icon: Luggage,
    title: 'Travel Tips',
    text: 'How an application goes, step by step, and what to bring.',
    to: '/visa-application',
  },
] as const;

/** The site's features, with links. */
export function FeatureTiles() {
  return (
    <section aria-label="What you find here" className="container-site">
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
        {tiles.map(({ icon: Icon, title, text, to }) => (
          <li key={title} className="card relative flex flex-col gap-2 p-6">
            <Icon aria-hidden="true" className="text-accent" />
            <h2 className="text-lg font-semibold">
              <Link to={to} className="after:absolute after:inset-0 hover:underline">
                {title}
              </Link>
            </h2>
            <p className="text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
