/** A message is not kept in the trash: it holds what somebody may want to be gone. */
export function deleteQuestion({ name, email }: { name: string; email: string }): string {
  return `Are you sure you want to delete the message from ${name} (${email})?\n\nIt is deleted for good, with the replies to it.`;
}
