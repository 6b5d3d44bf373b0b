import { DEMO_PASSWORD } from '#database/seeders/demo/users'
import { relyingParty, statePortal } from '#identity/shared/relying_party'
import { CookieJar } from '#tests/helpers/cookie_jar'
import { SoftAuthenticator, type Lies } from '#tests/helpers/soft_authenticator'
import { signIn } from './two_step_support.js'

export const PASSKEYS = '/api/auth/passkeys'
export const LOGIN = '/api/auth/passkey-login'

/** Where people believe to be: at the portal, as it is stated at the time. */
export const PORTAL = {
  get origin() {
    return relyingParty().origin
  },
  get rpId() {
    return relyingParty().id
  },
}

/** For a group of tests: a portal that browsers make passkeys for, which has a name. */
export const withName = () => statePortal('http://localhost:3333')

type Answer = { status: number; body: any }

export const send = async (jar: CookieJar, method: string, path: string, body?: object) =>
  (await jar.send(method, path, body)) as Answer

/** A browser in which someone is signed in by password, and a device of theirs. */
export async function browserOf(username: string) {
  const { jar } = await signIn(username)
  return { jar, device: new SoftAuthenticator(PORTAL) }
}

/** Adds a passkey in the browser of its person. */
export async function enrol(
  { jar, device }: { jar: CookieJar; device: SoftAuthenticator },
  { name = 'Phone', ...lies }: Lies & { name?: string } = {}
) {
  const begun = await send(jar, 'POST', `${PASSKEYS}/begin`, { currentPassword: DEMO_PASSWORD })
  if (begun.status !== 200) return begun
  return send(jar, 'POST', PASSKEYS, { name, ...device.make(begun.body, lies) })
}

/** Someone with one passkey. */
export async function enrolled(username: string) {
  const browser = await browserOf(username)
  const added = await enrol(browser)
  if (added.status !== 201) throw new Error(`adding a passkey answered ${added.status}`)
  return { ...browser, id: added.body.id as number }
}

/** A browser that has been given a challenge to sign in. */
export async function visitor() {
  const jar = new CookieJar()
  await jar.send('GET', '/api/auth/current-user')
  const begun = await send(jar, 'POST', `${LOGIN}/begin`, {})
  return { jar, options: begun.body as { challenge: string } }
}

/** Signs in with a device, from a browser of its own. */
export async function signInWith(device: SoftAuthenticator, lies: Lies = {}) {
  const { jar, options } = await visitor()
  const answer = await send(jar, 'POST', LOGIN, device.sign(options, lies))
  return { jar, answer }
}
