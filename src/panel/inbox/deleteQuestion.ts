/** Messages don't go to the trash: deletion may be wanted for privacy. */
export function deleteQuestion({ name, email }: { name: string; email: string }): string {
  return `Are you sure you want to delete the message from ${name} (${email})?\n\nIt is deleted for good, with the replies to it.`;
}
