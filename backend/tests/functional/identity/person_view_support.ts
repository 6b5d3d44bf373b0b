import db from '@adonisjs/lucid/services/db'
import { sqlInstant } from '#core/database/instants'
import { forgetSessionsAfter } from '#identity/shared/forget_sessions'
import type { CookieJar } from '#tests/helpers/cookie_jar'
import { person } from '#tests/helpers/users'
import { signIn } from './two_step_support.js'

export const VIEWS = '/api/person-views'
export const REASON = 'An order is missing in the list'

export interface Answered {
  status: number
  body: any
}

export const start = async (jar: CookieJar, username: string, reason = REASON): Promise<Answered> =>
  jar.send('POST', VIEWS, { userId: (await person(username)).id, reason })

/** A browser of an administrator who looks at the portal as someone else. */
export async function viewAs(username: string, viewer = 'admin'): Promise<CookieJar> {
  const { jar } = await signIn(viewer)
  const { status, body } = await start(jar, username)
  if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`)
  return jar
}

/** As if the time of all views were over; every process reads its sessions again. */
export async function letViewsExpire() {
  await db.from('person_views').update({ ends_at: sqlInstant(-1) })
  forgetSessionsAfter(undefined, (await person('admin')).id)
}

export const whoIs = async (jar: CookieJar): Promise<any> =>
  (await jar.send('GET', '/api/auth/current-user')).body

export const logged = (action: string) =>
  db.from('audit_logs').where({ action }).orderBy('id', 'desc')
