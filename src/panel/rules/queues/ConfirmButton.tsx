import { Check } from 'lucide-react';
import { trpc } from '#src/lib/trpc.ts';
import { Button } from '#src/ui/Button.tsx';
import type { StoredRule } from '../ruleLabels.ts';

/**
 * Confirms a rule of a list with today's date, by click or by the key C while the focus is in the
 * row (`keys/listKeys.ts`); the focus moves to the next row.
 */
export function ConfirmButton({
  rule,
  pair,
}: {
  rule: StoredRule;
  /** The pair's readable name. */
  pair: string;
}) {
  const confirm = trpc.rule.confirm.useMutation();
  return (
    <Button
      Icon={Check}
      data-confirms
      aria-keyshortcuts="c"
      disabled={confirm.isPending || confirm.isSuccess}
      aria-label={`Confirm ${pair}`}
      onClick={({ currentTarget }) => {
        neighbourOf(currentTarget)?.focus();
        confirm.mutate({ id: rule.id, version: rule.version });
      }}
    >
      Confirm
    </Button>
  );
}

/** The next row's button, else the previous one, else the page's heading. */
function neighbourOf(button: HTMLElement): HTMLElement | null | undefined {
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-confirms]:not(:disabled)')];
  const at = buttons.indexOf(button);
  return buttons[at + 1] ?? buttons[at - 1] ?? document.querySelector<HTMLElement>('h1');
}
