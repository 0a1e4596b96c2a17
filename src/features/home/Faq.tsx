import { Link } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import type { FaqCategory } from '../../../server/schemas/constants.ts';
import { trpc } from '../../lib/trpc.ts';
import { RenderedText } from '../../ui/RenderedText.tsx';

const tabs = [
  { value: 'all', label: 'All Questions' },
  { value: 'general', label: 'General' },
  { value: 'visa', label: 'Visa' },
  { value: 'destination', label: 'Destinations' },
] as const satisfies { value: FaqCategory | 'all'; label: string }[];

/** The questions by category; each answer opens and closes on its own. */
export function Faq() {
  const [faqs] = trpc.faq.list.useSuspenseQuery();
  const [chosen, setChosen] = useState<FaqCategory | 'all'>('all');
  const shown = faqs.filter((faq) => chosen === 'all' || faq.category === chosen);

  /** Arrow keys move between tabs (ARIA tabs pattern). */
  const moveByArrow = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const index = tabs.findIndex((tab) => tab.value === chosen) + step;
    const next = tabs.at(index % tabs.length);
    if (!next) return;
    setChosen(next.value);
    event.currentTarget.querySelector<HTMLElement>(`#faq-tab-${next.value}`)?.focus();
  };

  return (
    <section aria-labelledby="faq" className="container-site">
      <h2 id="faq" className="mb-6 text-3xl font-bold">
        Frequently Asked Questions
      </h2>
      <div
        role="tablist"
        aria-labelledby="faq"
        className="needs-scripts mb-6 flex flex-wrap gap-2"
        onKeyDown={moveByArrow}
      >
        {tabs.map(({ value, label }) => (
          <button
            key={value}
            id={`faq-tab-${value}`}
            type="button"
            role="tab"
            aria-selected={value === chosen}
            aria-controls="faq-panel"
            tabIndex={value === chosen ? 0 : -1}
            onClick={() => setChosen(value)}
            className="pill"
          >
            {label}
          </button>
        ))}
      </div>
      <div id="faq-panel" role="tabpanel" aria-labelledby={`faq-tab-${chosen}`}>
        {shown.map((faq) => (
          <details key={faq.id} className="group border-b border-line">
            <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 text-lg font-medium">
              {faq.question}
              <ChevronDown
                aria-hidden="true"
                className="shrink-0 transition-transform group-open:rotate-180"
              />
            </summary>
            <RenderedText html={faq.answer} className="rendered-text pb-5 text-base" />
          </details>
        ))}
      </div>
      <p className="mt-8">
        Still have a question?{' '}
        <Link to="/contact" className="link inline-flex min-h-11 items-center">
          Contact Our Support Team
        </Link>
      </p>
    </section>
  );
}
