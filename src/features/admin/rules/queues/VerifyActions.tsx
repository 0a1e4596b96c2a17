import { Link } from '@tanstack/react-router';
import { Eye } from 'lucide-react';
import type { StoredRule } from '../ruleLabels.ts';
import { ConfirmButton } from './ConfirmButton.tsx';

/** Actions for a rule that needs a review: view and confirm. */
export function VerifyActions({ rule, pair }: { rule: StoredRule; pair: string }) {
  return (
    <span className="inline-flex items-center gap-1">
      <Link
        to="/admin/rules/$ruleId"
        params={{ ruleId: String(rule.id) }}
        className="icon-button"
        aria-label={`See ${pair}`}
        title="See"
      >
        <Eye aria-hidden="true" className="size-5" />
      </Link>
      <ConfirmButton rule={rule} pair={pair} />
    </span>
  );
}
