import type { VisaType } from '../../../../server/schemas/constants.ts';
import { PageIntro } from '../../../ui/PageIntro.tsx';
import { VisaSearchForm } from '../../home/VisaSearchForm.tsx';
import { visaTypeGuides } from './visaTypeGuides.ts';
import { visaTypeTexts } from './visaTypeTexts.ts';

/** Explains a kind of visa, with a search. */
export function VisaTypeGuide({ type }: { type: VisaType }) {
  const { title, summary } = visaTypeGuides[type];
  return (
    <div className="container-site py-8">
      <PageIntro title={title}>{summary}</PageIntro>
      <div className="grid gap-10 lg:grid-cols-[1fr_24rem]">
        <div className="flex max-w-prose flex-col gap-4">
          {visaTypeTexts[type].map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <section>
          <h2 className="mb-4 text-2xl font-semibold">What does your passport need?</h2>
          <VisaSearchForm category={`${type}-visa`} />
        </section>
      </div>
    </div>
  );
}
