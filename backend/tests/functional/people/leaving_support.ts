import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { today } from '#core/settings/firm_clock'
import { DEMO_PASSWORD } from '#database/seeders/demo/users'
import { dispatchWaiting } from '#tests/helpers/dispatch_waiting'
import { CookieJar } from '#tests/helpers/cookie_jar'
import { call } from '../procurement/support.js'

/** Someone signed in as in a browser, so that their session can end. */
export async function signedIn(username: string) {
  const jar = new CookieJar()
  await jar.send('GET', '/api/auth/current-user')
  const answer = await jar.send('POST', '/api/auth/login', { username, password: DEMO_PASSWORD })
  if (answer.status !== 200) throw new Error(`sign-in answered ${answer.status}`)
  return jar
}

/** What a request of the session is answered. */
export const statusOf = async (jar: CookieJar) =>
  (await jar.send('GET', '/api/auth/current-user')).status

export async function versionOf(employeeId: number): Promise<number> {
  return (await db.from('employees').where('id', employeeId).firstOrFail()).version
}

/** Enters the last day of a person, today unless another is named. */
export async function leaves(
  client: ApiClient,
  { id }: { id: number },
  more: Record<string, unknown> = {},
  as = 'hr.manager'
) {
  return call(client, as, 'post', `/api/employees/${id}/leaving`, {
    body: { lastDayOn: today(), status: 'resigned', ...more },
    seen: await versionOf(id),
  })
}

export async function leavingOf(client: ApiClient, { id }: { id: number }, as = 'hr.manager') {
  const shown = await call(client, as, 'get', `/api/employees/${id}/leaving`)
  shown.assertStatus(200)
  return shown.body().leaving
}

/** Lets departments act on what has happened. */
export async function settleEvents() {
  await dispatchWaiting()
}
