import { createFileRoute, Link } from '@tanstack/react-router';
import { visaTypes } from '../../../server/schemas/constants.ts';
import { applicationSteps } from '../../features/visa/guides/applicationSteps.ts';
import { visaTypeGuides } from '../../features/visa/guides/visaTypeGuides.ts';
import { loadedHead } from '../../lib/pageHead.ts';
import { PageIntro } from '../../ui/PageIntro.tsx';

export const Route = createFileRoute('/_site/visa-application')({
  loader: () => ({
    head: {
      title: 'Application Processes',
      description: 'How to apply for a visa, step by step, for each type.',
    },
  }),
  head: loadedHead,
  component: VisaApplication,
});

function VisaApplication() {
  return (
    <div className="container-site py-8">
      <PageIntro title="Application Processes">
        The usual steps for each kind of visa. What a country asks for differs: its own answer comes
        first.
      </PageIntro>
      <div className="grid gap-8 lg:grid-cols-3">
        {visaTypes.map((type) => (
          <section key={type} className="card flex flex-col gap-4 p-6">
            <h2 className="text-2xl font-semibold">{visaTypeGuides[type].title}</h2>
            <ol className="flex list-decimal flex-col gap-3 pl-5">
              {applicationSteps[type].map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            <Link
              to="/visa-info/$topic"
              params={{ topic: type }}
              className="link mt-auto inline-flex min-h-11 items-center"
            >
              About {type} visas
            </Link>
          </section>
        ))}
      </div>
    </div>
  );
}
