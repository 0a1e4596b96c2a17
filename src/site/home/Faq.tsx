import { Link } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import type { FaqCategory } from '#core/siteVocabulary.ts';
import homeMessages from '#messages/en/home.gen.ts';
import { translator } from '#messages/translate.ts';
import { inEnglish } from '#src/lib/inEnglish.ts';
import { trpc } from '#src/lib/trpc.ts';
import { logicalKey } from '#src/ui/logicalKey.ts';
import { RenderedText } from '#src/ui/RenderedText.tsx';

const t = translator(homeMessages);

/** The categories of questions, whose messages have the same keys. */
const tabs = ['all', 'general', 'visa', 'destination'] as const satisfies (FaqCategory | 'all')[];

/** The questions by category; each answer opens and closes on its own. */
export function Faq() {
  const [faqs] = trpc.faq.list.useSuspenseQuery();
  const [chosen, setChosen] = useState<FaqCategory | 'all'>('all');
  const shown = faqs.filter((faq) => chosen === 'all' || faq.category === chosen);

  /** Arrow keys move between tabs (ARIA tabs pattern). */
  const moveByArrow = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[logicalKey(event)];
    if (!step) return;
    event.preventDefault();
    const index = tabs.indexOf(chosen) + step;
    const next = tabs.at(index % tabs.length);
    if (!next) return;
    setChosen(next);
    event.currentTarget.querySelector<HTMLElement>(`#faq-tab-${next}`)?.focus();
  };

  return (
    <section aria-labelledby="faq" className="container-site">
      <h2 id="faq" className="mb-6 text-3xl font-bold">
        {t('questions')}
      </h2>
      <div
        role="tablist"
        aria-labelledby="faq"
        className="needs-scripts mb-6 flex flex-wrap gap-2"
        onKeyDown={moveByArrow}
      >
        {tabs.map((tab) => (
          <button
            key={tab}
            id={`faq-tab-${tab}`}
            type="button"
            role="tab"
            aria-selected={tab === chosen}
            aria-controls="faq-panel"
            tabIndex={tab === chosen ? 0 : -1}
            onClick={() => setChosen(tab)}
            className="pill"
          >
            {t(tab)}
          </button>
        ))}
      </div>
      <div id="faq-panel" role="tabpanel" aria-labelledby={`faq-tab-${chosen}`}>
        {shown.map((faq) => (
          <details key={faq.id} className="group border-b border-line">
            <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 text-lg font-medium">
              <span {...(faq.english && inEnglish())}>{faq.question}</span>
              <ChevronDown
                aria-hidden="true"
                className="shrink-0 transition-transform group-open:rotate-180"
              />
            </summary>
            <RenderedText
              html={faq.answer}
              english={faq.english}
              className="rendered-text pb-5 text-base"
            />
          </details>
        ))}
      </div>
      <p className="mt-8">
        {t.rich('stillAQuestion', {
          link: (children) => (
            <Link key="link" to="/contact" className="link inline-flex min-h-11 items-center">
              {children}
            </Link>
          ),
        })}
      </p>
    </section>
  );
}
