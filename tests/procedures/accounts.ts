import { refusalOf, administrator as testAdministrator } from '../support/site/testApp.ts';
import { codeOf } from '../support/totp.ts';
import { otherPassword } from './examples.ts';
import {
  type Api,
  account,
  administrator,
  editor,
  type ProceduresOf,
  visitor,
} from './procedure.ts';
import {
  type Allowed,
  added,
  anyOf,
  anyRow,
  columns,
  columnsOfAny,
  ofUser,
  removed,
  removedFrom,
  replaced,
  setting,
  signingKey,
  stored,
} from './touches.ts';

const ownPassword = { password: testAdministrator.password };

/** Rows of the requested user. */
const removedOfUser: Allowed = ({ kind, row }, { id }) => kind === 'removed' && row.user_id === id;

export const accounts: ProceduresOf<'session' | 'account' | 'savedView' | 'user'> = {
  'session.needsSetUp': visitor((api) => api.session.needsSetUp.query()),
  'session.me': visitor((api) => api.session.me.query()),
  'session.signIn': visitor(
    {
      limits: ['signInByNetwork', 'signInToAccount', 'signInToAccountByNetwork', 'twoFactorCode'],
      touches: anyOf(anyRow('sessions'), columnsOfAny('users', 'last_seen_at')),
      needs: 'the password',
    },
    (api) => api.session.signIn.mutate(testAdministrator),
  ),
  'session.signOut': visitor(removedFrom('sessions'), (api) => api.session.signOut.mutate()),
  'session.changePassword': editor(
    {
      limits: ['passwordChange'],
      touches: anyOf(
        anyRow('sessions'),
        columnsOfAny('users', 'password_hash', 'last_seen_at', 'updated_at'),
      ),
      needs: 'the password',
    },
    (api) =>
      api.session.changePassword.mutate({
        current: testAdministrator.password,
        next: otherPassword,
      }),
  ),
  'session.accountLink': visitor(async (api) => {
    const { token } = await invite(api, 'link');
    await api.session.accountLink.query({ token });
  }),
  'session.useAccountLink': visitor(
    {
      limits: ['accountLink'],
      touches: anyOf(
        removedFrom('account_links', 'sessions'),
        columnsOfAny('users', 'name', 'password_hash', 'updated_at'),
      ),
      needs: 'the token of a link',
    },
    async (api) => {
      const { token } = await invite(api, 'use');
      await api.session.useAccountLink.mutate({ token, name: 'Bo', password: otherPassword });
    },
  ),
  // There is an administrator already: the link that is valid before is tested apart.
  'session.setUp': visitor(
    {
      limits: ['setUp'],
      touches: anyOf(added('users'), setting('setupLink')),
      needs: 'the token of a set-up link',
    },
    (api) => refusalOf(api.session.setUp.mutate({ token: 'none', ...testAdministrator })),
  ),
  'account.read': account((api) => api.account.read.query()),
  'account.update': editor(
    { limits: ['passwordChange'], touches: columnsOfAny('users', 'email', 'name', 'updated_at') },
    (api) =>
      api.account.update.mutate({ email: testAdministrator.email, name: 'Ana', password: '' }),
  ),
  'account.beginTwoFactor': account(
    {
      limits: ['passwordChange'],
      touches: signingKey,
      needs: 'the password',
      untraced: 'nothing is changed before a code was entered; a key for links is made once',
    },
    (api) => api.account.beginTwoFactor.mutate(ownPassword),
  ),
  'account.confirmTwoFactor': account(
    {
      touches: anyOf(
        anyRow('recovery_codes'),
        columnsOfAny('users', 'totp_secret', 'totp_last_step', 'updated_at'),
      ),
      needs: 'a code',
    },
    async (api) => {
      const { token, address } = await api.account.beginTwoFactor.mutate(ownPassword);
      await api.account.confirmTwoFactor.mutate({ token, code: codeOf(address) });
      // Both kinds of codes, so that their statements are executed.
      for (const code of ['000000', 'no-such-code']) {
        await refusalOf(api.session.signIn.mutate({ ...testAdministrator, code }));
      }
    },
  ),
  'account.renewRecoveryCodes': account(
    { limits: ['passwordChange'], touches: anyRow('recovery_codes'), needs: 'the password' },
    (api) => api.account.renewRecoveryCodes.mutate(ownPassword),
  ),
  'account.switchOffTwoFactor': account(
    {
      limits: ['passwordChange'],
      touches: anyOf(
        removedFrom('recovery_codes'),
        columnsOfAny('users', 'totp_secret', 'totp_last_step', 'updated_at'),
      ),
      needs: 'the password',
    },
    (api) => api.account.switchOffTwoFactor.mutate(ownPassword),
  ),
  'account.sessions': editor((api) => api.account.sessions.query()),
  'account.endSession': editor(removed('sessions'), (api) =>
    refusalOf(api.account.endSession.mutate({ id: 'none' })),
  ),
  'account.endOtherSessions': editor(removedFrom('sessions'), (api) =>
    api.account.endOtherSessions.mutate(),
  ),
  'savedView.list': editor((api) => api.savedView.list.query({ list: 'rules' })),
  'savedView.create': editor(stored('saved_views'), (api) => saveView(api, 'Mine')),
  'savedView.rename': editor(columns('saved_views', 'name'), async (api) =>
    api.savedView.rename.mutate({ ...(await saveView(api, 'Former')), name: 'Latter' }),
  ),
  'savedView.delete': editor(removed('saved_views'), async (api) =>
    api.savedView.delete.mutate(await saveView(api, 'Gone')),
  ),
  'user.list': administrator((api) => api.user.list.query()),
  'user.byId': administrator(async (api) => api.user.byId.query(await newUser(api, 'read'))),
  'user.invite': administrator(
    anyOf(
      ({ table, kind, key }, _input, { id }) => table === 'users' && kind === 'added' && key === id,
      (change, _input, output) => ofUser('account_links')(change, output, {}),
    ),
    (api) => invite(api, 'new'),
  ),
  'user.createLink': administrator(ofUser('account_links'), async (api) =>
    api.user.createLink.mutate(await newUser(api, 'again')),
  ),
  'user.changeRole': administrator(
    replaced('users', 'email', 'password_hash', 'totp_secret'),
    async (api) =>
      api.user.changeRole.mutate({ ...(await newUser(api, 'role')), role: 'administrator' }),
  ),
  'user.deactivate': administrator(
    anyOf(replaced('users', 'email', 'password_hash', 'role'), removedOfUser),
    async (api) => api.user.deactivate.mutate(await newUser(api, 'deactivated')),
  ),
  'user.reactivate': administrator(
    replaced('users', 'email', 'password_hash', 'role'),
    async (api) => api.user.reactivate.mutate(await newUser(api, 'reactivated')),
  ),
  'user.delete': administrator(anyOf(removed('users'), removedOfUser), async (api) =>
    api.user.delete.mutate(await newUser(api, 'deleted')),
  ),
  'user.switchOffTwoFactor': administrator(
    replaced('users', 'email', 'password_hash', 'role'),
    async (api) => api.user.switchOffTwoFactor.mutate(await newUser(api, 'phone')),
  ),
  'user.endSessions': administrator(ofUser('sessions'), async (api) =>
    api.user.endSessions.mutate(await newUser(api, 'ended')),
  ),
};

function saveView(api: Api, name: string) {
  return api.savedView.create.mutate({ list: 'rules', name, search: 'access=eta' });
}

function invite(api: Api, name: string) {
  return api.user.invite.mutate({ email: `${name}@example.com`, name, role: 'editor' });
}

/** Invites a user; returns the input of procedures about that account. */
async function newUser(api: Api, name: string): Promise<{ id: string }> {
  const { id } = await invite(api, name);
  return { id };
}
