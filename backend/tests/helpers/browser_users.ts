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
  await chosePassword(user.username, { given: GIVEN, own: password })
  return account
}

/** Someone new has signed in with the password that they were given, and has chosen their own. */
export async function chosePassword(
  username: string,
  { given, own }: Record<'given' | 'own', string>
) {
  const api = await stage().api(username, given)
  const data = { currentPassword: given, password: own }
  const chosen = await api.put('/api/auth/password', { data })
  if (!chosen.ok()) throw new Error(`choosing a password answered ${await chosen.text()}`)
  await api.dispose()
}
