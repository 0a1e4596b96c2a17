import type { ReactNode } from 'react';
import { PageIntro } from '../../ui/PageIntro.tsx';

export type LegalSection = { title: string; text: ReactNode };

/** A sober page of titled paragraphs. */
export function LegalPage({
  title,
  intro,
  sections,
}: {
  title: string;
  intro: string;
  sections: LegalSection[];
}) {
  return (
    <div className="container-site py-8">
      <PageIntro title={title}>{intro}</PageIntro>
      <div className="flex max-w-prose flex-col gap-8">
        {sections.map((section) => (
          <section key={section.title}>
            <h2 className="mb-2 text-xl font-semibold">{section.title}</h2>
            <p>{section.text}</p>
          </section>
        ))}
      </div>
    </div>
  );
}
