import { createFileRoute, Link } from '@tanstack/react-router';
import { visaTypes } from '#core/vocabulary.ts';
import guideMessages from '#messages/en/guides.gen.ts';
import { translator } from '#messages/translate.ts';
import { loadedHead } from '#src/lib/pageHead.ts';
import { applicationSteps } from '#src/site/answer/guides/guideTexts.ts';
import { PageIntro } from '#src/ui/PageIntro.tsx';

const t = translator(guideMessages);

export const Route = createFileRoute('/_site/visa-application')({
  loader: () => {
    return { head: { title: t('applicationTitle'), description: t('applicationDescription') } };
  },
  head: loadedHead,
  component: VisaApplication,
});

function VisaApplication() {
  return (
    <div className="container-site py-8">
      <PageIntro title={t('applicationTitle')}>{t('applicationIntro')}</PageIntro>
      <div className="grid gap-8 lg:grid-cols-3">
        {visaTypes.map((type) => (
          <section key={type} className="card flex flex-col gap-4 p-6">
            <h2 className="text-2xl font-semibold">{t('visas', { type })}</h2>
            <ol className="flex list-decimal flex-col gap-3 ps-5">
              {applicationSteps[type].map((step) => (
                <li key={step}>{t(step)}</li>
              ))}
            </ol>
            <Link
              to="/visa-info/$topic"
              params={{ topic: type }}
              className="link mt-auto inline-flex min-h-11 items-center"
            >
              {t('about', { type })}
            </Link>
          </section>
        ))}
      </div>
    </div>
  );
}
