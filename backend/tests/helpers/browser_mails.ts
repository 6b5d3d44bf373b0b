import { request, type APIRequestContext } from 'playwright-core'
import type { PortalProcess } from './browser_portal.js'
import { DEMO_PASSWORD } from './browser_stage.js'
import type { MailServer } from './smtp_server.js'

/** Signs a demo person in to a portal of the test's own, as a program would. */
export async function signedInApi({ origin }: PortalProcess, username: string) {
  const api = await request.newContext({ baseURL: origin })
  await api.get('/api/auth/current-user')
  const who = { username, password: DEMO_PASSWORD }
  const signedIn = await api.post('/api/auth/login', { data: who, headers: await tokenOf(api) })
  if (!signedIn.ok()) throw new Error(`sign-in answered ${signedIn.status()}`)
  await api.get('/api/auth/current-user')
  return api
}

async function tokenOf(api: APIRequestContext) {
  const { cookies } = await api.storageState()
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  return { 'X-XSRF-TOKEN': decodeURIComponent(token) }
}

interface Written {
  method?: 'POST' | 'PATCH' | 'PUT'
  data?: object
  /** The version that was read. */
  seen?: number
}

/** Writes something as the person of this context. @throws Error when it is refused */
export async function write<T>(
  api: APIRequestContext,
  path: string,
  { method = 'POST', data = {}, seen }: Written = {}
): Promise<T> {
  const version = seen === undefined ? undefined : { 'If-Match': `"${seen}"` }
  const sent = await api.fetch(path, {
    ...{ method, data },
    headers: { ...(await tokenOf(api)), ...version },
  })
  if (!sent.ok()) throw new Error(`${path} answered ${sent.status()}: ${await sent.text()}`)
  return (await sent.json()) as T
}

/** Lets the portal send its mails to the server of the test, as an administrator would. */
export async function sendThrough(portal: PortalProcess, { port }: MailServer) {
  const api = await signedInApi(portal, 'admin')
  const { version } = await (await api.get('/api/settings')).json()
  const server = { mailMode: 'smtp', mailHost: '127.0.0.1', mailPort: port, mailSecurity: 'none' }
  const data = { ...server, mailFrom: 'portal@binaa.example' }
  await write(api, '/api/settings', { method: 'PATCH', data, seen: version })
  await api.dispose()
}
