/** Whether a path belongs to the admin panel. Paths are case-insensitive, as in the router. */
export function isPanelPath(path: string): boolean {
  return /^\/admin(?:\/|$)/i.test(path);
}
