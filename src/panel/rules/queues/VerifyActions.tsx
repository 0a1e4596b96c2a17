import { Eye } from 'lucide-react';
import { IconLink } from '#src/panel/ButtonLink.tsx';
import type { StoredRule } from '../ruleLabels.ts';
import { ConfirmButton } from './ConfirmButton.tsx';

/** Actions for a rule that needs a review: view and confirm. */
export function VerifyActions({ rule, pair }: { rule: StoredRule; pair: string }) {
  return (
    <span className="inline-flex items-center gap-1">
      <IconLink
        Icon={Eye}
        label={`See ${pair}`}
        to="/admin/rules/$ruleId"
        params={{ ruleId: String(rule.id) }}
        title="See"
      />
      <ConfirmButton rule={rule} pair={pair} />
    </span>
  );
}
