import { request, type BrowserContext } from 'playwright-core'

export type Cookies = Parameters<BrowserContext['addCookies']>[0]

/** Of everybody in the demo company. */
const PASSWORD = 'Binaa-demo-2026'
/** Someone with a whole menu, as an office has it. */
const USERNAME = 'admin'

/** The cookies of someone who has signed in, for browsers that have never been here. */
export async function signedIn(origin: string): Promise<Cookies> {
  const client = await request.newContext({ baseURL: origin })
  await client.get('/api/auth/current-user')
  const { cookies } = await client.storageState()
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const response = await client.post('/api/auth/login', {
    data: { username: USERNAME, password: PASSWORD },
    headers: { 'X-XSRF-TOKEN': decodeURIComponent(token) },
  })
  if (!response.ok()) throw new Error(`sign-in answered ${response.status()}`)
  const state = await client.storageState()
  await client.dispose()
  return state.cookies
}
