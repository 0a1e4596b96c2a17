import { createFileRoute } from '@tanstack/react-router';
import contactMessages from '#messages/contact/en.gen.ts';
import { translator } from '#messages/translate.ts';
import { loadedHead } from '#src/lib/pageHead.ts';
import { flagIn } from '#src/lib/searchParams.ts';
import { ContactForm } from '#src/site/contact/ContactForm.tsx';
import { ContactInformation } from '#src/site/contact/ContactInformation.tsx';
import { PageIntro } from '#src/ui/PageIntro.tsx';

const t = translator(contactMessages);

export const Route = createFileRoute('/_site/contact')({
  validateSearch: (search: Record<string, unknown>): { sent?: true } =>
    flagIn(search.sent) ? { sent: true } : {},
  loader: () => {
    return { head: { title: t('title'), description: t('intro') } };
  },
  head: loadedHead,
  component: Contact,
});

function Contact() {
  const { sent = false } = Route.useSearch();
  const { formState } = Route.useRouteContext();
  return (
    <div className="container-site py-8">
      <PageIntro title={t('title')}>{t('intro')}</PageIntro>
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[1fr_22rem]">
        <ContactForm sent={sent} refused={formState?.form === 'contact' ? formState : null} />
        <ContactInformation />
      </div>
    </div>
  );
}
