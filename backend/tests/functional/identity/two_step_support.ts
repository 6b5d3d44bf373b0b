import { setTimeout as sleep } from 'node:timers/promises'
import type { ApiClient } from '@japa/api-client'
import { Secret, TOTP } from 'otpauth'
import { DEMO_PASSWORD } from '#database/seeders/demo/users'
import { CookieJar } from '#tests/helpers/cookie_jar'
import { person } from '#tests/helpers/users'

export const PATH = '/api/auth/two-step'
const STEP_MS = 30_000

/** The code of an app, so many half minutes from now. */
export const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + steps * STEP_MS,
  })

export const ask = async (client: ApiClient, as: string, path: string, body: object) =>
  client
    .post(`${PATH}${path}`)
    .loginAs(await person(as))
    .withCsrfToken()
    .unsafeJson(body)

/** Turns the second step on, with a code of the half minute before. */
export async function turnOn(client: ApiClient, as: string) {
  const begun = await ask(client, as, '', { currentPassword: DEMO_PASSWORD })
  begun.assertStatus(200)
  const { secret } = begun.body()
  const confirmed = await ask(client, as, '/confirm', { code: codeOf(secret, -1) })
  confirmed.assertStatus(200)
  return { secret, recoveryCodes: confirmed.body().recoveryCodes as string[] }
}

/** Signs in with the password, as a browser does. */
export async function signIn(username: string, password = DEMO_PASSWORD) {
  const jar = new CookieJar()
  await jar.send('GET', '/api/auth/current-user')
  const answer = await jar.send('POST', '/api/auth/login', { username, password })
  return { jar, answer: answer as { status: number; body: any }, enter: enterIn(jar) }
}

const enterIn = (jar: CookieJar) => async (code: string) =>
  (await jar.send('POST', '/api/auth/code', { code })) as { status: number; body: any }

/** A test that begins with the half minute nearly over would ask in the next one. */
export async function roomInStep() {
  const left = STEP_MS - (Date.now() % STEP_MS)
  if (left < STEP_MS / 3) await sleep(left)
}
