import { Link } from '@tanstack/react-router';
import homeMessages from '#messages/en/home.gen.ts';
import { translator } from '#messages/translate.ts';
import { inEnglish } from '#src/lib/inEnglish.ts';
import { trpc } from '#src/lib/trpc.ts';
import { VisaSearchForm } from '../visaSearch/VisaSearchForm.tsx';

const t = translator(homeMessages);

/** The image, the headline and the search. */
export function HomeHero() {
  const [{ heroTitle, heroText, english }] = trpc.settings.site.useSuspenseQuery();
  return (
    <section className="relative xs:-mt-16 bg-navy print:mt-0 text-white">
      <img
        src="/posters/hero.svg"
        alt=""
        width={1600}
        height={900}
        fetchPriority="high"
        className="absolute inset-0 h-full w-full object-cover object-[70%_50%]"
      />
      <div className="home-scrim relative">
        {/* Nothing is centred vertically: a page is displayed while its lists of countries are
            still arriving. */}
        <div className="container-site grid grid-cols-1 items-start gap-10 pt-12 xs:pt-28 lg:pt-33 pb-14 lg:min-h-160 lg:grid-cols-[1fr_26rem]">
          <div className="flex max-w-xl flex-col items-start gap-5 lg:pt-19">
            <h1
              {...(english.heroTitle && inEnglish())}
              className="text-4xl font-bold wrap-anywhere sm:text-6xl"
            >
              {heroTitle}
            </h1>
            <p {...(english.heroText && inEnglish())} className="text-lg wrap-anywhere">
              {heroText}
            </p>
            <nav aria-label={t('start')} className="flex flex-wrap gap-x-6">
              <HeroLink to="/destinations/popular">{t('guides')}</HeroLink>
              <HeroLink to="/visa-info">{t('visaInformation')}</HeroLink>
            </nav>
          </div>
          <VisaSearchForm />
        </div>
      </div>
    </section>
  );
}

function HeroLink({
  to,
  children,
}: {
  to: '/destinations/popular' | '/visa-info';
  children: string;
}) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
    >
      {children}
    </Link>
  );
}
