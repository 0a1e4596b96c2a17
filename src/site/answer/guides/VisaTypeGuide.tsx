import type { ReactNode } from 'react';
import type { VisaType } from '#core/vocabulary.ts';
import guideMessages from '#messages/en/guides.gen.ts';
import { translator } from '#messages/translate.ts';
import type { NamedCountry } from '#src/site/passports/queries.ts';
import { VisaSearchForm } from '#src/site/visaSearch/VisaSearchForm.tsx';
import { PageIntro } from '#src/ui/PageIntro.tsx';
import { guideTexts, visaTypeGuide } from './guideTexts.ts';

const t = translator(guideMessages);

/** Explains a kind of visa, with a search. */
export function VisaTypeGuide({
  type,
  passport,
  children,
}: {
  type: VisaType;
  /** The passport that the address names; the search offers the visitor's without one. */
  passport?: NamedCountry | undefined;
  /** Below it. */
  children?: ReactNode;
}) {
  const { title, summary } = visaTypeGuide(type);
  return (
    <div className="container-site py-8">
      <PageIntro title={title}>{summary}</PageIntro>
      <div className="grid gap-10 lg:grid-cols-[1fr_24rem]">
        <div className="flex max-w-prose flex-col gap-4">
          {guideTexts[type].map((paragraph) => (
            <p key={paragraph}>{t(paragraph)}</p>
          ))}
        </div>
        <section>
          <h2 className="mb-4 text-2xl font-semibold">{t('whatNeeded')}</h2>
          <VisaSearchForm category={`${type}-visa`} passport={passport} />
        </section>
      </div>
      {children}
    </div>
  );
}
