/**
 * Whether a field's name marks it as a secret, which is neither stored in the browser nor shown.
 */
export function isSecret(name: string): boolean {
  return /password|secret|token/i.test(name);
}
