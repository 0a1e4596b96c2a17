import { Link } from '@tanstack/react-router';
import { BookOpen, Coins, Luggage, Stamp } from 'lucide-react';
import homeMessages from '#messages/en/home.gen.ts';
import { translator } from '#messages/translate.ts';

const t = translator(homeMessages);

const tiles = [
  {
    icon: Stamp,
    title: 'visaTitle',
    text: 'visaText',
    to: '/visa-info',
  },
  {
    icon: BookOpen,
    title: 'guidesTitle',
    text: 'guidesText',
    to: '/destinations/popular',
  },
  {
    icon: Coins,
    title: 'costsTitle',
    text: 'costsText',
    to: '/visa-requirements',
  },
  {
    icon: Luggage,
    title: 'tipsTitle',
    text: 'tipsText',
    to: '/visa-application',
  },
] as const;

/** The site's features, with links. */
export function FeatureTiles() {
  return (
    <section aria-label={t('features')} className="container-site">
      <ul className="grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-4">
        {tiles.map(({ icon: Icon, title, text, to }) => (
          <li key={title} className="card relative flex flex-col gap-2 p-6">
            <Icon aria-hidden="true" className="text-accent" />
            <h2 className="text-lg font-semibold">
              <Link to={to} className="after:absolute after:inset-0 hover:underline">
                {t(title)}
              </Link>
            </h2>
            <p className="text-ink-soft">{t(text)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
