/** Whether a field is named after what nobody is to read: it is neither kept in the browser nor shown. */
export function isSecret(name: string): boolean {
  return /password|secret|token/i.test(name);
}
