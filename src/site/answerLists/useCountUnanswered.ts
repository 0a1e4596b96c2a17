import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { keyOfQuestion, type Question, UNANSWERED_AT_ONCE } from '#core/answers/unanswered.ts';
import { isPanelPath } from '#src/lib/panelPath.ts';
import { trpc } from '#src/lib/trpc.ts';
import { useIsServed } from '#src/ui/useIsServed.ts';

/**
 * Counts the questions that a page shows without an answer, for the panel: those of the first page
 * are counted with its response, cached or not, later ones are reported when they are shown. What the
 * panel previews is no visitor's question.
 */
export function useCountUnanswered(questions: readonly Question[]): void {
  const router = useRouter();
  const { onUnanswered } = router.options.context;
  const isServed = useIsServed();
  const { mutate: report } = trpc.entryRule.countUnanswered.useMutation();
  const counted = useRef(new Set(isServed ? questions.map(keyOfQuestion) : []));
  onUnanswered?.(questions);

  const shown = JSON.stringify(questions);
  useEffect(() => {
    const further = new Map<string, Question>();
    for (const question of JSON.parse(shown) as Question[]) {
      const key = keyOfQuestion(question);
      if (!counted.current.has(key)) further.set(key, question);
      counted.current.add(key);
    }
    if (further.size === 0 || isPanelPath(router.state.location.pathname)) return;
    report({ questions: [...further.values()].slice(0, UNANSWERED_AT_ONCE) });
  }, [shown, report, router]);
}
