import { TOTP, URI } from 'otpauth';
import type { Role } from '#core/siteVocabulary.ts';
import { type SiteAddress, type SiteCalls, signedIn } from './siteCalls.ts';

/** The editor's password. */
const PASSWORD = 'another correct battery staple';

type Invited = { id: string; token: string };

/** Query strings of each list whose views can be saved. */
const views = {
  destinations: 'sort=rating&status=draft',
  requirements: 'search=brazil',
  rules: 'access=eta&destination=KE',
  faq: 'category=visa',
  inbox: 'status=archived',
  outbox: 'state=failed',
  history: 'entity=rule',
};

/**
 * Makes accounts of both roles: with two-factor sign-in and a link to a new password, invited,
 * deactivated, reactivated and deleted; and a saved view of each list.
 */
export async function makeTeam(
  site: SiteAddress,
  team: SiteCalls,
  administrator: { email: string; password: string },
): Promise<void> {
  const { email } = administrator;
  await team.write('account.update', { email, name: 'Ana', password: '' });
  const invite = (name: string, role: Role) =>
    team.write<Invited>('user.invite', { email: `${name.toLowerCase()}@example.com`, name, role });

  const bo = await invite('Bo', 'editor');
  await team.write('session.useAccountLink', { token: bo.token, name: 'Bo', password: PASSWORD });
  await setUpTwoFactor(await signedIn(site, { email: 'bo@example.com', password: PASSWORD }));
  await team.write('user.createLink', { id: bo.id });

  const cleo = await invite('Cleo', 'editor');
  await team.write('user.changeRole', { id: cleo.id, role: 'administrator' });
  for (const [name, changes] of [
    ['Dan', ['deactivate']],
    ['Eve', ['deactivate', 'reactivate']],
    ['Fay', ['delete']],
  ] as const) {
    const { id } = await invite(name, 'editor');
    for (const change of changes) await team.write(`user.${change}`, { id });
  }
  for (const [list, search] of Object.entries(views)) {
    await team.write('savedView.create', { list, name: `Some ${list}`, search });
  }
}

/** Sets up an authenticator app, whose clock is the site's. */
async function setUpTwoFactor(account: SiteCalls): Promise<void> {
  const [session] = await account.read<{ createdAt: string }[]>('account.sessions');
  const { address, token } = await account.write<{ address: string; token: string }>(
    'account.beginTwoFactor',
    { password: PASSWORD },
  );
  const app = URI.parse(address);
  if (!(app instanceof TOTP)) throw new Error('This is no address of a time-based code');
  const code = app.generate({ timestamp: Date.parse(session?.createdAt ?? '') });
  await account.write('account.confirmTwoFactor', { token, code });
}
