/** The pattern of `like … escape '\'` for texts that contain this one. */
export function likeContaining(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
}
