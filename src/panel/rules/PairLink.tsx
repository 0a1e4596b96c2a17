import type { ReactNode } from 'react';
import { NameLink } from '../lists/NameLink.tsx';
import { pairName, type StoredRule } from './ruleLabels.ts';

/** Links to the rules of a pair; its name is the link's accessible name. */
export function PairLink({
  id,
  pair,
  nameOf,
  children,
}: {
  /** By which the address names the row. */
  id?: string;
  pair: Pick<StoredRule, 'passport' | 'destination' | 'purpose'>;
  nameOf: (code: string) => string;
  children: ReactNode;
}) {
  const { passport, destination, purpose } = pair;
  return (
    <NameLink
      id={id}
      to="/admin/rules"
      search={{ passport, destination, purpose }}
      aria-label={pairName(pair, nameOf)}
    >
      {children}
    </NameLink>
  );
}
