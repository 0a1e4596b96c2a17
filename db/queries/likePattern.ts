/** The pattern of `like … escape '\'` that matches texts containing this one. */
export function likeContaining(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
}
