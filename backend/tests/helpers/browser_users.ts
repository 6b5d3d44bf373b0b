import { made } from './browser_records.js'
import { stage } from './browser_stage.js'

/** What the administrator of the account knows; its person chooses another before anything else. */
const GIVEN = 'Nine-ladders-by-the-wall-52'

interface NewUser {
  username: string
  password: string
  [field: string]: unknown
}

/** An account whose person has been there and has chosen this password. */
export async function madeUser({ password, ...user }: NewUser): Promise<{ id: number }> {
  const account = await made('admin', '/api/users', { ...user, password: GIVEN })
  const api = await stage().api(user.username, GIVEN)
  const chosen = await api.put('/api/auth/password', {
    data: { currentPassword: GIVEN, password },
  })
  if (!chosen.ok()) throw new Error(`choosing a password answered ${await chosen.text()}`)
  await api.dispose()
  return account
}
