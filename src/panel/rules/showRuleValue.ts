import type { RouterOutputs } from '#src/lib/trpc.ts';
import type { ShowValue } from '../forms/versions/DifferenceField.tsx';
import { accessNames, conditionNames, purposeNames } from './ruleLabels.ts';

/** Renders a rule's codes. */
export function showRuleValue(countries: RouterOutputs['country']['listAll']): ShowValue {
  const country = (code: string) => countries.find((one) => one.code === code)?.name;
  const access: Record<string, string> = accessNames;
  const shown: Record<string, (code: string) => string | undefined> = {
    passport: country,
    destination: country,
    purpose: (code) => (purposeNames as Record<string, string>)[code],
    access: (code) => access[code],
    otherwise: (code) => access[code],
    condition: (code) => (conditionNames as Record<string, string>)[code],
  };
  return (field, value) => (typeof value === 'string' ? shown[field]?.(value) : undefined);
}
