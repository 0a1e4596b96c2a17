import { createFileRoute } from '@tanstack/react-router';
import { DEFAULT_STAY, type VisaType, visaTypes } from '#core/vocabulary.ts';
import contactMessages from '#messages/en/contact.gen.ts';
import { translator } from '#messages/translate.ts';
import { loadedHead } from '#src/lib/pageHead.ts';
import { countryCodeIn, flagIn, oneOf } from '#src/lib/searchParams.ts';
import { ContactForm } from '#src/site/contact/ContactForm.tsx';
import { ContactInformation } from '#src/site/contact/ContactInformation.tsx';
import { messageAbout } from '#src/site/contact/messageAbout.ts';
import { findCountry } from '#src/site/passports/queries.ts';
import { PageIntro } from '#src/ui/PageIntro.tsx';

const t = translator(contactMessages);

type ContactSearch = {
  /** The question that a message is about: country, passport and kind of stay. */
  to?: string | undefined;
  from?: string | undefined;
  type?: VisaType | undefined;
  sent?: true | undefined;
};

export const Route = createFileRoute('/_site/contact')({
  validateSearch: (search: Record<string, unknown>): ContactSearch => ({
    to: countryCodeIn(search.to),
    from: countryCodeIn(search.from),
    type: oneOf(search.type, visaTypes),
    sent: flagIn(search.sent),
  }),
  loaderDeps: ({ search: { to, from, type } }) => ({ to, from, type }),
  loader: async ({ context: { trpc, origin }, deps: { to, from, type = DEFAULT_STAY } }) => {
    const [country, passport] = await Promise.all([findCountry(trpc, to), findCountry(trpc, from)]);
    return {
      head: { title: t('title'), description: t('intro') },
      message: country && passport && messageAbout({ country, passport, type, origin }),
    };
  },
  head: loadedHead,
  component: Contact,
});

function Contact() {
  const { sent = false } = Route.useSearch();
  const { message } = Route.useLoaderData();
  const { formState } = Route.useRouteContext();
  return (
    <div className="container-site py-8">
      <PageIntro title={t('title')}>{t('intro')}</PageIntro>
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[1fr_22rem]">
        <ContactForm
          key={message}
          sent={sent}
          message={message}
          refused={formState?.form === 'contact' ? formState : null}
        />
        <ContactInformation />
      </div>
    </div>
  );
}
