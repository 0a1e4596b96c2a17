import { filtersOf, type GroupAddress } from './groupSearch.ts';

/** Keeps the group and the filters of its list in the address that a form sends. */
export function KeptInAddress({ address }: { address: GroupAddress }) {
  return Object.entries({ passports: address.passports, ...filtersOf(address) }).map(
    ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
  );
}
