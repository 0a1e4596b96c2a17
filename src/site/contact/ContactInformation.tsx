import contactMessages from '#messages/en/contact.gen.ts';
import { translator } from '#messages/translate.ts';
import { inEnglish } from '#src/lib/inEnglish.ts';
import { trpc } from '#src/lib/trpc.ts';
import { ContactLines } from './ContactLines.tsx';

const t = translator(contactMessages);

/** The contact details and office hours, as set by administrators. */
export function ContactInformation() {
  const [{ postalAddress, email, phone, officeHours }] = trpc.settings.contact.useSuspenseQuery();
  return (
    <aside className="flex flex-col gap-6">
      {(postalAddress ?? email ?? phone) !== null && (
        <section className="card p-6">
          <h2 className="mb-3 text-xl font-semibold">{t('information')}</h2>
          <address className="flex flex-col items-start not-italic">
            <ContactLines textClass="py-2.5" linkClass="link inline-flex min-h-11 items-center" />
          </address>
        </section>
      )}
      <section className="card p-6">
        <h2 className="mb-3 text-xl font-semibold">{t('officeHours')}</h2>
        <dl className="flex flex-col gap-2">
          {officeHours.map(({ days, hours, english }) => (
            <div key={days} className="flex justify-between gap-x-4 max-xs:flex-wrap">
              <dt>
                <span {...(english.days && inEnglish())}>{days}</span>
              </dt>
              <dd className="min-w-0 text-end font-medium wrap-anywhere">
                <bdi {...(english.hours && inEnglish())}>{hours}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </aside>
  );
}
