import { Link } from '@tanstack/react-router';
import { addressOf, footerColumns, legalLinks } from '#core/site/pages.ts';
import shellMessages from '#messages/en/shell.gen.ts';
import { translator } from '#messages/translate.ts';
import { trpc } from '#src/lib/trpc.ts';
import { RenderedText } from '#src/ui/RenderedText.tsx';
import { ContactLines } from '../contact/ContactLines.tsx';
import { LanguageLinks } from '../languages/LanguageLinks.tsx';
import { Brand } from './Brand.tsx';
import { socialNetworks } from './socialNetworks.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';

const t = translator(shellMessages);

/** The footer: links by topic, contact, appearance and legal pages. */
export function SiteFooter() {
  const [{ postalAddress, email, phone, socialLinks }] = trpc.settings.contact.useSuspenseQuery();
  const [{ name, footerIntro, footerNote, english }] = trpc.settings.site.useSuspenseQuery();
  const networks = socialNetworks.filter(({ key }) => socialLinks[key] !== null);
  return (
    <footer className="mt-20 bg-navy text-[#eef1ee]">
      <div className="container-site footer-columns grid gap-x-6 gap-y-5 py-6 xs:grid-cols-2 sm:gap-10 sm:py-12 lg:grid-cols-5">
        <div className="flex flex-wrap items-center justify-between gap-x-4 max-sm:col-span-full sm:flex-col sm:items-start sm:justify-start sm:gap-4">
          <Brand />
          <RenderedText
            html={footerIntro}
            english={english.footer}
            className="footer-text max-sm:order-last max-sm:w-full"
          />
          {networks.length > 0 && (
            <ul className="flex flex-wrap gap-x-4 text-sm" aria-label={t('socialMedia')}>
              {networks.map(({ key, name }) => (
                <li key={key} className="flex min-h-8 items-center sm:min-h-11">
                  {/* A placeholder is a link without a target. */}
                  <a className="footer-link" href={socialLinks[key] || undefined}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        {footerColumns.map(([title, links]) => (
          <nav key={title} aria-label={t(title)}>
            <h2>{t(title)}</h2>
            <FooterLinks links={links} />
          </nav>
        ))}
        {(postalAddress ?? email ?? phone) !== null && (
          <div>
            <h2>{t('contact')}</h2>
            <address className="flex flex-col items-start not-italic">
              <ContactLines textClass="text-sm sm:py-1.5" linkClass="footer-link" />
            </address>
          </div>
        )}
      </div>
      <div className="border-t border-white/15">
        <div className="container-site flex flex-wrap items-center justify-between gap-x-8 gap-y-1 py-3 text-sm sm:gap-y-2 sm:py-4">
          <div className="flex flex-wrap gap-x-1">
            <span>
              © {new Date().getFullYear()} <bdi>{name}</bdi>.
            </span>
            <RenderedText html={footerNote} english={english.footer} className="footer-text" />
          </div>
          <ThemeSwitch />
          <LanguageLinks />
          <nav aria-label={t('legal')}>
            <FooterLinks links={legalLinks} className="flex flex-wrap gap-x-3 sm:gap-x-5" />
          </nav>
        </div>
      </div>
    </footer>
  );
}

function FooterLinks({
  links,
  className = '',
}: {
  links: typeof legalLinks | (typeof footerColumns)[number][1];
  className?: string;
}) {
  return (
    <ul className={`footer-links ${className}`}>
      {links.map(([page, label]) => (
        <li key={page}>
          <Link to={addressOf[page]}>{t(label)}</Link>
        </li>
      ))}
    </ul>
  );
}
