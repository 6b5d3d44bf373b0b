import hash from '@adonisjs/core/services/hash'
import User from '#identity/shared/user'
import { DEMO_PASSWORD, DEMO_USERS } from './seeders/demo/users.js'

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/i

/** Why the server does not listen; the text is for the person at the console. */
export class KnownAccounts extends Error {}

/**
 * The demo company's password is public: where it signs someone in, the portal is for this machine alone, unless
 * `DEMO_BEYOND_LOOPBACK=true` says that everyone may come in.
 * @throws KnownAccounts
 */
export async function refuseKnownAccounts({ HOST = '', DEMO_BEYOND_LOOPBACK }: NodeJS.ProcessEnv) {
  if (LOOPBACK.test(HOST) || DEMO_BEYOND_LOOPBACK === 'true') return
  const names = DEMO_USERS.map(({ username }) => username)
  const users = await User.query().whereIn('username', names).whereNull('disabled_at')
  for (const { username, password } of users) {
    if (await hash.use('argon').verify(password, DEMO_PASSWORD))
      throw new KnownAccounts(
        `${username} has the public password of the demo company: listen on 127.0.0.1, change the ` +
          `password, or set DEMO_BEYOND_LOOPBACK=true`
      )
  }
}
