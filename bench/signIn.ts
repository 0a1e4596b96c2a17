import { administrator } from './site.ts';

/** The cookie of a new session of the administrator. Throws when the sign-in is refused. */
export async function signIn(url: string): Promise<string> {
  const response = await fetch(`${url}/trpc/session.signIn`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(administrator),
  });
  const [cookie] = response.headers.getSetCookie();
  if (!response.ok || !cookie) throw new Error(`Signing in answered ${response.status}`);
  return cookie.split(';')[0] ?? '';
}
