import type { ApiClient } from '@japa/api-client'
import { CookieJar } from '#tests/helpers/cookie_jar'
import { CLIENT, passProvider, type OpenProvider } from '#tests/helpers/oidc_provider'
import { confirmLast, send } from './permission_set_support.js'

export const PROVIDERS = '/api/identity-providers'

type Answer = { status: number; body: any; headers: Headers }

export const ask = async (jar: CookieJar, method: string, path: string, body?: object) =>
  (await jar.send(method, path, body)) as Answer

/** A provider of the portal, off. */
export async function aProvider(client: ApiClient, { issuer }: OpenProvider, more: object = {}) {
  const body = {
    ...{ name: 'Firm account', nameAr: 'حساب المنشأة', issuer, ...CLIENT },
    ...{ emailDomains: ['binaa.example'], scopes: 'openid profile email groups', ...more },
  }
  const made = await send(client, 'post', PROVIDERS, { body })
  made.assertStatus(201)
  return made.body()
}

/** Changes a provider; a second person confirms what has to be. */
export async function change(client: ApiClient, id: number, body: object) {
  const { version } = (await send(client, 'get', `${PROVIDERS}/${id}`)).body()
  const answer = await send(client, 'patch', `${PROVIDERS}/${id}`, { body, version })
  if (answer.status() === 202) await confirmLast(client, 'general.manager')
  else answer.assertStatus(200)
}

/** The same, switched on by two. */
export async function anActiveProvider(
  client: ApiClient,
  provider: OpenProvider,
  more: object = {}
): Promise<number> {
  const { id } = await aProvider(client, provider, more)
  await change(client, id, { active: true })
  return id
}

/** A browser that the portal sends to a provider. */
export async function begin(id: number, jar = new CookieJar(), to?: string) {
  await jar.send('GET', '/api/auth/current-user')
  const begun = await ask(jar, 'POST', `/api/auth/oidc/${id}/start`, { to })
  return { jar, begun, url: begun.body.url as string }
}

/** Where the portal sends the browser that comes back. */
export async function comeBack(jar: CookieJar, { pathname, search }: URL) {
  const answer = await ask(jar, 'GET', pathname + search)
  return answer.headers.get('location') ?? `${answer.status}`
}

/** Signs in through a provider. @returns the page that opens */
export async function signInThrough(id: number, login: string, to?: string) {
  const { jar, url } = await begin(id, undefined, to)
  const page = await comeBack(jar, await passProvider(url, login))
  const me = await ask(jar, 'GET', '/api/auth/current-user')
  return { jar, page, me: me.status === 200 ? me.body : null }
}
