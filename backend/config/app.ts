import type { IncomingMessage, ServerResponse } from 'node:http'
import env from '#start/env'
import { defineConfig } from '@adonisjs/core/http'

export const appKey = env.get('APP_KEY')
export const appUrl = env.get('APP_URL') ?? `http://${env.get('HOST')}:${env.get('PORT')}`

/** Secure cookies need https; over plain http on the loopback a browser would drop them. */
export const secureCookies = appUrl.startsWith('https:')

export const http = defineConfig({
  generateRequestId: true,
  allowMethodSpoofing: false,
  // loaded when needed: it reads this file itself
  onBadUrl: (request: IncomingMessage, response: ServerResponse) => {
    void import('#core/http/bad_url').then(({ answerBadUrl }) => answerBadUrl(request, response))
  },
  // whose X-Forwarded-For is believed: an address, a subnet, or `loopback` or `uniquelocal`
  trustProxy: env.get('TRUSTED_PROXIES', 'loopback'),
  // only the language of the answer is read from here: services deep below a controller (audit,
  // outbox) are informed who acts
  useAsyncLocalStorage: true,
  // as many records as a page of a list has may be named by their ids
  qs: {
    parse: { depth: 5, parameterLimit: 1000, allowSparse: false, arrayLimit: 500, comma: true },
    stringify: { encode: true, encodeValuesOnly: false, arrayFormat: 'indices', skipNulls: false },
  },
  cookie: {
    domain: '',
    path: '/',
    maxAge: '12h',
    httpOnly: true,
    secure: secureCookies,
    sameSite: 'lax',
  },
})
