/** What is asked before something is deleted: the specification's words, then what is meant. */

export function deleteDestinationQuestion(
  { name, country }: { name: string; country: string },
  requirements: number,
): string {
  const goesToo =
    requirements === 0
      ? 'It has no visa requirements.'
      : requirements === 1
        ? 'Its visa requirement is deleted with it.'
        : `Its ${requirements} visa requirements are deleted with it.`;
  return `Are you sure you want to delete this destination?\n\n${name}, ${country}. ${goesToo}`;
}

export function deleteVisaRequirementQuestion(passport: string, type: string): string {
  return `Are you sure you want to delete this visa requirement?\n\nPassport: ${passport}. Type: ${type}.`;
}
