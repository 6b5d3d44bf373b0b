import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { text } from 'node:stream/consumers'
import type { AddressInfo } from 'node:net'
import { Provider, type Configuration } from 'oidc-provider'
import singleSignOn from '#config/single_sign_on'

const HOST = '127.0.0.1'
export const CLIENT = {
  clientId: 'portal',
  clientSecret: 'a-secret-of-the-portal-and-its-provider',
}

/** What the provider says of someone; the subject is their name there. */
export interface Account {
  email?: string
  email_verified?: boolean
  preferred_username?: string
  name?: string
  groups?: string[]
  amr?: string[]
}

type Claims = Record<string, unknown>

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const key = { ...privateKey.export({ format: 'jwk' }), kid: 'first', alg: 'RS256', use: 'sig' }

const PAGE = `<!doctype html><title>Provider</title><form method="post">
  <label>Account <input name="login"></label><button>Continue</button></form>`

/** A real OpenID Connect provider, on a free port. Its own page asks for a name alone. */
export async function openProvider() {
  const accounts = new Map<string, Account>()
  const lies: { claims: Claims | null } = { claims: null }
  let answer: (request: IncomingMessage, response: ServerResponse) => void = () => undefined
  const server = createServer((request, response) => answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve))
  const issuer = `http://${HOST}:${(server.address() as AddressInfo).port}`
  const provider = new Provider(issuer, configuration(accounts))
  // tests know the number of their portal's provider only later
  const { prototype } = provider.Client as unknown as {
    prototype: Record<
      'redirectUriAllowed' | 'postLogoutRedirectUriAllowed',
      (uri: string) => boolean
    >
  }
  prototype.redirectUriAllowed = (uri) => /\/api\/auth\/oidc\/\d+\/callback$/.test(uri)
  prototype.postLogoutRedirectUriAllowed = (uri) => new URL(uri).pathname === '/login'
  provider.use(async (ctx, next) => {
    await next()
    if (ctx.oidc?.route === 'token' && lies.claims) forge(ctx.body as Claims, lies.claims)
  })
  const callback = provider.callback()
  answer = (request, response) => {
    if (!request.url!.startsWith('/interaction/')) return void callback(request, response)
    void interact(provider, request, response)
  }
  singleSignOn.insideHosts.add(HOST)
  return {
    issuer,
    accounts,
    lies,
    async close() {
      singleSignOn.insideHosts.delete(HOST)
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export type OpenProvider = Awaited<ReturnType<typeof openProvider>>

const configuration = (accounts: ReadonlyMap<string, Account>): Configuration => ({
  clients: [
    {
      ...{ client_id: CLIENT.clientId, client_secret: CLIENT.clientSecret },
      redirect_uris: ['http://127.0.0.1/api/auth/oidc/1/callback'],
      token_endpoint_auth_method: 'client_secret_post',
    },
  ],
  cookies: { keys: ['cookies of the provider'] },
  jwks: { keys: [key] },
  claims: {
    openid: ['sub', 'amr'],
    email: ['email', 'email_verified'],
    profile: ['name', 'preferred_username'],
    groups: ['groups'],
  },
  scopes: ['openid', 'email', 'profile', 'groups'],
  pkce: { required: () => true },
  features: { devInteractions: { enabled: false } },
  interactions: { url: (_, { uid }) => `/interaction/${uid}` },
  findAccount: (_, accountId) => {
    const claims = accounts.get(accountId)
    return claims && { accountId, claims: () => ({ sub: accountId, ...claims }) }
  },
})

async function interact(provider: Provider, request: IncomingMessage, response: ServerResponse) {
  if (request.method === 'GET') {
    response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE)
    return
  }
  const accountId = new URLSearchParams(await text(request)).get('login')!
  const { params } = await provider.interactionDetails(request, response)
  const grant = new provider.Grant({ accountId, clientId: String(params.client_id) })
  grant.addOIDCScope(String(params.scope))
  const result =
    accountId === 'cancel'
      ? { error: 'access_denied' }
      : { login: { accountId }, consent: { grantId: await grant.save() } }
  await provider.interactionFinished(request, response, result)
}

/** Changes what the provider has stated, and signs it with its own key. */
function forge(body: Claims, claims: Claims) {
  const payload = String(body.id_token).split('.')[1]
  const stated = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims
  body.id_token = signed({ ...stated, ...claims })
}

interface Signing {
  header?: object
  /** Another one than the provider's. */
  key?: KeyObject
}

/** A token of these claims, signed with the key of the provider. */
export function signed(claims: Claims, { header = {}, key: by = privateKey }: Signing = {}) {
  const text = [{ alg: 'RS256', kid: 'first', ...header }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  return `${text}.${createSign('RSA-SHA256').update(text).sign(by, 'base64url')}`
}

/** Goes through the provider as a browser would, from where the portal sends it to where it is sent back to. */
export async function passProvider(address: string, login: string): Promise<URL> {
  const cookies = new Map<string, string>()
  let url = new URL(address)
  for (let step = 0; step < 10; step++) {
    const isForm = url.pathname.startsWith('/interaction/')
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
      ...(isForm && { method: 'POST', body: new URLSearchParams({ login }) }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [name, value] = line.split(';')[0].split(/=(.*)/s)
      cookies.set(name, value)
    }
    const to = response.headers.get('location')
    if (!to) throw new Error(`the provider answered ${response.status}: ${await response.text()}`)
    url = new URL(to, url)
    if (url.pathname.endsWith('/callback')) return url
  }
  throw new Error('the provider sends in circles')
}
