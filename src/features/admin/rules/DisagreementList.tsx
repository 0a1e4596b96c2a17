/** Pairs about which sources disagree. */
export function DisagreementList(_: { page: number; nameOf: (code: string) => string }) {
  return null;
}
