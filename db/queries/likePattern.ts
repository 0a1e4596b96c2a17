/** The pattern of `like … escape '\'` that matches texts containing this one. */
export function likeContaining(text: string): string {
  return `%${escapedForLike(text)}%`;
}

/** A text as a part of such a pattern. */
export function escapedForLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, '\\$&');
}
